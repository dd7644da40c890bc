import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { SCREENS } from '../../../data/all-screens.ts';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { fillDevice } from '../../support/browser/fill-device.ts';
import { STATUSES } from '../../../src/domain/record/states.ts';

const SEED = 7;

/** What could cut a screen off, as a person sets it in the browser or holds the phone. */
const SITUATIONS = [
  { name: 'at 320 px', width: 320, height: 640, textSize: 100 },
  { name: 'at 200 % text on a phone', width: 360, height: 740, textSize: 200 },
  { name: 'at 400 % zoom of a desk', width: 320, height: 200, textSize: 100 },
  { name: 'on a phone on its side', width: 740, height: 360, textSize: 100 },
  { name: 'at 150 % text on a desk', width: 1280, height: 800, textSize: 150 },
] as const;

/** What reaches out of the window sideways, unless it scrolls in a box of its own or is only for screen readers. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const reaches = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > document.documentElement.clientWidth + 1 || left < -1);
    };
    const isInBox = (element: Element): boolean => {
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
        if (getComputedStyle(one).overflowX !== 'visible') return true;
      }
      return false;
    };
    return [...document.querySelectorAll('main *, header *')]
      .filter((element) => reaches(element) && !isInBox(element))
      .map((element) => `${element.tagName.toLowerCase()}: ${element.textContent.trim().slice(0, 60)}`);
  });
}

describe('every screen is whole', () => {
  test.each(SITUATIONS)('$name', async ({ width, height, textSize }) => {
    const [app, browser] = [await serveApp(), await browse({ context: { viewport: { width, height } } })];
    const page = await browser.open(app.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await fillDevice(page, {
      count: 20,
      seed: SEED,
      statusOf: (at) => STATUSES[at % STATUSES.length] ?? 'ready',
      assignmentOf: (at) => (at % 2 === 0 ? STATUSES[at % STATUSES.length] : undefined),
    });
    await page.reload();
    // As the browser's own setting does it: rem follows the root.
    await page.evaluate((size) => (document.documentElement.style.fontSize = `${size}%`), textSize);
    const found: Record<string, string[]> = {};
    for (const [screen, address] of Object.entries(SCREENS)) {
      await page.evaluate((hash) => (location.hash = hash), address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForTimeout(150);
      const cut = await cutOff(page);
      if (cut.length > 0) found[screen] = cut;
    }
    expect(found).toEqual({});
  });
});
