import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { receiptOf } from '../../../src/domain/record/receipt.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { fillDevice } from '../../support/browser/fill-device.ts';

const PEOPLE = 200;
/** Every fourth is held; the newest stand first. */
const statusOf = (at: number) => (at % 4 === 0 ? 'held' : 'ready');

async function openList(address: string, viewport: { width: number; height: number }): Promise<Page> {
  const [host, browser] = [
    await serveApp(),
    await browse({ context: { viewport, hasTouch: true, reducedMotion: 'reduce' } }),
  ];
  const page = await browser.open(host.url);
  await page.getByRole('combobox', { name: 'Occupation' }).waitFor();
  await fillDevice(page, { count: PEOPLE, seed: 5, statusOf });
  await page.goto(`${host.url}${address}`);
  await page.reload();
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

test('by touch: through a list one by one, and back to the row of the last, however far that is', async () => {
  const page = await openList('#/people?state=waiting', { width: 360, height: 740 });
  const all = Array.from({ length: PEOPLE }, (_, at) => at).filter((at) => statusOf(at) === 'ready');
  const seqs = all.map((at) => at + 1).toReversed();
  const [first = 0] = seqs;
  await page.getByRole('link', { name: receipt(first) }).tap();
  await titled(page, first);
  const next = page.getByRole('link', { name: 'Next person' });
  await next.waitFor();
  const box = await next.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const STEPS = 45;
  for (const seq of seqs.slice(1, STEPS + 1)) {
    await next.tap();
    await titled(page, seq);
    await expect.poll(() => focused(page)).toContain(receipt(seq));
  }
  await page
    .getByText(`${STEPS + 1} of ${seqs.length}`)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Back to People' }).tap();
  const last = seqs[STEPS] ?? 0;
  await expect.poll(() => focused(page)).toContain(receipt(last));
  expect(await isInSight(page, last)).toBe(true);
  // The browser's own way leads past all of those who were looked through.
  await page.goBack();
  await page.goBack();
  await page.locator('[data-person]').first().waitFor();
});

test('by keyboard: J and K go through a sorted list, and each is said with the place in it', async () => {
  const page = await openList('#/people?state=held&sort=receipt', { width: 1000, height: 700 });
  const rows = page.locator('[data-person]');
  const order = await rows.evaluateAll((all) =>
    all.slice(0, 4).map((one) => one.querySelector('.code')?.textContent),
  );
  await rows.first().getByRole('link').focus();
  await page.keyboard.press('Enter');
  const title = (at: number) => page.getByRole('heading', { level: 1, name: order[at] }).waitFor();
  await title(0);
  const said = page.getByRole('status').filter({ hasText: /^\d+ of \d+$/ });
  await page.getByRole('link', { name: 'Next person' }).waitFor();
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
    await expect.poll(() => said.allInnerTexts()).toEqual([`${at + 1} of 50`]);
    await expect.poll(() => focused(page)).toContain(order[at]);
  }
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys that save time' });
  await expect
    .poll(() => keys.getByRole('definition').allInnerTexts())
    .toEqual(expect.arrayContaining(['Next person', 'Previous person']));
  await page.keyboard.press('j');
  await page.keyboard.press('Escape');
  await title(3);
  await page.keyboard.press('Alt+ArrowLeft');
  await expect.poll(() => focused(page)).toContain(order[3]);
});
