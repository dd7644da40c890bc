import { existsSync } from 'node:fs';
import type { Page } from 'playwright';
import { DIST, setup as buildApp } from '../support/browser/build-app.ts';
import { databaseOf, fillDevice } from '../support/browser/fill-device.ts';
import { startBrowser } from '../support/browser/real-browser.ts';
import { serveFolder } from '../support/hosts/static-host.ts';
import { hold, isSmoke } from './measure.ts';

const COUNT = isSmoke ? 1_000 : 100_000;
const LIMIT_MS = 300;
/** Design, section 10: of 100,000 people, in a wide window that does nothing else. */
const OPEN_LIMIT_MS = 60;
const SORT_LIMIT_MS = 150;
const REST_MS = 300;
/** No one is to wait longer than this for the page while a file is made. */
const BLOCK_LIMIT_MS = 200;
const ROUNDS = Number(process.env.ROUNDS ?? 9);
/** A folder that keeps the filled device for the next run; filling takes longer than measuring. */
const { KEPT } = process.env;
/** A kept device is one of this address. */
const KEPT_PORT = 4179;

/** From the click on a link in the navigation until rows stand on the screen, in milliseconds. */
async function opening(page: Page, from: string, to: string): Promise<number> {
  await page.evaluate((hash) => (location.hash = hash), from);
  await page.waitForFunction(() => !document.querySelector('[data-person]'));
  // The screen that is left has read what it shows: until then the machine does something else.
  await page.waitForTimeout(REST_MS);
  return page.evaluate(async (hash) => {
    const started = performance.now();
    location.hash = hash;
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[data-person]')) return;
        observer.disconnect();
        // After the next frame it can be seen.
        requestAnimationFrame(() => setTimeout(resolve));
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    return performance.now() - started;
  }, to);
}

/** Jumps to a place in the list; gives milliseconds until rows stand there. */
async function jumping(page: Page, part: number): Promise<number> {
  return page.evaluate(async (share) => {
    const started = performance.now();
    scrollTo(0, document.documentElement.scrollHeight * share);
    // A function with a name of its own would not run here: the compiler wraps it in one that the page does not have.
    do await new Promise(requestAnimationFrame);
    while (
      !document
        .elementsFromPoint(innerWidth / 2, innerHeight / 2)
        .some((element) => element.closest('[data-person]'))
    );
    return performance.now() - started;
  }, part);
}

/** From another order or choice of people until its first rows stand on the screen, in milliseconds. */
async function changing(page: Page, from: string, to: string): Promise<number> {
  await page.evaluate((hash) => (location.hash = hash), from);
  await page.locator('[data-person]').first().waitFor();
  await page.waitForTimeout(REST_MS);
  return page.evaluate(async (hash) => {
    // A function with a name of its own would not run here.
    const before = Array.from(document.querySelectorAll('[data-person]'), (row) =>
      row.getAttribute('data-person'),
    ).join();
    const started = performance.now();
    location.hash = hash;
    let now: string;
    do {
      await new Promise(requestAnimationFrame);
      now = Array.from(document.querySelectorAll('[data-person]'), (row) =>
        row.getAttribute('data-person'),
      ).join();
    } while (now === before || now === '');
    return performance.now() - started;
  }, to);
}

/** Waits until the app has compared its second copy with what is there, and written what that lacks. */
async function settled(page: Page): Promise<void> {
  await page.goto(`${host.url}#/settings/device`);
  await page.reload();
  const inTwo = page.getByText('now, in two copies');
  await inTwo.waitFor({ timeout: 300_000 });
}

/** A kept device has the app that filled it: its service worker would show that, and the figures would be those of a former build. */
async function leaveFormerBuild(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
  });
  await page.reload();
}

/** Gives every person an attempt that was answered, as on a device that has sent everything. */
async function addAttempts(page: Page): Promise<void> {
  await page.evaluate(
    async (db) => {
      const transaction = db.transaction(['ops', 'attempts'], 'readwrite', { durability: 'relaxed' });
      const reading = transaction.objectStore('ops').getAllKeys();
      reading.onsuccess = () => {
        for (const [at, opId] of reading.result.entries())
          transaction.objectStore('attempts').add({
            id: `attempt ${at}`,
            opId,
            n: 1,
            profileId: 'any',
            startedAt: 1,
            evidence: { at: 2, durationMs: 1, status: 201, excerpt: 'x'.repeat(300) },
          });
      };
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      db.close();
    },
    await databaseOf(page),
  );
}

/** No one waits longer than this for a file. */
const EXPORT_LIMIT_MS = 30_000;

/** Makes a file; gives how long that took, and the longest time that the page did nothing else, in milliseconds. */
async function exporting(page: Page, button: string): Promise<{ took: number; longestBlock: number }> {
  await page.evaluate(() => {
    const watch = { longest: 0, last: performance.now() };
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      watch.longest = Math.max(watch.longest, performance.now() - watch.last);
      watch.last = performance.now();
      port2.postMessage(0);
    };
    port2.postMessage(0);
    Object.assign(globalThis, { watch });
  });
  const download = page.waitForEvent('download', { timeout: 300_000 });
  const pressed = performance.now();
  await page.getByRole('button', { name: button }).click();
  const file = await download;
  const took = performance.now() - pressed;
  await file.delete();
  const longestBlock = await page.evaluate(
    () => (globalThis as unknown as { watch: { longest: number } }).watch.longest,
  );
  return { took, longestBlock };
}

buildApp();
const isFilled = KEPT !== undefined && existsSync(KEPT);
const host = await serveFolder(DIST, '/', { port: KEPT ? KEPT_PORT : 0 });
// On disk, as on every device: in memory Chromium takes up to ten times as long over so many rows.
const browser = await startBrowser({ profile: KEPT });

/** The rows are put in behind the app's back, so that it copies all of them once more. */
async function fill(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Occupation' }).waitFor();
  const statusOf = (at: number) => (at % 3 === 0 ? 'confirmed' : 'ready');
  const assignmentOf = (at: number) => (at % 3 === 0 ? 'toFix' : undefined);
  await fillDevice(page, { count: COUNT, seed: 1, statusOf, assignmentOf });
  await settled(page);
  await addAttempts(page);
}

try {
  if (!isFilled) {
    await fill(await browser.open(host.url));
    // Until the browser has put its own files in order opening takes 135 ms, and 38 half a minute later. The limits are those of a device
    // that does nothing else: it starts again.
    await browser.restart();
  }
  const page = await browser.open(host.url);
  if (isFilled) await leaveFormerBuild(page);
  await settled(page);

  const people = COUNT.toLocaleString('en-GB');
  await hold(`Open the list of ${people} people (ms)`, OPEN_LIMIT_MS, ROUNDS, () =>
    opening(page, '#/', '#/people'),
  );
  await hold(`Open those of ${people} in one state (ms)`, LIMIT_MS, ROUNDS, () =>
    opening(page, '#/', '#/people?state=waiting'),
  );
  await hold(`Search ${people} people for an occupation (ms)`, LIMIT_MS, ROUNDS, () =>
    opening(page, '#/', '#/people?find=nurse'),
  );
  await hold(`Open those of ${people} whose assignment needs a person (ms)`, LIMIT_MS, ROUNDS, () =>
    opening(page, '#/', '#/people?assignments=toFix'),
  );
  for (const [what, to] of [
    ['Sort %s people by country (ms)', '#/people?sort=country'],
    ['Sort %s people by receipt, backwards (ms)', '#/people?sort=-receipt'],
    ['Sort %s people by the number of assessments (ms)', '#/people?sort=-assessments'],
    ['Narrow %s people to a sex, a country and a major group (ms)', '#/people?sex=M&country=KE&occupation=5'],
    ['Narrow %s people to an assessment (ms)', '#/people?assessment=AI'],
  ] as const)
    await hold(what.replace('%s', people), SORT_LIMIT_MS, ROUNDS, () => changing(page, '#/people', to));
  await page.evaluate(() => (location.hash = '#/people?state=waiting'));
  // A page without its rows is too short to jump in.
  await page.waitForFunction(() => document.documentElement.scrollHeight > 3 * innerHeight);
  let part = 0;
  await hold(`Jump anywhere among those of one state (ms)`, LIMIT_MS, ROUNDS, () =>
    jumping(page, (part = (part + 0.31) % 1)),
  );

  for (const button of ['Export people as CSV', 'Export assignments as CSV', 'Export both as JSON']) {
    await page.goto(`${host.url}#/settings/device`);
    await page.reload();
    const made: Awaited<ReturnType<typeof exporting>>[] = [];
    const blocked = async () => {
      const one = await exporting(page, button);
      made.push(one);
      return one.longestBlock;
    };
    const rounds = Math.min(ROUNDS, 2);
    const title = `${button}, of ${people} people: longest time without an answer to a touch (ms)`;
    await hold(title, BLOCK_LIMIT_MS, rounds, blocked);
    const longest = Math.max(...made.map(({ took }) => took));
    await hold(
      `${button}, of ${people} people: until the file is there (ms)`,
      EXPORT_LIMIT_MS,
      1,
      () => longest,
    );
  }
} finally {
  await browser.close();
  await host.stop();
}
