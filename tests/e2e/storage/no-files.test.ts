import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext } from 'playwright';
import { expect, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { browseOnDisk, serveApp } from '../../support/browser/e2e.ts';
import { register, rowsOf } from '../../support/browser/field-worker.ts';

/** As in WebKitGTK and in some private windows: neither pages nor workers have files of the origin's own. */
async function takeFilesAway(context: BrowserContext): Promise<void> {
  const without = 'Object.defineProperty(StorageManager.prototype, "getDirectory", { value: undefined });';
  await context.addInitScript(without);
  await context.route(/\/assets\/worker[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${without}\n${await response.text()}` });
  });
}

test('where there are no files for a mirror, a lost database comes back from a snapshot, held, and its age is shown', async () => {
  const app = await serveApp();
  // The worker script would come from its cache otherwise, as it is.
  const browser = await browseOnDisk({ context: { serviceWorkers: 'block' } });
  await takeFilesAway(browser.context);
  const page = await browser.open(app.url);
  const receipts: string[] = [];
  for (const person of people(9, 2)) receipts.push(await register(page, person));
  await page.goto(`${app.url}#/settings/device`);
  const second = page.getByRole('listitem').filter({ hasText: 'Second copy on this device' });
  await second.filter({ hasText: '2 records' }).waitFor();
  expect(await page.getByText('some seconds after each change').count()).toBe(1);
  await browser.context.close();
  const places = await readdir(browser.profile, { recursive: true, withFileTypes: true });
  const lost = places.filter((place) => place.isDirectory() && place.name === 'IndexedDB');
  expect(lost.length).toBe(1);
  for (const { parentPath, name } of lost) await rm(path.join(parentPath, name), { recursive: true });
  await browser.restart();
  await takeFilesAway(browser.context);
  const again = await browser.open(app.url);
  await again.getByText('The browser had lost 2 records. They are back.').waitFor();
  const users = await rowsOf(again, 'users');
  expect(users.map(({ receipt }) => receipt).toSorted()).toEqual(receipts.toSorted());
  expect(users.map(({ status }) => status)).toEqual(['held', 'held']);
});
