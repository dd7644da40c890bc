import { expect, onTestFinished } from 'vitest';
import { DIST } from './build-app.ts';
import { startBrowser, type BrowserOptions, type RealBrowser } from './real-browser.ts';
import { serveFolder, type StaticHost } from '../hosts/static-host.ts';

export { whenKept } from './when-kept.ts';

/** Both kinds of place that the app must work at. */
export const BASES = ['/', '/some/sub/path/'] as const;

/** A host of the built app for one test. `base` starts and ends with a slash. */
export async function serveApp(
  base = '/',
  folder = DIST,
  neighbours: readonly string[] = [],
): Promise<StaticHost> {
  const host = await serveFolder(folder, base, { neighbours });
  onTestFinished(() => host.stop());
  return host;
}

/**
 * A Chromium with a fresh profile for one test, which fails if anything in it asked another origin for anything,
 * threw an error that nobody caught, or did what the content policy forbids.
 */
export async function browse(options?: BrowserOptions): Promise<RealBrowser> {
  const browser = await startBrowser(options);
  onTestFinished(async () => {
    await browser.close();
    expect(browser.foreign, 'requests to other origins').toEqual([]);
    expect(browser.complaints, 'uncaught errors and broken policies').toEqual([]);
  });
  return browser;
}
