import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { receiptOf } from '../../../../src/domain/record/receipt.ts';
import { showScreen } from '../../../../data/all-screens.ts';
import { atRest } from '../../../support/browser/at-rest.ts';
import { browseOnDisk, serveApp } from '../../../support/browser/e2e.ts';
import { expectThat } from '../../../support/browser/expect-that.ts';
import { fillDevice } from '../../../support/browser/fill-device.ts';
import { noTimePasses } from '../../../support/browser/no-time-passes.ts';
import { sharedDevice } from '../../../support/browser/shared-device.ts';
import { messages as first } from '../../../../src/ui/messages/en.json?first';
import { messages as screens } from '../../../../src/ui/messages/en.json?screens';
import { fromMore } from '../../../support/browser/from-more.ts';

const COUNT = 100_000;
const LONG =
  'a list of 100,000 people opens, adds up, scrolls anywhere and never holds more than a few screens';

test(LONG, { tags: ['night'] }, async () => {
  const host = await serveApp();
  // On disk: in memory Chromium takes ten times as long over so many rows.
  const browser = await browseOnDisk();
  const page = await browser.open(host.url);
  await page.getByRole('combobox', { name: first.fields.occupation }).waitFor();
  const statusOf = (at: number) => (at % 4 === 0 ? 'confirmed' : 'ready');
  const assignmentOf = (at: number) => (at % 8 === 0 ? 'toFix' : undefined);
  await fillDevice(page, { count: COUNT, seed: 5, statusOf, assignmentOf, bare: true });
  await page.goto(`${host.url}#/people`);
  await page.reload();
  const rows = page.getByRole('table', { name: first.titles.people, exact: true }).locator('[data-person]');
  await rows.first().waitFor();
  const parts = page.getByRole('list', { name: screens.people.byState });
  const sum = async () => (await parts.innerText()).replace(/\s+/g, ' ').replace(' :', ':');
  await expect.poll(sum).toBe('100,000 registered 12,500 to fix 75,000 waiting 12,500 confirmed');

  /** Scrolls until the rows there have been measured, which may move what stood there. */
  const middleAt = async (share: number) => {
    await page.evaluate((part) => scrollTo(0, document.documentElement.scrollHeight * part), share);
    await expect.poll(() => middleRow(page)).toBeTruthy();
    expect(await rows.count()).toBeLessThan(200);
    return middleRow(page);
  };
  await expect.poll(() => middleAt(0)).toBeLessThan(20);
  await expect.poll(() => middleAt(0.5)).toBeGreaterThan(49_000);
  await expect.poll(() => middleAt(1)).toBeGreaterThan(COUNT - 20);
  await rows.filter({ hasText: 'waiting' }).first().waitFor();

  await parts.getByRole('link', { name: first.states.confirmed }).click();
  await expect.poll(() => countOf(page)).toBe(12_500);
  await expect.poll(() => middleAt(0.5)).toBeGreaterThan(6_000);
  await expect.poll(() => middleAt(1)).toBeGreaterThan(12_500 - 20);

  await stopExport(page, host.url);

  await page.goto(`${host.url}#/people`);
  await parts.getByRole('link', { name: '12,500 to fix', exact: true }).click();
  await expect.poll(() => countOf(page)).toBe(12_500);
  await expect.poll(() => middleAt(1)).toBeGreaterThan(12_500 - 20);
  await expectThat(rows.first()).toContainText(first.states.toFix);
});

const device = sharedDevice(async (page) => {
  // The way back gives up the focus after some seconds.
  await noTimePasses(page);
  await fillDevice(page, { count: 200, seed: 5, statusOf: (at) => (at % 4 === 0 ? 'onHold' : 'ready') });
});

test(
  'the way back from a person leads to the same place of the same list, by the link and after a reload',
  { tags: ['night'] },
  async () => {
    const page = await device();
    await page.setViewportSize({ width: 360, height: 740 });
    await showScreen(page, '#/people?state=waiting');
    const row = page.locator('[data-person]').filter({ hasText: receiptOf(62, 1) });
    // Rows that were never in sight are not on the page yet.
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 600);
        return row.count();
      })
      .toBe(1);
    await row.scrollIntoViewIfNeeded();
    await atRest(page);
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
      await expectThat(row.getByRole('link')).toBeFocused();
    }
  },
);

test('the search keeps the focus and what is typed while the list follows', { tags: ['night'] }, async () => {
  const page = await device();
  await showScreen(page, '#/people');
  const search = page.getByRole('searchbox', { name: screens.people.search });
  await search.press('0');
  await expect.poll(() => page.url()).toContain('find=0');
  await page.keyboard.type('00');
  await expect.poll(() => page.url()).toContain('find=000');
  await atRest(page);
  await expectThat(search).toHaveValue('000');
  await expectThat(search).toBeFocused();
});

/** Selects everyone, begins to make a file of them, and stops that; then does the same on This device. */
async function stopExport(page: Page, url: string): Promise<void> {
  const files: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));
  await page.goto(`${url}#/people`);
  await fromMore(page, screens.people.selectSeveral);
  const bar = page.getByRole('region', { name: screens.many.selectedPeople });
  await bar.getByRole('button', { name: screens.onePerson.otherActs }).click();
  await bar.getByRole('button', { name: 'Select all 100,000 shown' }).click();
  const stop = async (begin: Locator) => {
    const stopped = page.evaluate(stopAtFirstLot);
    await begin.click();
    await stopped;
    await page.getByText(screens.device.export.stopped).first().waitFor();
  };
  await stop(bar.getByRole('button', { name: 'Export 100,000 as CSV' }));
  await bar.getByRole('button', { name: first.frame.done }).click();
  await page.goto(`${url}#/settings/device`);
  await stop(page.getByRole('button', { name: screens.device.export.actions.peopleCsv }));
  expect(files).toEqual([]);
}

/** Runs in the page: presses *Stop* as soon as the first batch is written, before the next can be. */
function stopAtFirstLot(): Promise<void> {
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      if (!/\b[1-9][\d,]* of 100,000 records written/.test(document.body.textContent)) return;
      const buttons = [...document.querySelectorAll('button')];
      const stop = buttons.find(({ textContent }) => textContent.trim() === 'Stop');
      if (!stop) return;
      watch.disconnect();
      stop.click();
      resolve();
    });
    watch.observe(document, { childList: true, subtree: true, characterData: true });
  });
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
  const rows = await page
    .getByRole('table', { name: first.titles.people, exact: true })
    .getAttribute('aria-rowcount');
  return Number(rows) - 1;
}
