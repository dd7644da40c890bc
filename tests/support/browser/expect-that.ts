import { expect } from 'playwright/test';

/**
 * Playwright's assertions, which try again until they hold: `await expectThat(locator).toHaveText(…)`. For everything on a
 * page; Vitest's own `expect` looks once, and is for values that are final.
 */
export const expectThat = expect.configure({ timeout: 60_000 });
