import { expect, onTestFinished } from 'vitest';
import { DIST } from './build-app.ts';
import { openPrivateWindow } from './private-window.ts';
import { startBrowser, type BrowserOptions, type Browsing, type RealBrowser } from './real-browser.ts';
import { serveFolder, type StaticHost } from '../hosts/static-host.ts';

export { WITH_WORKER } from './real-browser.ts';
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
 * A private window of a Chromium for one test, which fails if anything in it asked another origin for anything, threw an
 * error that no one caught, or did what the content policy forbids.
 */
export async function browse(options?: BrowserOptions): Promise<Browsing> {
  return untilTestEnds(await openPrivateWindow(options));
}

/** The same with a Chromium for this test alone, and a profile on disk: for what is killed, restarted, or stays kept. */
export async function browseOnDisk(options?: BrowserOptions): Promise<RealBrowser> {
  return untilTestEnds(await startBrowser(options));
}

function untilTestEnds<Some extends Browsing>(browser: Some): Some {
  onTestFinished(async () => {
    await browser.close();
    expect(browser.foreign, 'requests to other origins').toEqual([]);
    expect(browser.complaints, 'uncaught errors and broken policies').toEqual([]);
  });
  return browser;
}
