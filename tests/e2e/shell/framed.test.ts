import { afterAll, expect, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { DIST } from '../../support/browser/build-app.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { register } from '../../support/browser/field-worker.ts';
import { oneVisit } from '../../support/browser/one-visit.ts';
import { serveFolder, type StaticHost } from '../../support/hosts/static-host.ts';

/** Addresses of the page around the app: of its own origin, of its host's other port, of another site. */
const AROUND = ['own origin', 'other port', 'other site'] as const;
type Around = (typeof AROUND)[number];

let other: StaticHost;
let receipt: string;
/** Someone is registered, whom no frame may show. */
const visit = oneVisit('/', async ({ app, page }) => {
  other = await serveFolder(DIST);
  const [person] = people(1, 1);
  receipt = await register(page, person ?? expect.unreachable('The sample is empty'));
  await expectThat(page.getByText(receipt).first()).toBeVisible();
  const around = { status: 200, type: 'text/html', body: `<iframe src="${app.url}"></iframe>` };
  for (const host of [app, other]) host.instead.set('around', around);
});
afterAll(() => other.stop());

const DOES_NOT_START = 'inside a frame of a page of the %s the app does not start';
test.each(AROUND.slice(2))(DOES_NOT_START, doesNotStart);
test.each(AROUND.slice(0, 2))(DOES_NOT_START, { tags: ['night'] }, doesNotStart);

async function doesNotStart(where: Around): Promise<void> {
  const { app, browser } = visit;
  const address = {
    'own origin': `${app.url}around`,
    'other port': `${other.url}around`,
    'other site': `http://localhost:${new URL(other.url).port}/around`,
  }[where];
  const framing = await browser.open(address);
  const frame = framing.frameLocator('iframe');
  const way = frame.getByRole('link', { name: screens.framed.ownWindow });
  const opening = browser.context.waitForEvent('page');
  await way.click();
  await (await opening).getByRole('button', { name: first.register.save }).waitFor();
  // By now what starts in the frame would have started.
  await expectThat(frame.getByText(receipt)).toHaveCount(0);
  await expectThat(frame.getByRole('button')).toHaveCount(0);
}
