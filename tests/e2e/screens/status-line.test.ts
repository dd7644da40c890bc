import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { showScreen } from '../../../data/all-screens.ts';
import type { Status } from '../../../src/domain/record/states.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { fillDevice } from '../../support/browser/fill-device.ts';

async function open(width: number, height: number): Promise<Page> {
  const [app, browser] = [await serveApp(), await browse({ context: { viewport: { width, height } } })];
  const page = await browser.open(app.url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

async function fill(page: Page, count: number, statusOf: (nth: number) => Status): Promise<void> {
  await fillDevice(page, { count, seed: 7, statusOf, bare: true });
  await page.reload();
  await page.getByRole('link', { name: /Open Sync$/ }).waitFor();
}

/** The tops of the destinations. */
const tabsOf = (page: Page) =>
  page.locator('nav li:visible a').evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));

test('on a phone tens of thousands of unknown records do not drive out those that need a person', async () => {
  const page = await open(360, 740);
  await fill(page, 20_001, (nth) => (nth === 20_000 ? 'ready' : nth % 2 === 0 ? 'unknown' : 'refused'));
  // Chromium before and after CLDR changed British English says 10K or 10k.
  const line = page.getByRole('link', {
    name: /^No server, 10k unknown, 10k need you, 1 waiting\. Open Sync$/i,
  });
  const inLine = await line.evaluate((link) => {
    const { top, bottom, left } = link.getBoundingClientRect();
    const isIn = (item: Element) => {
      const box = item.getBoundingClientRect();
      return box.top >= top && box.bottom <= bottom && box.left >= left;
    };
    return [...link.querySelectorAll('.item')].filter(isIn).map((item) => item.textContent.trim());
  });
  const inLowerCase = inLine.map((text) => text.toLowerCase());
  expect(inLowerCase).toEqual(expect.arrayContaining(['10k\nunknown', '10k\nneed you']));
});

test('the flag and its word stand beside two counts where the line has room for both, and give way to them where it has none', async () => {
  const page = await open(412, 740);
  await fill(page, 4, (nth) => (['unknown', 'refused', 'ready', 'held'] as const)[nth] ?? 'ready');
  const inSight = () =>
    page.getByRole('link', { name: /Open Sync$/ }).evaluate((link) => {
      const { bottom, left, right } = link.getBoundingClientRect();
      const isIn = (part: Element) => {
        const box = part.getBoundingClientRect();
        return box.width > 0 && box.bottom <= bottom && box.left >= left && box.right <= right;
      };
      return [...link.querySelectorAll('.word, .word svg, .others .item')]
        .filter(isIn)
        .map((part) => part.textContent.replaceAll(/\s+/g, ' ').trim() || part.tagName);
    });
  const counts = ['1 unknown', '1 needs you'];
  await expect.poll(inSight).toEqual(['No server', 'svg', ...counts]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(inSight).toEqual(counts);
});

test('the tabs of a phone on its side stay at one place when states come', async () => {
  const page = await open(740, 360);
  const before = await tabsOf(page);
  const statuses = ['unknown', 'refused', 'ready', 'held'] as const;
  await fill(page, statuses.length, (nth) => statuses[nth] ?? 'ready');
  expect(await tabsOf(page)).toEqual(before);
  await showScreen(page, '#/sync');
  expect(await tabsOf(page)).toEqual(before);
});

test('the flag on the mark is empty while no server is set', async () => {
  const page = await open(1280, 800);
  const flag = page.locator('header .flag');
  const fill = () => flag.evaluate((path) => getComputedStyle(path).fill);
  await expect.poll(fill).toBe('none');
});
