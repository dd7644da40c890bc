import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { startServer, type RunningServer } from '../../../src/server/node/start-server.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { browse, browseOnDisk, serveApp } from '../../support/browser/e2e.ts';
import { rowsOf } from '../../support/browser/field-worker.ts';
import { configure, KEY, states } from '../../support/parts/sending-device.ts';

const words = screens.import;
const HEADINGS = 'Mwanachama no.;Jina;Jinsia;Kazi;Nchi';

/** A list as an office has it: a title above it, semicolons, names, and the given rows. */
const aList = (rows: readonly string[]) => ({
  name: 'nakuru.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['Wanachama wa Nakuru;;;;', ';;;;', HEADINGS, ...rows].join('\r\n')),
});

const person = (nth: number) => `N-${nth};Wanjiku ${nth};F;carpenter;Kenya`;

async function aServer(): Promise<RunningServer> {
  const now = () => new Date();
  const newId = () => crypto.randomUUID();
  const server = await startServer({ key: KEY, now, newId, closeConnections: true });
  onTestFinished(() => server.close());
  return server;
}

/** Opens the import and chooses the list, up to its columns. */
async function choose(page: Page, rows: readonly string[]): Promise<void> {
  await page.evaluate(() => (location.hash = '#/import'));
  await page.getByRole('button', { name: words.choose }).waitFor();
  await page.locator('input[type=file]').setInputFiles(aList(rows));
  await page.getByRole('button', { name: words.check({ n: rows.length }) }).click();
}

test('a list becomes people on hold, each doubt is asked once, and they are sent as a whole', async () => {
  const server = await aServer();
  const [app, browser] = [await serveApp(), await browse()];
  browser.allow(server.url);
  const page = await browser.open(app.url);
  await configure(page, server.url);
  await choose(page, [
    person(1),
    person(2),
    'N-3;Otieno;M;driver;Kenya',
    'N-4;Kamau;M;driver;Keyna',
    'N-5;Atieno;;carpenter;Kenya',
    'N-1;Chebet;F;carpenter;Kenya',
  ]);
  await page.getByText(words.ready({ n: 2 })).waitFor();
  await page.getByText(words.toFix({ n: 3 })).waitFor();
  await page.getByText(words.skipped({ n: 1 })).waitFor();
  // One answer for both drivers, and one for the country of one of them.
  await page
    .getByRole('radiogroup', { name: /^driver/ })
    .getByRole('radio', { name: /^Car, taxi/ })
    .check();
  await page.getByRole('button', { name: words.acts.use({ name: 'Kenya' }) }).click();
  await page.getByRole('button', { name: words.import({ n: 4 }) }).click();
  await page.getByRole('button', { name: words.send({ n: 4 }) }).waitFor();
  expect(await states(page, 'users')).toEqual(Array.from({ length: 4 }, () => 'onHold'));

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: words.download({ n: 2 }) }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('nakuru-to-fix.csv');
  // Without the byte order mark, which counts as a blank.
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toEqual([
    `${HEADINGS};${words.error.heading}`,
    `N-5;Atieno;;carpenter;Kenya;Jinsia: ${words.error['sex missing']}`,
    `N-1;Chebet;F;carpenter;Kenya;Mwanachama no.: ${words.error['reference twice']({ meant: '4' })}`,
  ]);

  expect(server.ledger()).toEqual([]);
  await page.getByRole('button', { name: words.send({ n: 4 }) }).click();
  await expect.poll(() => server.ledger().length).toBe(4);
  await page.getByText(words.lines.sent({ n: 4, all: 4 })).waitFor();
});

test('what was imported and not sent is discarded as a whole', { tags: ['night'] }, async () => {
  const [app, browser] = [await serveApp(), await browse()];
  const page = await browser.open(app.url);
  await choose(page, [person(1), person(2)]);
  // A second press in haste must not register everyone twice.
  await page.getByRole('button', { name: words.import({ n: 2 }) }).dblclick();
  await page.getByRole('button', { name: words.undo }).click();
  await page.getByText(words.undone({ n: 2 })).waitFor();
  expect(await states(page, 'users')).toEqual(['discarded', 'discarded']);
});

test(
  'after a kill while people are registered, the next start goes on, and no one is there twice',
  { tags: ['night'] },
  async () => {
    // Several batches.
    const PEOPLE = 600;
    const [app, browser] = [await serveApp(), await browseOnDisk()];
    const page = await browser.open(app.url);
    await choose(
      page,
      Array.from({ length: PEOPLE }, (_, nth) => person(nth)),
    );
    await page.getByRole('button', { name: words.import({ n: PEOPLE }) }).click();
    await expect.poll(async () => (await rowsOf(page, 'users')).length).toBeGreaterThan(0);
    await browser.kill();
    await browser.restart();
    const again = await browser.open(app.url);
    await expect.poll(async () => (await rowsOf(again, 'users')).length).toBe(PEOPLE);
    const rows = (await rowsOf(again, 'users')).map(({ importRow }) => importRow);
    expect(new Set(rows).size).toBe(PEOPLE);
  },
);

test(
  'a group that is not here is created as an answer, once, and its people join it',
  { tags: ['night'] },
  async () => {
    const [app, browser] = [await serveApp(), await browse()];
    const page = await browser.open(`${app.url}?practice`);
    await page.evaluate(() => (location.hash = '#/import'));
    await page
      .getByLabel(words.paste)
      .fill(['Sex;Job;Country;Group', 'F;carpenter;Kenya;Bahati', 'M;carpenter;Kenya;Bahati'].join('\n'));
    await page.getByRole('button', { name: words.readPasted }).click();
    await page.getByRole('button', { name: words.check({ n: 2 }) }).click();
    // What a button is about is read behind it, with a blank before the colon.
    await page.getByRole('button', { name: new RegExp(`^${words.acts.create} ?: Bahati$`) }).click();
    await page.getByRole('button', { name: words.acts.create, exact: true }).dblclick();
    await page.getByRole('button', { name: words.import({ n: 2 }) }).click();
    await page.getByRole('button', { name: words.undo }).waitFor();
    await page.evaluate(() => (location.hash = '#/settings/groups'));
    await page.getByRole('link', { name: /^2 people\s+Bahati$/ }).waitFor();
    expect(await page.locator('strong', { hasText: 'Bahati' }).count()).toBe(1);
  },
);

test('on a phone in Arabic, no step makes the page wider than the window, and it is done by touch', async () => {
  const context = { locale: 'ar', viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
  const [app, browser] = [await serveApp(), await browse({ context })];
  const page = await browser.open(app.url);
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  await page.evaluate(() => (location.hash = '#/import'));
  await page.locator('input[type=file]').setInputFiles(aList([person(1), 'N-2;Otieno;M;driver;Keyna']));
  await page.getByRole('table').waitFor();
  expect(await isTooWide()).toBe(false);
  await page.locator('main button.primary').tap();
  await page.getByRole('radio').first().tap();
  expect(await isTooWide()).toBe(false);
  await page.locator('main button.primary').tap();
  await expect.poll(() => states(page, 'users')).toEqual(['onHold']);
  expect(await isTooWide()).toBe(false);
});
