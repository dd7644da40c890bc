import { expect, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { browse, serveApp, whenKept } from '../../support/browser/e2e.ts';
import { register } from '../../support/browser/field-worker.ts';

/** Addresses of the page around the app: of its own origin, of its host's other port, of another site. */
const AROUND = ['own origin', 'other port', 'other site'] as const;

test.each(AROUND)('inside a frame of a page of the %s the app does not start', async (where) => {
  const [app, other, browser] = [await serveApp(), await serveApp(), await browse()];
  const around = { status: 200, type: 'text/html', body: `<iframe src="${app.url}"></iframe>` };
  app.instead.set('around', around);
  other.instead.set('around', around);
  const address = {
    'own origin': `${app.url}around`,
    'other port': `${other.url}around`,
    'other site': `http://localhost:${new URL(other.url).port}/around`,
  }[where];
  const page = await browser.open(app.url);
  await whenKept(page);
  const [person] = people(1, 1);
  if (!person) throw new Error('The sample is empty');
  const receipt = await register(page, person);
  expect(await page.getByText(receipt).count()).toBeGreaterThan(0);

  const framing = await browser.open(address);
  const frame = framing.frameLocator('iframe');
  const way = frame.getByRole('link', { name: 'Open Outpost in a window of its own' });
  await way.waitFor();
  expect(await frame.getByText(receipt).count()).toBe(0);
  expect(await frame.getByRole('button').count()).toBe(0);
  const opening = browser.context.waitForEvent('page');
  await way.click();
  await (await opening).getByRole('button', { name: 'Save and next' }).waitFor();
});
