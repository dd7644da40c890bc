import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { newCode } from '../../../src/domain/transfer/codes.ts';
import { messages as words } from '../../../src/ui/messages/en.json?screens';
import { browse, browseOnDisk, serveApp } from '../../support/browser/e2e.ts';
import { register, rowsOf } from '../../support/browser/field-worker.ts';
import type { RealBrowser } from '../../support/browser/real-browser.ts';
import { textInCopies } from '../../support/browser/stored/text-in-copies.ts';
import { fromMore } from '../../support/browser/from-more.ts';

async function transferOf(page: Page, url: string): Promise<string> {
  await page.goto(`${url}#/settings/device`);
  const code = page.locator('section[aria-labelledby="transfer"] strong.code').first();
  return code.innerText();
}

async function statesOf(page: Page): Promise<unknown[]> {
  return (await rowsOf(page, 'users')).map((row) => row['state']);
}

async function chooseFile(page: Page, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words.transfer.choose }).click();
  await (await choosing).setFiles({ name: 'any name.txt', mimeType: 'text/plain', buffer });
}

async function savedFile(page: Page): Promise<Buffer> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: words.transfer.saveFile }).click();
  return readFile(await (await downloading).path());
}

/** Killed once the second copy has this, and the database lost: the second copy is all that is left. */
async function loseDatabase(browser: RealBrowser, page: Page, copied: string): Promise<void> {
  await expect.poll(() => textInCopies(page)).toContain(copied);
  await browser.kill();
  const places = await readdir(browser.profile, { recursive: true, withFileTypes: true });
  for (const { parentPath, name } of places.filter((place) => place.name === 'IndexedDB'))
    await rm(path.join(parentPath, name), { recursive: true });
  await browser.restart();
}

test(
  'what waits goes to the device whose code was typed and to no other, and comes back against a return code',
  { tags: ['night'] },
  async () => {
    const [app, giver, taker] = [await serveApp(), await browseOnDisk(), await browse()];
    let page = await giver.open(app.url);
    for (const person of people(9, 2)) await register(page, person);
    const there = await taker.open(app.url);
    const code = await transferOf(there, app.url);

    await transferOf(page, app.url);
    const typed = page.getByRole('textbox', { name: words.transfer.otherCode });
    await typed.fill(`${code.slice(0, -1)}${code.endsWith('2') ? '3' : '2'}`);
    await page.getByRole('button', { name: words.transfer.action, exact: true }).click();
    await page.getByText(words.transfer.problems['not a code']).waitFor();
    await typed.fill(code.toLowerCase().replace('-', ' '));
    await page.getByRole('button', { name: words.transfer.action, exact: true }).click();
    const file = await savedFile(page);
    expect(await statesOf(page)).toEqual(['moved', 'moved']);

    await chooseFile(page, file);
    await page.getByText(`This file is for device ${code}`).waitFor();
    await chooseFile(there, file);
    await there.getByRole('button', { name: words.transfer.takeThem }).click();
    await there.getByText(words.transfer.taken({ n: 2 })).waitFor();
    expect(await statesOf(there)).toEqual(['waiting', 'waiting']);
    await chooseFile(there, file);
    await there.getByRole('button', { name: words.transfer.takeThem }).click();
    await there.getByText(new RegExp(words.transfer.takenAlready({ time: '.+' }))).waitFor();

    // Neither side forgets it with its database.
    await loseDatabase(giver, page, '"direction":"out"');
    page = await giver.open(app.url);
    await page.getByText(words.banners.recordsBack({ n: 2 })).waitFor();
    expect(await statesOf(page)).toEqual(['moved', 'moved']);

    await there.getByText(words.transfer.giveBack, { exact: false }).first().click();
    await there.getByRole('button', { name: words.transfer.giveBackAction }).click();
    const returned = there.getByText(words.transfer.ended.in).locator('strong');
    const returnCode = await returned.innerText();
    expect(await statesOf(there)).toEqual(['moved', 'moved']);
    await transferOf(page, app.url);
    await page.getByText(words.transfer.takeBack, { exact: false }).first().click();
    await page.getByRole('textbox', { name: words.transfer.returnCode }).fill(returnCode);
    await page.getByRole('button', { name: words.transfer.takeBackAction }).click();
    await page.getByText(words.transfer.ended.out['return code']).waitFor();
    expect(await statesOf(page)).toEqual(['waiting', 'waiting']);
  },
);

test(
  'chosen people go alone, and a file that was lost with the page is got again',
  { tags: ['night'] },
  async () => {
    const [app, giver] = [await serveApp(), await browseOnDisk()];
    const page = await giver.open(app.url);
    const receipts: string[] = [];
    for (const person of people(9, 2)) receipts.push(await register(page, person));
    const [first = ''] = receipts;
    await page.goto(`${app.url}#/people`);
    await fromMore(page, words.people.selectSeveral);
    await page.getByRole('checkbox', { name: new RegExp(first) }).check();
    await page.getByRole('button', { name: /^Move 1 to another device/ }).click();
    await page.getByText(words.transfer.chosen({ n: 1 })).waitFor();
    // Thousands of people must fit as well, and a reload must not offer everyone instead.
    expect(new URL(page.url()).hash.length).toBeLessThan(40);
    await page.reload();
    await page.getByText(words.transfer.chosen({ n: 1 })).waitFor();
    await page.getByText(words.transfer.going({ what: '1 person' })).waitFor();
    await page.getByRole('textbox', { name: words.transfer.otherCode }).fill(newCode('device', () => 0.4));
    await page.getByRole('button', { name: words.transfer.action, exact: true }).click();
    await page.getByRole('button', { name: words.transfer.saveFile }).waitFor();
    await giver.kill();
    await giver.restart();
    const again = await giver.open(app.url);
    await transferOf(again, app.url);
    await again.getByRole('button', { name: words.transfer.getFile }).click();
    expect((await savedFile(again)).toString()).toContain(first);
    expect((await statesOf(again)).toSorted()).toEqual(['moved', 'waiting']);
  },
);

test(
  'a person’s word that the other device has the records makes them safe, and outlives the database',
  { tags: ['night'] },
  async () => {
    const [app, giver] = [await serveApp(), await browseOnDisk()];
    let page = await giver.open(app.url);
    const [person] = people(9, 1);
    if (!person) throw new Error('The sample gave no one');
    await register(page, person);
    await transferOf(page, app.url);
    await page.getByRole('textbox', { name: words.transfer.otherCode }).fill(newCode('device', () => 0.4));
    await page.getByRole('button', { name: words.transfer.action, exact: true }).click();
    await savedFile(page);
    const safe = page.getByRole('heading', { name: 'Is my work safe? Yes' });
    await page.getByRole('heading', { name: 'Is my work safe? Almost' }).waitFor();
    await page.getByRole('button', { name: words.transfer.hasThem }).click();
    await page.getByText(new RegExp(words.transfer.saidTaken({ time: '.+' }))).waitFor();
    await safe.waitFor();

    await loseDatabase(giver, page, '"taken":{"at"');
    page = await giver.open(app.url);
    await page.getByText(words.banners.recordsBack({ n: 1 })).waitFor();
    await transferOf(page, app.url);
    await page.getByText(new RegExp(words.transfer.saidTaken({ time: '.+' }))).waitFor();
    await page.getByRole('button', { name: words.transfer.hasNot }).click();
    await page.getByRole('heading', { name: 'Is my work safe? Almost' }).waitFor();
    expect(await statesOf(page)).toEqual(['moved']);
  },
);
