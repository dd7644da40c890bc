import type { BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { messages as firstWords } from '../../../src/ui/messages/en.json?first';
import { messages as words } from '../../../src/ui/messages/en.json?screens';
import { atRest } from '../../support/browser/at-rest.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { describe, register, rowsOf } from '../../support/browser/field-worker.ts';
import { textInFiles } from '../../support/browser/stored/text-in-files.ts';

/** One person is registered, and another one typed and not yet saved. */
async function halfTyped() {
  const [app, browser] = [await serveApp(), await browse()];
  const page = await browser.open(app.url);
  const [first, second] = people(4, 2);
  if (!first || !second) throw new Error('The sample gave fewer people than were asked for');
  const receipt = await register(page, first);
  // On a busy machine the comparison may begin after it.
  await expect.poll(() => textInFiles(page)).toContain(receipt);
  await describe(page, { ...second, reference: 'Bed 7' });
  await expect.poll(() => rowsOf(page, 'drafts')).toHaveLength(1);
  return { app, browser, page };
}

/** Another tab makes the database again, for a newer version. */
async function takeDatabase(app: { url: string }, browser: { context: BrowserContext }): Promise<void> {
  const other = await browser.context.newPage();
  await other.goto(`${app.url}icons/icon-192.png`);
  await other.evaluate(
    (name) => {
      const opening = indexedDB.open(name, 100_000);
      return new Promise((resolve) => (opening.onsuccess = resolve));
    },
    `outpost-1 ${new URL(app.url).pathname}`,
  );
}

/** What stands in the form once nothing can change it any more. */
async function typed(page: Page): Promise<string[]> {
  await atRest(page);
  const fields = [
    page.locator('input:checked'),
    page.getByRole('combobox', { name: firstWords.fields.occupation }),
    page.getByRole('textbox', { name: firstWords.fields.reference }),
  ];
  return Promise.all(fields.map((field) => field.inputValue()));
}

test('a database that the browser takes away under the app is said, typing goes on, and the next start brings back what was saved', async () => {
  const { app, browser, page } = await halfTyped();
  const before = await typed(page);
  const session = await browser.context.newCDPSession(page);
  const { origin } = new URL(app.url);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
  await page.getByRole('button', { name: firstWords.register.save }).click();
  const trouble = page.locator('.banners').getByRole('alert');
  await trouble.getByText(words.storageTrouble.closed.title).waitFor();
  await trouble.getByText(words.storageTrouble.closed.advice).waitFor();
  // Right below the banner nothing is said twice.
  await page.locator('.said-why').getByText(words.typedHere).waitFor();
  expect(await typed(page)).toEqual(before);
  await expectThat(page.getByText(words.storageTrouble.closed.title)).toHaveCount(1);
  await page.getByRole('textbox', { name: firstWords.fields.reference }).fill('Bed 8');
  expect((await typed(page)).at(-1)).toBe('Bed 8');

  await page.reload();
  await page.getByText(words.banners.recordsBack({ n: 1 })).waitFor();
  expect(await rowsOf(page, 'users')).toHaveLength(1);
});

test(
  'a database that another tab makes again for a newer version is said, and typing goes on',
  { tags: ['night'] },
  async () => {
    const { app, browser, page } = await halfTyped();
    const before = await typed(page);
    const status = page.getByText(`${words.rail.noServer}, ${words.status.waiting({ n: 1 })}`);
    await status.waitFor();
    await takeDatabase(app, browser);
    const trouble = page
      .locator('.banners')
      .getByRole('alert')
      .filter({ hasText: words.storageTrouble.outdated.title });
    await trouble.getByText(words.storageTrouble.outdated.advice).waitFor();
    expect(await typed(page)).toEqual(before);
    // What was counted before the other tab came is not said any more.
    await status.waitFor({ state: 'detached' });
    // Without a word it would look as if nothing waited.
    await page.getByText(words.loadToSee).filter({ visible: true }).waitFor();
    // Nothing offers to save what cannot be kept, and whoever presses its key is told.
    await expectThat(page.getByRole('button', { name: firstWords.register.save })).toHaveCount(0);
    await page.getByRole('textbox', { name: firstWords.fields.reference }).fill('Bed 8');
    await page.keyboard.press('Control+Enter');
    // Not that it opens again by itself.
    await trouble.getByText(firstWords.frame.kept).waitFor();
    await page.locator('.said-why').getByText(words.typedHere).waitFor();
    expect((await typed(page)).at(-1)).toBe('Bed 8');
    await expectThat(page.getByText(words.storageTrouble.outdated.title)).toHaveCount(1);

    // Elsewhere it is said in the place of what cannot be read, and once.
    await page.evaluate(() => (location.hash = '#/settings/groups'));
    await page.getByText(words.loadToSee).filter({ visible: true }).waitFor();
    await page.evaluate(() => (location.hash = '#/settings/device'));
    await page.getByText(words.loadToSee).filter({ visible: true }).waitFor();
    await expectThat(page.getByRole('heading', { name: words.device.erase.title })).toHaveCount(1);
    await atRest(page);
    await expectThat(page.getByText(words.storageTrouble.outdated.title)).toHaveCount(1);
  },
);

test(
  'where nothing is typed, no form is offered that a newer version lets no one save',
  { tags: ['night'] },
  async () => {
    const [app, browser] = [await serveApp(), await browse()];
    const page = await browser.open(app.url);
    const sex = page.getByRole('radio', { name: firstWords.fields.sexes.M, exact: true });
    await sex.waitFor();
    // The database is open by then.
    await atRest(page);
    await takeDatabase(app, browser);
    await page.getByText(firstWords.frame.kept).waitFor();
    await sex.waitFor({ state: 'hidden' });
    await expectThat(page.getByRole('heading', { name: firstWords.titles.register })).toBeVisible();
  },
);
