import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { receiptOf } from '../../../../src/domain/record/receipt.ts';
import { browse, browseOnDisk, serveApp } from '../../../support/browser/e2e.ts';
import { fillDevice } from '../../../support/browser/fill-device.ts';

const COUNT = 100_000;

test('a list of 100,000 people opens, adds up, scrolls anywhere and never holds more than a few screens', async () => {
  const host = await serveApp();
  // On disk: in memory Chromium takes ten times as long over so many rows.
  const browser = await browseOnDisk();
  const page = await browser.open(host.url);
  await page.getByRole('combobox', { name: 'Occupation' }).waitFor();
  const statusOf = (at: number) => (at % 4 === 0 ? 'confirmed' : 'ready');
  const assignmentOf = (at: number) => (at % 8 === 0 ? 'refused' : undefined);
  await fillDevice(page, { count: COUNT, seed: 5, statusOf, assignmentOf, bare: true });
  await page.goto(`${host.url}#/people`);
  await page.reload();
  const rows = page.getByRole('table', { name: 'People', exact: true }).locator('[data-person]');
  await rows.first().waitFor();
  const parts = page.getByRole('list', { name: 'People by state' });
  expect((await parts.innerText()).replace(/\s+/g, ' ').replace(' :', ':')).toBe(
    '100,000 registered: 75,000 waiting 25,000 confirmed',
  );

  /** Scrolls until the rows there have been measured, which may move what stood there. */
  const middleAt = async (share: number) => {
    await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share);
    await expect.poll(() => middleRow(page)).toBeTruthy();
    expect(await rows.count()).toBeLessThan(200);
    return middleRow(page);
  };
  expect(await middleAt(0)).toBeLessThan(20);
  await expect.poll(() => middleAt(0.5)).toBeGreaterThan(49_000);
  await expect.poll(() => middleAt(1)).toBeGreaterThan(COUNT - 20);
  expect(await rows.filter({ hasText: 'waiting' }).count()).toBeGreaterThan(0);

  await parts.getByRole('link', { name: 'confirmed' }).click();
  await expect.poll(() => countOf(page)).toBe(25_000);
  await expect.poll(() => middleAt(0.5)).toBeGreaterThan(12_000);
  await expect.poll(() => middleAt(1)).toBeGreaterThan(25_000 - 20);

  await stopExport(page, host.url);

  await page.goto(`${host.url}#/people`);
  const assignments = page.getByRole('list', { name: 'Assignments' });
  await assignments.getByRole('link', { name: '12,500 need you', exact: true }).click();
  await expect.poll(() => countOf(page)).toBe(12_500);
  await expect.poll(() => middleAt(1)).toBeGreaterThan(12_500 - 20);
  expect(await rows.first().innerText()).toMatch(/1 assignment needs you[^]*confirmed/);
}, 480_000);

test('the way back from a person leads to the same place of the same list, by the link and after a reload', async () => {
  const host = await serveApp();
  const browser = await browse({ context: { viewport: { width: 360, height: 740 } } });
  const page = await browser.open(host.url);
  await page.getByRole('combobox', { name: 'Occupation' }).waitFor();
  await fillDevice(page, { count: 200, seed: 5, statusOf: (at) => (at % 4 === 0 ? 'held' : 'ready') });
  await page.goto(`${host.url}#/people?state=waiting`);
  await page.reload();
  const row = page.locator('[data-person]').filter({ hasText: receiptOf(62, 1) });
  // Rows that were never in sight are not on the page yet.
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 600);
      return row.count();
    })
    .toBe(1);
  await row.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(2_000);
  for (const reloads of [false, true]) {
    await row.getByRole('link').click();
    const back = page.getByRole('link', { name: 'Back to People' });
    await back.waitFor();
    if (reloads) await page.reload();
    await back.click();
    await expect.poll(() => page.url()).toContain('#/people?state=waiting');
    if (reloads) break;
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    await expect
      .poll(() => row.getByRole('link').evaluate((link) => link === document.activeElement))
      .toBe(true);
  }
});

test('the search keeps the focus and what is typed while the list follows', async () => {
  const host = await serveApp();
  const browser = await browse();
  const page = await browser.open(host.url);
  await page.getByRole('combobox', { name: 'Occupation' }).waitFor();
  await fillDevice(page, { count: 8, seed: 5 });
  await page.goto(`${host.url}#/people`);
  await page.reload();
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.press('0');
  await expect.poll(() => page.url()).toContain('find=0');
  await page.keyboard.type('00');
  await expect.poll(() => page.url()).toContain('find=000');
  expect(await search.inputValue()).toBe('000');
  expect(await search.evaluate((field) => field === document.activeElement)).toBe(true);
});

/** Selects everybody, begins to make a file of them, and stops that; then does the same on This device. */
async function stopExport(page: Page, url: string): Promise<void> {
  const files: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));
  await page.goto(`${url}#/people`);
  await page.getByRole('button', { name: 'Select several' }).click();
  const bar = page.getByRole('region', { name: 'Selected people' });
  await bar.getByRole('button', { name: 'More' }).click();
  await bar.getByRole('button', { name: 'Select all 100,000 shown' }).click();
  await bar.getByRole('button', { name: 'Export 100,000 as CSV' }).click();
  const stop = async () => {
    await page.getByText(/^[1-9][\d,]* of 100,000 records written$/).waitFor();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByText('Stopped. No file was saved.').first().waitFor();
  };
  await stop();
  await bar.getByRole('button', { name: 'Done' }).click();
  await page.goto(`${url}#/settings/device`);
  await page.getByRole('button', { name: 'Export people as CSV' }).click();
  await stop();
  expect(files).toEqual([]);
}

/** Which row of the list stands in the middle of the window, counted from 1. */
function middleRow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const row = document
      .elementsFromPoint(innerWidth / 2, innerHeight / 2)
      .find((element) => element.hasAttribute('data-person'));
    // The first row of the table is its head.
    return Number(row?.getAttribute('aria-rowindex') ?? 1) - 1;
  });
}

/** How many people the table has. */
async function countOf(page: Page): Promise<number> {
  const rows = await page.getByRole('table', { name: 'People', exact: true }).getAttribute('aria-rowcount');
  return Number(rows) - 1;
}
