import type { Page } from 'playwright';
import { chromium } from 'playwright';
import { DIST, setup as buildApp } from '../support/browser/build-app.ts';
import { CHROMIUM_FLAGS, findChromium } from '../support/browser/chromium.ts';
import { fillDevice } from '../support/browser/fill-device.ts';
import { serveFolder } from '../support/hosts/static-host.ts';
import { hold, isSmoke } from './measure.ts';

const COUNT = isSmoke ? 1_000 : 100_000;
const LIMIT_MS = 300;
const ROUNDS = Number(process.env.ROUNDS ?? 9);

/** From the click on a link in the navigation until rows stand on the screen, in milliseconds. */
async function opening(page: Page, from: string, to: string): Promise<number> {
  await page.evaluate((hash) => (location.hash = hash), from);
  await page.waitForFunction(() => !document.querySelector('[role=listitem]'));
  return page.evaluate(async (hash) => {
    const started = performance.now();
    location.hash = hash;
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[role=listitem]')) return;
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
        .some((element) => element.role === 'listitem')
    );
    return performance.now() - started;
  }, part);
}

buildApp();
const host = await serveFolder(DIST, '/');
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
try {
  const page = await browser.newPage();
  await page.goto(host.url);
  await page.getByRole('combobox', { name: 'Occupation' }).waitFor();
  const statusOf = (at: number) => (at % 3 === 0 ? 'confirmed' : 'ready');
  const assignmentOf = (at: number) => (at % 3 === 0 ? 'refused' : undefined);
  await fillDevice(page, { count: COUNT, seed: 1, statusOf, assignmentOf });
  await page.reload();
  await page.getByRole('combobox', { name: 'Occupation' }).waitFor();

  const people = COUNT.toLocaleString('en-GB');
  await hold(`Open the list of ${people} people (ms)`, LIMIT_MS, ROUNDS, () =>
    opening(page, '#/', '#/people'),
  );
  await hold(`Open those of ${people} in one state (ms)`, LIMIT_MS, ROUNDS, () =>
    opening(page, '#/', '#/people?state=waiting'),
  );
  await hold(`Search ${people} people for an occupation (ms)`, LIMIT_MS, ROUNDS, () =>
    opening(page, '#/', '#/people?find=nurse'),
  );
  await hold(`Open those of ${people} whose assignment needs a person (ms)`, LIMIT_MS, ROUNDS, () =>
    opening(page, '#/', '#/people?assignments=needs+you'),
  );
  await page.evaluate(() => (location.hash = '#/people?state=waiting'));
  let part = 0;
  await hold(`Jump anywhere among those of one state (ms)`, LIMIT_MS, ROUNDS, () =>
    jumping(page, (part = (part + 0.31) % 1)),
  );
} finally {
  await browser.close();
  await host.stop();
}
