import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { showScreen } from '../../../data/all-screens.ts';
import type { Status } from '../../../src/domain/record/states.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { databaseOf, fillDevice } from '../../support/browser/fill-device.ts';
import { sharedDevice } from '../../support/browser/shared-device.ts';

/** One record in each of the states that the line tells apart. */
const STATUSES = ['noReply', 'toFix', 'ready', 'onHold'] as const;
const oneOfEach = (page: Page) =>
  fillDevice(page, {
    count: STATUSES.length,
    seed: 7,
    statusOf: (nth) => STATUSES[nth] ?? 'ready',
    bare: true,
  });

const fewRecords = sharedDevice(oneOfEach);

/** The line adds up the counters and reads no records, so these are as many as the counters say. */
const tensOfThousands = sharedDevice(async (page) => {
  await fillDevice(page, { count: 1, seed: 7, bare: true });
  await page.evaluate(countAs, {
    db: await databaseOf(page),
    counts: { noReply: 10_000, toFix: 10_000, ready: 1 },
  });
});

/** Runs in the page. */
async function countAs({
  db,
  counts,
}: {
  db: IDBDatabase;
  counts: Partial<Record<Status, number>>;
}): Promise<void> {
  const transaction = db.transaction('meta', 'readwrite');
  const meta = transaction.objectStore('meta');
  const reading = meta.get('counters') as IDBRequest<{ value: { counts: { user: unknown } } }>;
  reading.onsuccess = () => {
    reading.result.value.counts.user = counts;
    meta.put(reading.result);
  };
  await new Promise((resolve) => (transaction.oncomplete = resolve));
  db.close();
}

/** The tops of the destinations. */
const tabsOf = (page: Page) =>
  page.locator('nav li:visible a').evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));

test(
  'on a phone tens of thousands of records leave room for how much else there is to do, and for the connection',
  { tags: ['night'] },
  async () => {
    const page = await tensOfThousands();
    await page.setViewportSize({ width: 360, height: 740 });
    await showScreen(page, '#/');
    // Chromium before and after CLDR changed British English says 10K or 10k.
    const line = page.getByRole('link', {
      name: /^10k no reply, 2 more, No server\. Open Sync$/i,
    });
    const inLine = await line.evaluate((link) => {
      const { top, bottom, left } = link.getBoundingClientRect();
      const isIn = (item: Element) => {
        const box = item.getBoundingClientRect();
        return box.top >= top && box.bottom <= bottom && box.left >= left;
      };
      return [...link.children].filter(isIn).map((item) => item.textContent.replaceAll(/\s+/g, ' ').trim());
    });
    const inLowerCase = inLine.map((text) => text.toLowerCase());
    expect(inLowerCase).toEqual(['10k no reply', '2 more', 'no server']);
  },
);

test('the tabs of a landscape phone stay at one place when states come', { tags: ['night'] }, async () => {
  const [app, browser] = [
    await serveApp(),
    await browse({ context: { viewport: { width: 740, height: 360 } } }),
  ];
  const page = await browser.open(app.url);
  // The first visit has no tabs.
  await showScreen(page, '#/sync');
  const before = await tabsOf(page);
  await oneOfEach(page);
  await page.reload();
  await showScreen(page, '#/');
  await page.getByRole('link', { name: /Open Sync$/ }).waitFor();
  expect(await tabsOf(page)).toEqual(before);
  await showScreen(page, '#/sync');
  expect(await tabsOf(page)).toEqual(before);
});

test('the flag on the mark is empty while no server is set', async () => {
  const page = await fewRecords();
  await showScreen(page, '#/');
  const flag = page.locator('header .flag');
  await expect.poll(() => flag.evaluate((path) => getComputedStyle(path).fill)).toBe('none');
});
