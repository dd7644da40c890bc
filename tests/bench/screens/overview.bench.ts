import { chromium, type Page } from 'playwright';
import { DIST, setup as buildApp } from '../../support/browser/build-app.ts';
import { CHROMIUM_FLAGS, findChromium } from '../../support/browser/chromium.ts';
import { databaseOf, fillDevice } from '../../support/browser/fill-device.ts';
import { serveFolder } from '../../support/hosts/static-host.ts';
import { hold, isSmoke } from '../measure.ts';

const COUNT = isSmoke ? 1_000 : 100_000;
/** Design, section 10: the overview of 100,000 people, in a wide window that does nothing else. */
const LIMIT_MS = 300;
const ROUNDS = Number(process.env.ROUNDS ?? 9);
/** How long it takes to count everyone the first time: no one waits for it, the page answers meanwhile. */
const COUNTING_LIMIT_MS = 10_000;

/** From the change of the address until every picture stands on the screen, in milliseconds. */
async function opening(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const started = performance.now();
    location.hash = '#/overview';
    // A function with a name of its own would not run here: the compiler wraps it in one that the page does not have.
    do await new Promise(requestAnimationFrame);
    while (
      document.querySelectorAll('main section').length < 5 ||
      document.querySelector('main ol a') === null
    );
    return performance.now() - started;
  });
}

/** In a page that has not counted anything itself. */
async function openingAfterStart(page: Page, url: string): Promise<number> {
  await page.goto(`${url}#/`);
  await page.reload();
  await page.getByRole('combobox', { name: 'Occupation' }).waitFor();
  await page.waitForLoadState('networkidle');
  return opening(page);
}

/** Until the page has kept what it counted: left before that, it would leave the next page to count everyone again. */
async function untilKept(page: Page): Promise<void> {
  const isKept = async (db: IDBDatabase) => {
    const asked = db.transaction('meta').objectStore('meta').count('overview counts');
    await new Promise((resolve) => (asked.onsuccess = resolve));
    return asked.result === 1;
  };
  const db = await databaseOf(page);
  while (!(await page.evaluate(isKept, db))) await new Promise((resolve) => setTimeout(resolve, 100));
  await db.evaluate((open) => open.close());
}

/** With nothing kept by an earlier page: until every picture stands, and the line that says how far counting has come is gone. */
async function counting(page: Page, url: string): Promise<number> {
  await page.evaluate(
    async (db) => {
      const transaction = db.transaction('meta', 'readwrite');
      transaction.objectStore('meta').delete('overview counts');
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      db.close();
    },
    await databaseOf(page),
  );
  const opened = await openingAfterStart(page, url);
  const rest = await page.evaluate(async () => {
    const started = performance.now();
    while (document.querySelector('main [role=status]')) await new Promise(requestAnimationFrame);
    return performance.now() - started;
  });
  return opened + rest;
}

buildApp();
const host = await serveFolder(DIST, '/');
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const page = await browser.newPage();
  await page.goto(host.url);
  await page.getByRole('combobox', { name: 'Occupation' }).waitFor();
  const statusOf = (at: number) => (at % 3 === 0 ? 'confirmed' : 'ready');
  const assignmentOf = (at: number) => (at % 3 === 0 ? 'confirmed' : undefined);
  await fillDevice(page, { count: COUNT, seed: 1, statusOf, assignmentOf, bare: true });
  await page.goto(`${host.url}#/overview`);
  await page.reload();
  await page.locator('main ol a').first().waitFor({ timeout: 60_000 });
  await untilKept(page);

  const people = COUNT.toLocaleString('en-GB');
  await hold(
    `Open the overview of ${people} people, in a page that was just started (ms)`,
    LIMIT_MS,
    ROUNDS,
    () => openingAfterStart(page, host.url),
  );
  await hold(`Open the overview of ${people} people again (ms)`, LIMIT_MS, ROUNDS, async () => {
    await page.evaluate(() => (location.hash = '#/'));
    await page.getByRole('combobox', { name: 'Occupation' }).waitFor();
    return opening(page);
  });
  await hold(`Count ${people} people for the first time (ms)`, COUNTING_LIMIT_MS, Math.min(ROUNDS, 3), () =>
    counting(page, host.url),
  );
} finally {
  await browser.close();
  await host.stop();
}
