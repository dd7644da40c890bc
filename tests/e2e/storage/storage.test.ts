import { expect, test } from 'vitest';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as words } from '../../../src/ui/messages/en.json?screens';
import { atRest } from '../../support/browser/at-rest.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';

/** Far above any version of ours; Dexie counts in tenths. */
const NEWER = 9_990;

test('a database of a newer version is left alone, and the screen says so instead of taking what cannot be kept', async () => {
  const [app, browser] = [await serveApp(), await browse()];
  const page = await browser.open(`${app.url}manifest.webmanifest`);
  const version = () =>
    page.evaluate(async () => (await indexedDB.databases()).map((database) => database.version));
  await page.evaluate(
    (newer) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('outpost-1 /', newer);
        opening.onerror = () => reject(new Error('It did not open'));
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    NEWER,
  );
  await page.goto(app.url);
  await page.getByText(words.storageTrouble.outdated.title).waitFor();
  await atRest(page);
  await expectThat(page.getByRole('button', { name: first.register.save })).toHaveCount(0);
  expect(await version()).toEqual([NEWER]);
});
