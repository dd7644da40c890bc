import type { Page } from 'playwright';
import { afterAll, expect } from 'vitest';
import { serveFolder, type StaticHost } from '../hosts/static-host.ts';
import { DIST } from './build-app.ts';
import { openPrivateWindow } from './private-window.ts';
import type { Browsing, BrowserOptions } from './real-browser.ts';

const SIZE = { width: 1280, height: 720 };

/**
 * One device for all cases of a file that look at it and change nothing in its database. Setting one up takes seconds, a look
 * a few hundredths.
 * @param prepare fills the database; the app is loaded again after it
 * @returns gives the page as a new case wants it: its own window size, no size of text of the case before, on no particular screen
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
      // The size of text that the case before has set, and nothing that the app keeps there.
      document.documentElement.style.removeProperty('font-size');
      location.hash = '#/nowhere';
    });
    return page;
  };
}
