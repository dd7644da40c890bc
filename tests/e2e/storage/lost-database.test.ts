import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as words } from '../../../src/ui/messages/en.json?screens';
import { atRest } from '../../support/browser/at-rest.ts';
import { browseOnDisk, serveApp } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { register, rowsOf } from '../../support/browser/field-worker.ts';
import { leaveHalfTyped } from '../../support/browser/half-typed.ts';
import type { RealBrowser } from '../../support/browser/real-browser.ts';
import { textInFiles } from '../../support/browser/stored/text-in-files.ts';

async function registered(count: number) {
  const [app, browser] = [await serveApp(), await browseOnDisk()];
  const page = await browser.open(app.url);
  const receipts = await registerMore(page, count);
  // Saving waits for the second copy, but not for its beginning on a busy machine.
  await mirrored(page, receipts);
  return { app, browser, page, receipts };
}

/** Until the second copy has these, so that they are not lost with the database. */
async function mirrored(page: Page, receipts: readonly string[]): Promise<void> {
  const lacking = async () => {
    const text = await textInFiles(page);
    return receipts.filter((receipt) => !text.includes(receipt));
  };
  await expect.poll(lacking).toEqual([]);
}

async function registerMore(page: Page, count = 1): Promise<string[]> {
  const receipts: string[] = [];
  for (const person of people(9, count)) receipts.push(await register(page, person));
  return receipts;
}

/** What Chromium's storage does by itself now and then, done on purpose while it does not run. */
async function loseFolders(browser: RealBrowser, ...names: string[]): Promise<void> {
  const places = await readdir(browser.profile, { recursive: true, withFileTypes: true });
  const lost = places.filter((place) => place.isDirectory() && names.includes(place.name));
  expect(lost.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  for (const { parentPath, name } of lost) await rm(path.join(parentPath, name), { recursive: true });
}

async function receiptsOf(page: Page): Promise<unknown[]> {
  const rows = await rowsOf(page, 'users');
  return rows
    .toSorted((one, other) => Number(one['seq']) - Number(other['seq']))
    .map((row) => row['receipt']);
}

test('with the IndexedDB folder deleted between two starts every record is back, and the screen says so', async () => {
  const { app, browser, receipts, page: before } = await registered(3);
  await leaveHalfTyped(browser, before, 'half typed');
  await browser.kill();
  await loseFolders(browser, 'IndexedDB');
  await browser.restart();
  const page = await browser.open(app.url);
  await page.getByText(words.banners.recordsBack({ n: 3 })).waitFor();
  const reference = page.getByRole('textbox', { name: first.fields.reference });
  await expectThat(reference).toHaveValue('half typed');
  await reference.fill('');
  expect(await receiptsOf(page)).toEqual(receipts);
  await atRest(page);
  await expectThat(page.getByText(words.banners.erasedAdvice)).toHaveCount(0);
  await page.getByRole('button', { name: words.people.close }).click();
  const [next] = await registerMore(page);
  expect(receipts).not.toContain(next);
});

test(
  'with the folder of files deleted between two starts nothing is lost, and a new mirror is written',
  { tags: ['night'] },
  async () => {
    const { app, browser, receipts } = await registered(2);
    await browser.kill();
    await loseFolders(browser, 'File System');
    await browser.restart();
    const page = await browser.open(app.url);
    await mirrored(page, [...receipts, ...(await registerMore(page))]);
    expect((await receiptsOf(page)).slice(0, 2)).toEqual(receipts);
    await browser.kill();
    await loseFolders(browser, 'IndexedDB');
    await browser.restart();
    await (await browser.open(app.url)).getByText(words.banners.recordsBack({ n: 3 })).waitFor();
  },
);

/** The count that stands beside the database, written once a start has found nothing lost. */
function counted(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('outpost-1 / records made'));
}

test(
  'with both folders deleted the screen says how many records are gone, until a person has read it',
  { tags: ['night'] },
  async () => {
    const { app, browser, page: before } = await registered(2);
    await expect.poll(() => counted(before)).toBe('2');
    // A kill would take the canary back by some seconds.
    await browser.context.close();
    await loseFolders(browser, 'IndexedDB', 'File System');
    await browser.restart();
    const page = await browser.open(app.url);
    const told = page.getByText(words.banners.erased({ n: 2 }));
    await told.waitFor();
    await atRest(page);
    await expectThat(page.getByText(/recovered/)).toHaveCount(0);
    // A start alone is no reading, and neither is a record that is made since.
    await page.reload();
    await told.waitFor();
    await registerMore(page, 2);
    await page.reload();
    await told.waitFor();
    await page.getByRole('button', { name: words.banners.erasedRead }).click();
    await expect.poll(() => counted(page)).toBe('2');
    await page.reload();
    await registerMore(page);
    await expect.poll(() => counted(page)).toBe('3');
    await atRest(page);
    await expectThat(page.getByText(words.banners.erasedAdvice)).toHaveCount(0);
  },
);

test(
  'what a person erased does not come back, in whichever tab it was, and no file has it any more',
  { tags: ['night'] },
  async () => {
    const { app, browser } = await registered(2);
    const other = await browser.context.newPage();
    await other.goto(app.url);
    await registerMore(other);
    const page = browser.context.pages()[0] ?? other;
    await page.goto(`${app.url}#/settings/device`);
    await page.getByText(words.device.erase.open).click();
    await page.getByRole('textbox', { name: /^Enter “/ }).fill(words.device.erase.words({ erased: 3 }));
    await page.getByRole('button', { name: words.device.erase.action }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => textInFiles(page)).not.toContain('"users"');
    await browser.restart();
    const again = await browser.open(app.url);
    // Counted after everything that could be brought back has been.
    await expect.poll(() => counted(again)).toBe('0');
    expect(await rowsOf(again, 'users')).toEqual([]);
    await atRest(again);
    await expectThat(again.getByText(/recovered/)).toHaveCount(0);
    await expectThat(again.getByText(words.banners.erasedAdvice)).toHaveCount(0);
  },
);
