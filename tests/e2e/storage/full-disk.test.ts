import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { messages as firstWords } from '../../../src/ui/messages/en.json?first';
import { messages as words } from '../../../src/ui/messages/en.json?screens';
import { atRest } from '../../support/browser/at-rest.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { describe, register, rowsOf } from '../../support/browser/field-worker.ts';

/** Bytes: less than the app itself takes, and more than it will. */
const NO_ROOM = 1_000;
const ROOM = 20_000_000;

/** The app, and how much room the browser lets it have: a real quota, as on a disk that is full. */
async function onADisk() {
  const [app, browser] = [await serveApp(), await browse()];
  const group = { uuid: '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a', name: 'Nakuru 3', type: 'TEAM' };
  const body = JSON.stringify({
    ...{ organisation: { name: 'Example Org' }, server: { delaySeconds: 0 } },
    groups: [group],
  });
  app.instead.set('config.json', { status: 200, type: 'application/json', body });
  const page = await browser.context.newPage();
  const session = await browser.context.newCDPSession(page);
  const { origin } = new URL(app.url);
  const allow = (quotaSize: number) => session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize });
  await allow(ROOM);
  await browser.context.clock.install();
  await browser.open(app.url);
  return { page, allow };
}

/** Bytes of one value: much larger ones would become files of their own, which Chromium does not count here. */
const VALUE = 50_000;

/**
 * How a write ends, beside the app, that is larger than the room there was. Chromium believes what it knows of the room for half a
 * minute, and looks again when more than that is to be written.
 */
function writing(page: Page): Promise<string> {
  return page.evaluate(
    ([size, count]) =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('beside the app');
        opening.onupgradeneeded = () => opening.result.createObjectStore('any');
        const end = (how: string) => {
          opening.result.close();
          resolve(how);
        };
        opening.onerror = () => resolve(opening.error?.name ?? 'unknown');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('any', 'readwrite');
          for (let key = 0; key < count; key += 1)
            transaction.objectStore('any').put(new Uint8Array(size), key);
          transaction.oncomplete = () => end('complete');
          transaction.onabort = () => end(transaction.error?.name ?? 'unknown');
        };
      }),
    [VALUE, ROOM / VALUE] as const,
  );
}

/** What stands in the form, but for the part with country and group, which may be closed. */
async function typed(page: Page): Promise<string[]> {
  const reference = page.getByRole('textbox', { name: firstWords.fields.reference });
  await reference.waitFor();
  await atRest(page);
  const fields = [
    page.locator('input:checked'),
    page.getByRole('combobox', { name: firstWords.fields.occupation }),
    reference,
  ];
  return Promise.all(fields.map((field) => field.inputValue()));
}

test('a full disk is said, keeps what was typed, and saves it once there is room', async () => {
  const { page, allow } = await onADisk();
  const [first, second] = people(3, 2);
  if (!first || !second) throw new Error('The sample gave fewer people than were asked for');
  await register(page, first);
  await allow(NO_ROOM);
  expect(await writing(page)).toBe('QuotaExceededError');

  await describe(page, { ...second, reference: 'Bed 7' });
  const before = await typed(page);
  await page.setViewportSize({ width: 360, height: 600 });
  await page.getByRole('button', { name: firstWords.register.save }).click();
  const trouble = page.getByRole('alert').filter({ hasText: words.storageTrouble.quota.title });
  await trouble.waitFor();
  // It stands above a form that is longer than the window, and is seen all the same.
  await expect.poll(() => trouble.evaluate((note) => note.getBoundingClientRect().top >= 0)).toBe(true);
  expect(await typed(page)).toEqual(before);
  expect(await rowsOf(page, 'users')).toHaveLength(1);

  // The ledger adds up, and a look at it costs nothing that was typed.
  await page.getByRole('link', { name: firstWords.titles.people, exact: true }).click();
  await page.getByRole('link', { name: '1 registered', exact: true }).waitFor();
  await page.getByRole('link', { name: '1 waiting', exact: true }).waitFor();

  // Whoever asks whether the work is safe learns it too, before the answer, and the backup is still the next thing to do.
  await page.evaluate(() => (location.hash = '#/settings/device'));
  const safety = page.getByRole('region', { name: words.device.safety.question });
  await page.getByRole('alert').filter({ hasText: words.full.now }).waitFor();
  await safety.getByRole('button', { name: words.copies.make, exact: true }).waitFor();

  await page.getByRole('link', { name: firstWords.navigation.register, exact: true }).click();
  await safety.waitFor({ state: 'detached' });
  await trouble.waitFor();
  expect(await typed(page)).toEqual(before);

  // Someone has freed some space elsewhere: no one presses anything here, and what is typed is kept again.
  await allow(ROOM);
  // The longest pause between two tries: `LONGEST_MS` in `until-it-works.ts`.
  await page.clock.fastForward(30_000);
  await trouble.waitFor({ state: 'hidden' });
  expect(await typed(page)).toEqual(before);
  await expect.poll(() => rowsOf(page, 'drafts')).toHaveLength(1);
  await page.getByRole('button', { name: firstWords.register.save }).click();
  await page.getByRole('region', { name: firstWords.register.receipt }).waitFor();
  await atRest(page);
  await expectThat(trouble).toBeHidden();
  const { sex, country, occupation } = second;
  const users = await rowsOf(page, 'users');
  expect(users.toSorted((a, b) => Number(a['seq']) - Number(b['seq']))).toMatchObject([
    { seq: 1, occupation: first.occupation },
    { seq: 2, sex, country, occupation, reference: 'Bed 7', status: 'ready' },
  ]);
  expect(await rowsOf(page, 'ops')).toHaveLength(2);
  expect(await rowsOf(page, 'drafts')).toEqual([]);
});
