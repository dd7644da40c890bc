import type { JSHandle, Page } from 'playwright';
import { expect, test } from 'vitest';
import { people } from '../../../../data/sample.ts';
import { browseOnDisk, serveApp } from '../../../support/browser/e2e.ts';
import { expectThat } from '../../../support/browser/expect-that.ts';
import { describe, rowsOf } from '../../../support/browser/field-worker.ts';
import type { RealBrowser } from '../../../support/browser/real-browser.ts';
import { receiptOf, saveOf } from './at-the-form.ts';

/** What happens to a transaction, told to the test. */
interface Watched {
  /** The table was written to. */
  written: Promise<void>;
  committed: Promise<void>;
}

/** Runs in the page. Watches what next writes to this table; `isHeld` keeps it from being committed. */
function watchWrite({ table, isHeld }: { table: string; isHeld: boolean }): Watched {
  let [tellWritten, tellCommitted] = [() => {}, () => {}];
  const watched = {
    written: new Promise<void>((resolve) => (tellWritten = resolve)),
    committed: new Promise<void>((resolve) => (tellCommitted = resolve)),
  };
  const watch = (request: IDBRequest, store: IDBObjectStore) => {
    if (store.name !== table) return;
    request.addEventListener('success', () => {
      // A transaction is open for as long as something is asked of it.
      const ask = () => (store.count().onsuccess = ask);
      if (isHeld) ask();
      tellWritten();
    });
    store.transaction.addEventListener('complete', () => tellCommitted());
  };
  type Write = (this: IDBObjectStore, ...given: unknown[]) => IDBRequest;
  const methods = IDBObjectStore.prototype as unknown as Record<string, Write>;
  for (const name of ['add', 'put']) {
    const write = methods[name];
    if (!write) continue;
    methods[name] = function (...given) {
      const request = write.apply(this, given);
      watch(request, this);
      return request;
    };
  }
  return watched;
}

/** Describes someone, and ticks two assessments beside the form. Resolves when all of it is kept as a draft. */
async function fillForm(page: Page): Promise<void> {
  for (const person of people(1, 1)) await describe(page, { ...person, reference: 'BA-02' });
  await page.locator('#preset-assessments').click();
  for (const name of [/Activity Interests/, /Team Roles/]) await page.getByRole('checkbox', { name }).check();
  await expect.poll(async () => JSON.stringify(await rowsOf(page, 'drafts'))).toMatch(/BA-02.*"AI".*"TR"/);
}

/** Confirms the purchase of what is ticked, and presses Save. */
async function press(page: Page): Promise<void> {
  await page.locator('#purchase').check();
  await saveOf(page).click();
}

async function kill(browser: RealBrowser, address: string): Promise<Page> {
  await browser.kill();
  await browser.restart();
  return browser.open(address);
}

/** How many people, assignments and drafts are kept. */
const kept = async (page: Page) =>
  (await Promise.all(['users', 'assignments', 'drafts'].map((table) => rowsOf(page, table)))).map(
    ({ length }) => length,
  );

/** Presses Save and kills the browser once the table was written to, which is before the commit. */
async function killBeforeCommit(browser: RealBrowser, page: Page, table: string): Promise<Page> {
  const watched: JSHandle<Watched> = await page.evaluateHandle(watchWrite, { table, isHeld: true });
  await press(page);
  await watched.evaluate(({ written }) => written);
  // Nothing is called saved before it is.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(await receiptOf(page).count()).toBe(0);
  return kill(browser, page.url());
}

test('a browser that is killed before the commit has neither the person nor the assessments, but the form; right after it has both', async () => {
  const [app, browser] = [await serveApp(), await browseOnDisk()];
  let page = await browser.open(app.url);
  await fillForm(page);
  page = await killBeforeCommit(browser, page, 'assignments');
  expect(await kept(page)).toEqual([0, 0, 1]);
  await expectThat(page.locator('#reference')).toHaveValue('BA-02');

  const watched = await page.evaluateHandle(watchWrite, { table: 'users', isHeld: false });
  await press(page);
  await watched.evaluate(({ committed }) => committed);
  page = await kill(browser, page.url());
  expect(await kept(page)).toEqual([1, 1, 0]);
});

test.each(['users', 'ops', 'journal', 'meta'])(
  'a browser that is killed while one press writes to %s has none of what the press is about',
  { tags: ['night'] },
  async (table) => {
    const [app, browser] = [await serveApp(), await browseOnDisk()];
    const page = await browser.open(app.url);
    await fillForm(page);
    expect(await kept(await killBeforeCommit(browser, page, table))).toEqual([0, 0, 1]);
  },
);
