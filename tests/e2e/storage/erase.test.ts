import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as words } from '../../../src/ui/messages/en.json?screens';
import { atRest } from '../../support/browser/at-rest.ts';
import { browse, browseOnDisk, serveApp, whenKept, WITH_WORKER } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { register } from '../../support/browser/field-worker.ts';
import type { Browsing } from '../../support/browser/real-browser.ts';

/** Everything of this origin in the browser but the app's own files. */
function keptIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => `database ${name ?? ''}`);
    const folders: string[] = [];
    for await (const name of (await navigator.storage.getDirectory()).keys())
      folders.push(`folder ${decodeURIComponent(name)}`);
    const entries = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    const stored = (await caches.keys()).filter((name) => !name.startsWith('outpost files '));
    return [...databases, ...folders, ...entries, ...stored].sort();
  });
}

const ERASED = words.storageTrouble.erased.title;

async function eraseIn(page: Page, typed: string): Promise<void> {
  await page.evaluate(() => (location.hash = '#/settings/device'));
  await page.getByText(words.device.erase.open).click();
  await page.getByRole('textbox', { name: /^Enter “/ }).fill(typed);
  await page.getByRole('button', { name: words.device.erase.action }).click();
}

/** A page that has the database open and does not let go of it, as a frozen tab does. */
async function holdDatabase({ context }: Browsing, url: string): Promise<Page> {
  const holder = await context.newPage();
  await holder.goto(`${url}manifest.webmanifest`);
  await holder.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('outpost-1 /');
        opening.onsuccess = () => {
          opening.result.onversionchange = () => document.body.append('Asked to let go');
          resolve();
        };
      }),
  );
  return holder;
}

/** Presses the button, and lets the time pass that the other tabs have, `PATIENCE_MS` in `EraseSection.svelte`. */
async function eraseInVain(page: Page, holder: Page, typed: string): Promise<void> {
  await eraseIn(page, typed);
  await holder.getByText('Asked to let go').waitFor();
  await page.clock.fastForward(4_000);
  await page.getByText(words.device.erase.blocked).waitFor();
}

test('erasing reaches every tab, leaves nothing of this deployment, and touches no neighbour', async () => {
  const [app, browser] = [await serveApp('/a/', undefined, ['/b/']), await browse(WITH_WORKER)];
  const { origin } = new URL(app.url);
  const page = await browser.open(app.url);
  await whenKept(page);
  for (const person of people(9, 2)) await register(page, { ...person, reference: 'Bed 7' });
  const neighbour = await browser.context.newPage();
  await neighbour.goto(`${origin}/b/`);
  for (const person of people(4, 1)) await register(neighbour, person);
  const other = await browser.context.newPage();
  await other.goto(`${app.url}#/people`);
  await other.getByText('Bed 7').first().waitFor();
  await page.evaluate(() => sessionStorage.setItem('outpost-1 /a/ anything', 'x'));
  const before = await keptIn(page);
  expect(before.filter((name) => name.includes('/a/'))).not.toEqual([]);

  await eraseIn(page, words.device.erase.words({ erased: 2 }));
  await page.getByText(words.device.erase.looked).waitFor();
  await other.getByText(ERASED).waitFor();
  await atRest(other);
  await expectThat(other.getByText('Bed 7')).toHaveCount(0);
  expect(await keptIn(page)).toEqual(before.filter((name) => !name.includes('/a/')));
  // Chromium alone has them, and this is Chromium. There is none to erase, because none is ever made.
  const buckets = await page.evaluate(() => {
    const all = navigator as unknown as { storageBuckets: { keys: () => Promise<string[]> } };
    return all.storageBuckets.keys();
  });
  expect(buckets).toEqual([]);

  await other.getByRole('button', { name: first.frame.reload }).click();
  await other.getByText(words.people.noOneYet).waitFor();
  await atRest(other);
  await expectThat(other.getByText(/recovered/)).toHaveCount(0);
  await neighbour.goto(`${origin}/b/#/people`);
  await neighbour.reload();
  await neighbour.getByRole('link', { name: '1 registered', exact: true }).waitFor();
});

test(
  'in the only tab no other one is blamed, nothing is left open, and the button that is left has the focus',
  { tags: ['night'] },
  async () => {
    const [app, browser] = [await serveApp(), await browse(WITH_WORKER)];
    const page = await browser.open(app.url);
    for (const person of people(9, 3)) await register(page, person);
    await whenKept(page);
    const told: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) told.push(message.text());
    });
    page.on('pageerror', (error) => told.push(error.message));
    await eraseIn(page, words.device.erase.words({ erased: 3 }));
    await page.getByText(words.device.erase.looked).waitFor();
    await expectThat(page.getByRole('button', { name: first.frame.reload })).toBeFocused();
    // Someone goes to another window, and comes back.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await atRest(page);
    expect(told).toEqual([]);
  },
);

test(
  'while another tab does not let go of the database a person is told to close it, and erasing then goes on',
  { tags: ['night'] },
  async () => {
    const [app, browser] = [await serveApp(), await browse()];
    await browser.context.clock.install();
    const page = await browser.open(app.url);
    for (const person of people(9, 1)) await register(page, person);
    const holder = await holdDatabase(browser, app.url);
    await eraseInVain(page, holder, words.device.erase.words({ erased: 1 }));
    await holder.close();
    await page.getByText(ERASED).waitFor();
  },
);

test(
  'killed in the middle of erasing, the next start finishes it and says so',
  { tags: ['night'] },
  async () => {
    const [app, browser] = [await serveApp(), await browseOnDisk()];
    await browser.context.clock.install();
    const page = await browser.open(app.url);
    for (const person of people(9, 2)) await register(page, person);
    // While this page has the database open, erasing stands still behind its mark, and before anything of the database is gone.
    const holder = await holdDatabase(browser, app.url);
    await eraseInVain(page, holder, words.device.erase.words({ erased: 2 }));
    await browser.kill();

    await browser.restart();
    const after = await browser.open(`${app.url}#/people`);
    await after.getByText(words.device.erase.interrupted).waitFor();
    await after.getByText(words.people.noOneYet).waitFor();
    await expectThat(after.getByText(words.banners.erasedAdvice)).toHaveCount(0);
    await after.reload();
    await after.getByText(words.people.noOneYet).waitFor();
    await atRest(after);
    await expectThat(after.getByText(words.device.erase.interrupted)).toHaveCount(0);
  },
);
