import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { browseOnDisk, serveApp, whenKept } from '../../support/browser/e2e.ts';
import { register } from '../../support/browser/field-worker.ts';

/** Everything of this origin in the browser but the app's own files. */
function keptIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => `database ${name ?? ''}`);
    const folders: string[] = [];
    for await (const name of (await navigator.storage.getDirectory()).keys())
      folders.push(`folder ${decodeURIComponent(name)}`);
    const entries = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    const stored = (await caches.keys()).filter((name) => !name.startsWith('outpost files '));
    return [...databases, ...folders, ...entries, ...stored];
  });
}

const ERASED = 'Everything on this device was erased';

async function eraseIn(page: Page, words: string): Promise<void> {
  await page.evaluate(() => (location.hash = '#/settings/device'));
  await page.getByText('Erase everything on this device').click();
  await page.getByRole('textbox', { name: /^Type/ }).fill(words);
  await page.getByRole('button', { name: 'Erase everything' }).click();
}

test('erasing reaches every tab, leaves nothing of this deployment, and touches no neighbour', async () => {
  const [app, browser] = [await serveApp('/a/', undefined, ['/b/']), await browseOnDisk()];
  const { origin } = new URL(app.url);
  browser.context.setDefaultTimeout(12_000);
  const page = await browser.open(app.url);
  for (const person of people(9, 2)) await register(page, { ...person, reference: 'Bed 7' });
  const neighbour = await browser.context.newPage();
  await neighbour.goto(`${origin}/b/`);
  for (const person of people(4, 1)) await register(neighbour, person);
  const other = await browser.context.newPage();
  await other.goto(`${app.url}#/people`);
  await other.getByText('Bed 7').first().waitFor();
  await page.evaluate(() => sessionStorage.setItem('outpost /a/ anything', 'x'));
  const before = await keptIn(page);
  expect(before.filter((name) => name.includes('/a/'))).not.toEqual([]);

  await eraseIn(page, 'erase 2 records');
  await page.getByText('no record, no setting and no key is left').waitFor();
  await other.getByText(ERASED).waitFor();
  expect(await other.getByText('Bed 7').count()).toBe(0);
  expect(await keptIn(page)).toEqual(before.filter((name) => !name.includes('/a/')));
  // Chromium alone has them, and this is Chromium. There is none to erase, because none is ever made.
  const buckets = await page.evaluate(() => {
    const all = navigator as unknown as { storageBuckets: { keys: () => Promise<string[]> } };
    return all.storageBuckets.keys();
  });
  expect(buckets).toEqual([]);

  await other.getByRole('button', { name: 'Load again' }).click();
  await other.getByText('Nobody is registered yet').waitFor();
  expect(await other.getByText('They are back').count()).toBe(0);
  await neighbour.goto(`${origin}/b/#/people`);
  await neighbour.reload();
  await neighbour.getByRole('link', { name: '1 registered', exact: true }).waitFor();
});

test('in the only tab no other one is blamed, nothing is left open, and the button that is left has the focus', async () => {
  const [app, browser] = [await serveApp(), await browseOnDisk()];
  const page = await browser.open(app.url);
  for (const person of people(9, 3)) await register(page, person);
  await whenKept(page);
  const told: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) told.push(message.text());
  });
  page.on('pageerror', (error) => told.push(error.message));
  await eraseIn(page, 'erase 3 records');
  await page.getByText('no record, no setting and no key is left').waitFor();
  expect(
    await page.getByRole('button', { name: 'Load again' }).evaluate((one) => one === document.activeElement),
  ).toBe(true);
  // Somebody goes to another window, and comes back.
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  expect(told).toEqual([]);
});

test('while another tab does not let go of the database a person is told to close it, and erasing then goes on', async () => {
  const [app, browser] = [await serveApp(), await browseOnDisk()];
  const page = await browser.open(app.url);
  for (const person of people(9, 1)) await register(page, person);
  const holder = await browser.context.newPage();
  // A page that does not let go, as a frozen tab does.
  await holder.goto(`${app.url}manifest.webmanifest`);
  await holder.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('outpost /');
        opening.onsuccess = () => resolve();
      }),
  );
  await eraseIn(page, 'erase 1 record');
  await page.getByText('Another tab of Outpost does not answer').waitFor();
  await holder.close();
  await page.getByText(ERASED).waitFor();
});

test('killed in the middle of erasing, the next start finishes it and says so', async () => {
  const [app, browser] = [await serveApp(), await browseOnDisk()];
  const page = await browser.open(app.url);
  for (const person of people(9, 2)) await register(page, person);
  await whenKept(page);
  const holder = await browser.context.newPage();
  await holder.goto(`${app.url}manifest.webmanifest`);
  // While this page has the database open, erasing stands still behind its mark, and before anything of the database is gone.
  await holder.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('outpost /');
        opening.onsuccess = () => resolve();
      }),
  );
  await eraseIn(page, 'erase 2 records');
  await page.getByText('Another tab of Outpost does not answer').waitFor();
  await browser.kill();

  await browser.restart();
  const after = await browser.open(`${app.url}#/people`);
  await after
    .getByText('Outpost was closed while everything on this device was being erased. It was')
    .waitFor();
  await after.getByText('Nobody is registered yet').waitFor();
  expect(await after.getByText('The browser has erased').count()).toBe(0);
  await after.reload();
  await after.getByText('Nobody is registered yet').waitFor();
  expect(await after.getByText('was being erased').count()).toBe(0);
});
