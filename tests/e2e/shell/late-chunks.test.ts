import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { DIST } from '../../support/browser/build-app.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';

/** A host that lost some of its files, before any worker could keep them; `browse` holds that no error goes uncaught. */
async function without(lost: RegExp, size = { width: 360, height: 740 }): Promise<Page> {
  const host = await serveApp();
  const files = readdirSync(path.join(DIST, 'assets')).filter((name) => lost.test(name));
  expect(files).not.toEqual([]);
  for (const name of files) host.instead.set(`assets/${name}`, { status: 404 });
  const browser = await browse({ context: { serviceWorkers: 'block', viewport: size } });
  const page = await browser.open(host.url);
  await page.getByRole('button', { name: 'Save and next' }).waitFor();
  return page;
}

test.each([
  ['style', /^behind-.*\.css$/],
  ['script', /^behind-.*\.js$/],
])('the list of assessments says that its %s did not load, and the form goes on', async (_, lost) => {
  const page = await without(lost);
  await page.getByText('Assessments to assign: none').click();
  await page.getByText(/^The list of assessments did not load\./).waitFor();
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  expect(await page.getByRole('button', { name: 'Load again' }).count()).toBe(1);
});

test('the list beside the form says that it did not load', async () => {
  const page = await without(/^behind-.*\.(js|css)$/, { width: 1280, height: 800 });
  // What a new device is told stands there before it.
  await page.getByRole('button', { name: 'Start registering' }).click();
  await page.getByText(/^The list of people registered last did not load\./).waitFor();
});

test.each([
  ['style', /^screens-.*\.css$/],
  ['script', /^screens-.*\.js$/],
])('a screen whose %s did not load says so, in a heading with the focus on it', async (_, lost) => {
  const page = await without(lost);
  await page.getByRole('link', { name: 'People' }).click();
  await page
    .getByText(/^What you saved before is still on this device\. You can go on registering/)
    .waitFor();
  const heading = page.getByRole('heading', { name: 'The screen “People” did not load', level: 1 });
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByText(/Connect to the network once, then press/).waitFor();
  await page.getByRole('link', { name: 'Go to Register' }).click();
  await page.getByRole('heading', { name: 'Register a person', level: 1 }).waitFor();
});

test('without the code of the database nobody types what could not be kept, and it can be loaded again', async () => {
  const host = await serveApp();
  const [file = ''] = readdirSync(path.join(DIST, 'assets')).filter((name) => name.startsWith('service-'));
  host.instead.set(`assets/${file}`, { status: 503 });
  const browser = await browse({ context: { serviceWorkers: 'block' } });
  const page = await browser.open(host.url);
  await page
    .getByText(/^This screen did not load\. What you saved before is still on this device\./)
    .waitFor();
  expect(await page.getByRole('textbox').count()).toBe(0);
  host.instead.delete(`assets/${file}`);
  await page.getByRole('button', { name: 'Load again' }).click();
  await page.getByRole('button', { name: 'Save and next' }).waitFor();
});
