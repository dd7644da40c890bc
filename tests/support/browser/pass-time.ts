import type { Page } from 'playwright';
import { atRest } from './at-rest.ts';

const STEP_MS = 5_000;

/**
 * Lets minutes pass in a page at once: every timer of the app goes off in its turn, and the work that it begins is awaited. What
 * has not happened then does not happen within that time. The page's clock must have been installed before the page was opened
 * (`context.clock.install()`); otherwise it runs at its usual speed.
 */
export async function passTime(page: Page, minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes * 60_000; passed += STEP_MS) {
    await page.clock.runFor(STEP_MS);
    await atRest(page);
  }
}
