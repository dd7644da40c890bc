import { svelte } from '@sveltejs/vite-plugin-svelte';
import path from 'node:path';
import { chromium, type Browser } from 'playwright';
import { build } from 'vite';
import { CHROMIUM_FLAGS, findChromium } from '../support/browser/chromium.ts';
import { setup as buildApp, DIST } from '../support/browser/build-app.ts';
import { serveFolder } from '../support/hosts/static-host.ts';
import { compare } from './measure.ts';

/** Chromium's own figures for "Fast 3G": bytes a second, and milliseconds before each answer. */
const FAST_3G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1_000_000 * 0.9) / 8,
  uploadThroughput: (0.75 * 1_000_000 * 0.9) / 8,
};

/** In both pages: a field that one can type into. */
const FIELD = '[role=combobox]:not([disabled])';

/** Notes, in the page itself, when the field is there: asking from outside would disturb a slowed page. */
const NOTE_WHEN_READY = `
  new MutationObserver((_, observer) => {
    if (!document.querySelector('${FIELD}')) return;
    observer.disconnect();
    // After the next frame it can be seen and reached.
    requestAnimationFrame(() => setTimeout(() => noteReady(performance.now())));
  }).observe(document, { childList: true, subtree: true });
`;

/** A first visit with nothing kept from an earlier one; gives milliseconds until the field is there. */
async function firstVisit(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', FAST_3G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const ready = new Promise<number>((resolve) => void page.exposeFunction('noteReady', resolve));
    await page.addInitScript(NOTE_WHEN_READY);
    await page.goto(url, { waitUntil: 'commit' });
    return await ready;
  } finally {
    await context.close();
  }
}

async function buildEmptyPage(): Promise<string> {
  const outDir = path.resolve('node_modules/.cache/empty-page');
  const root = path.resolve('tests/bench/empty-page');
  await build({
    configFile: false,
    logLevel: 'warn',
    root,
    base: './',
    plugins: [svelte()],
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}

buildApp();
const hosts = await Promise.all(
  [DIST, await buildEmptyPage()].map((folder) => serveFolder(folder, '/', { brotli: true })),
);
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
const [app, empty] = hosts.map((host) => ({ run: () => firstVisit(browser, host.url) }));
if (app && empty) {
  await compare({
    title: 'Ready to type on a first visit, Fast 3G and a CPU four times slower (ms)',
    ours: { name: 'Outpost', ...app },
    peer: { name: 'an empty Svelte page', ...empty },
    limit: 1.5,
    rounds: Number(process.env.ROUNDS ?? 7),
    seed: 1,
  });
}
await browser.close();
await Promise.all(hosts.map((host) => host.stop()));
