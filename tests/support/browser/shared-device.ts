import type { Page } from 'playwright';
import { afterAll, expect } from 'vitest';
import { serveFolder, type StaticHost } from '../hosts/static-host.ts';
import { DIST } from './build-app.ts';
import { openPrivateWindow } from './private-window.ts';
import type { Browsing, BrowserOptions } from './real-browser.ts';

const SIZE = { width: 1280, height: 720 };

/**
 * One device for all cases of a file that only look at it and do not change its database. Setting one up takes seconds, a look
 * takes a few hundredths of a second.
 * @param prepare fills the database; the app is loaded again after it
 * @returns gives the page for a new case: with its own window size, the default size of text, and no particular screen
 */
export function sharedDevice(
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
  options: BrowserOptions = {},
): () => Promise<Page> {
  let opened: Promise<{ host: StaticHost; browser: Browsing; page: Page }> | undefined;
  afterAll(async () => {
    if (!opened) return;
    const { browser, host } = await opened;
    await browser.close();
    await host.stop();
    expect(browser.foreign, 'requests to other origins').toEqual([]);
    expect(browser.complaints, 'uncaught errors and broken policies').toEqual([]);
  });
  async function open() {
    const host = await serveFolder(DIST);
    const browser = await openPrivateWindow({ ...options, context: { viewport: SIZE, ...options.context } });
    const page = await browser.open(host.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await prepare(page);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    return { host, browser, page };
  }
  return async () => {
    const { page } = await (opened ??= open());
    await page.setViewportSize(options.context?.viewport ?? SIZE);
    await page.evaluate(() => {
      // Resets the size of text, which only the case before may have set.
      document.documentElement.style.removeProperty('font-size');
      location.hash = '#/nowhere';
    });
    return page;
  };
}
