import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { receiptOf } from '../../../src/domain/record/receipt.ts';
import { showScreen } from '../../../data/all-screens.ts';
import { atRest } from '../../support/browser/at-rest.ts';
import { fillDevice } from '../../support/browser/fill-device.ts';
import { noTimePasses } from '../../support/browser/no-time-passes.ts';
import { sharedDevice } from '../../support/browser/shared-device.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

const PEOPLE = 200;
/** Every fourth is on hold; the newest stand first. */
const statusOf = (at: number) => (at % 4 === 0 ? 'onHold' : 'ready');

const device = sharedDevice(
  async (page) => {
    // The way back gives up the focus after some seconds.
    await noTimePasses(page);
    await fillDevice(page, { count: PEOPLE, seed: 5, statusOf });
  },
  { context: { hasTouch: true, reducedMotion: 'reduce' } },
);

async function openList(address: string, shape: { width: number; height: number }): Promise<Page> {
  const page = await device();
  await page.setViewportSize(shape);
  await showScreen(page, address);
  await page.locator('[data-person]').first().waitFor();
  return page;
}

const receipt = (seq: number) => receiptOf(seq, 1);
const titled = (page: Page, seq: number) =>
  page.getByRole('heading', { level: 1, name: receipt(seq) }).waitFor();

/** What has the focus: its text. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent.trim() ?? '');

/** Whether a row stands in the window, clear of the bar at the bottom. */
function isInSight(page: Page, seq: number): Promise<boolean> {
  const row = page.locator('[data-person]').filter({ hasText: receipt(seq) });
  return row.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight - 60;
  });
}

const WAITING = Array.from({ length: PEOPLE }, (_, at) => at)
  .filter((at) => statusOf(at) === 'ready')
  .map((at) => at + 1)
  .toReversed();
/** So many steps into a list, the row is not on the page when someone comes back to its beginning. */
const STEPS = 45;

/** Opens the first of those who wait, by touch. */
async function openFirst(): Promise<Page> {
  const page = await openList('#/people?state=waiting', { width: 360, height: 740 });
  const [first = 0] = WAITING;
  await page.getByRole('link', { name: receipt(first) }).tap();
  await titled(page, first);
  const next = page.getByRole('link', { name: screens.onePerson.next });
  await next.waitFor();
  const box = await next.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  return page;
}

/** Goes to the next person, until it is the one at this place. */
async function stepTo(page: Page, from: number, to: number): Promise<void> {
  for (const seq of WAITING.slice(from + 1, to + 1)) {
    await page.getByRole('link', { name: screens.onePerson.next }).tap();
    await titled(page, seq);
    await expect.poll(() => focused(page)).toContain(receipt(seq));
  }
}

/** Sees that the way back leads to the row of the person at this place, and the browser's own out of the list. */
async function goBackFrom(page: Page, at: number): Promise<void> {
  await page
    .getByText(`${at + 1} of ${WAITING.length} in the list`)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Back to People' }).tap();
  const last = WAITING[at] ?? 0;
  await expect.poll(() => focused(page)).toContain(receipt(last));
  await expect.poll(() => isInSight(page, last)).toBe(true);
  // The browser's own way leads past all of those who were looked through.
  await page.goBack();
  await page.goBack();
  await page.locator('[data-person]').first().waitFor();
}

test(
  'by touch: through a list one by one, and back to the row of the last, however far that is',
  { tags: ['night'] },
  async () => {
    const page = await openFirst();
    await stepTo(page, 0, 6);
    // Thirty steps at once, as the app makes one.
    await page.evaluate(
      (seq) => {
        const state: unknown = history.state;
        location.replace(`#/people/${String(seq).padStart(8, '0')}-0000-4000-8000-aaaaaaaaaaaa`);
        history.replaceState(state, '');
      },
      WAITING[STEPS - 6],
    );
    await titled(page, WAITING[STEPS - 6] ?? 0);
    await stepTo(page, STEPS - 6, STEPS);
    await goBackFrom(page, STEPS);
  },
);

test('by touch: the same with every step of 45', { tags: ['night'] }, async () => {
  const page = await openFirst();
  await stepTo(page, 0, STEPS);
  await goBackFrom(page, STEPS);
});

test(
  'by keyboard: J and K go through a sorted list, and each is said with the place in it',
  { tags: ['night'] },
  async () => {
    const page = await openList('#/people?state=onHold&sort=receipt', { width: 1000, height: 700 });
    const rows = page.locator('[data-person]');
    const order = await rows.evaluateAll((all) =>
      all.slice(0, 4).map((one) => one.querySelector('.code')?.textContent),
    );
    await rows.first().getByRole('link').focus();
    await page.keyboard.press('Enter');
    const title = (at: number) => page.getByRole('heading', { level: 1, name: order[at] }).waitFor();
    await title(0);
    const said = page.getByRole('status').filter({ hasText: /^\d+ of \d+ in the list$/ });
    await page.getByRole('link', { name: screens.onePerson.next }).waitFor();
    await atRest(page);
    expect(await said.count()).toBe(0);
    for (const [key, at] of [
      ['j', 1],
      ['j', 2],
      ['k', 1],
      ['j', 2],
      ['j', 3],
    ] as const) {
      await page.keyboard.press(key);
      await title(at);
      await expect.poll(() => said.allInnerTexts()).toEqual([`${at + 1} of 50 in the list`]);
      await expect.poll(() => focused(page)).toContain(order[at]);
    }
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: screens.keys.title });
    await expect
      .poll(() => keys.getByRole('definition').allInnerTexts())
      .toEqual(expect.arrayContaining([screens.onePerson.next, screens.onePerson.previous]));
    await page.keyboard.press('j');
    await page.keyboard.press('Escape');
    await title(3);
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(() => focused(page)).toContain(order[3]);
  },
);
