import path from 'node:path';
import type { Page } from 'playwright';
import { build } from 'vite';
import { startBrowser } from '../../support/browser/real-browser.ts';
import { serveFolder } from '../../support/hosts/static-host.ts';

export interface Device {
  page: Page;
  /** Lets the page call another origin. */
  allow(url: string): void;
  /** The same device in a browser that has been started again. */
  restart(): Promise<Page>;
  /** The folder of the browser. */
  profile: string;
  close(): Promise<void>;
}

const ROOT = path.resolve('tests/bench/device-page');
const BUILT = path.resolve('node_modules/.cache/device-page');

/** A page in a real Chromium that has store and sending, and no screens. */
export async function startDevice(): Promise<Device> {
  const outDir = { outDir: BUILT, emptyOutDir: true, target: 'es2022' };
  await build({ root: ROOT, base: './', configFile: false, logLevel: 'error', build: outDir });
  const host = await serveFolder(BUILT);
  const browser = await startBrowser();
  const page = await browser.open(host.url);
  await page.waitForFunction(() => 'device' in window);
  return {
    page,
    allow: (url) => browser.allow(url),
    profile: browser.profile,
    restart: async () => {
      await browser.restart();
      const again = await browser.open(host.url);
      await again.waitForFunction(() => 'device' in window && 'growth' in window);
      return again;
    },
    close: async () => {
      await browser.close();
      await host.stop();
    },
  };
}
