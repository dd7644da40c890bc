import type { BrowserContext } from 'playwright';
import { expect, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { messages as words } from '../../../src/ui/messages/en.json?screens';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { register, rowsOf } from '../../support/browser/field-worker.ts';

/** As in WebKitGTK and in some private windows: neither pages nor workers have files of the origin's own. */
async function takeFilesAway(context: BrowserContext): Promise<void> {
  // An empty page, before the app is opened, has no storage at all.
  const without =
    'if ("StorageManager" in globalThis) Object.defineProperty(StorageManager.prototype, "getDirectory", { value: undefined });';
  await context.addInitScript(without);
  await context.route(/\/assets\/worker[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${without}\n${await response.text()}` });
  });
}

test(
  'where there are no files for a mirror, a lost database comes back from a snapshot, held, and its age is shown',
  { tags: ['night'] },
  async () => {
    const [app, browser] = [await serveApp(), await browse()];
    await takeFilesAway(browser.context);
    const page = await browser.open(app.url);
    const receipts: string[] = [];
    for (const person of people(9, 2)) receipts.push(await register(page, person));
    await page.goto(`${app.url}#/settings/device`);
    const second = page.getByRole('listitem').filter({ hasText: words.device.copies.names.second });
    await second.filter({ hasText: '2 records' }).waitFor();
    await expectThat(page.getByText(words.device.safety.snapshots)).toHaveCount(1);

    // A page in which nothing of the app runs, so that the database goes between two starts.
    await page.goto(`${app.url}manifest.webmanifest`);
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase('outpost-1 /');
          deleting.onsuccess = () => resolve();
          deleting.onerror = () => reject(new Error('It was not deleted'));
        }),
    );
    expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
    await page.goto(app.url);
    await page.getByText(words.banners.recordsBack({ n: 2 })).waitFor();
    const users = await rowsOf(page, 'users');
    expect(users.map(({ receipt }) => receipt).toSorted()).toEqual(receipts.toSorted());
    expect(users.map(({ status }) => status)).toEqual(['onHold', 'onHold']);
  },
);
