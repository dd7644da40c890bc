import { describe, expect, test } from 'vitest';
import { openPrivateWindow } from '../../support/browser/private-window.ts';
import { startBrowser, WITH_WORKER } from '../../support/browser/real-browser.ts';
import { BASES, browse, browseOnDisk, serveApp } from '../../support/browser/e2e.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';

const CLOSED = 'http://127.0.0.1:9/';

describe.each(BASES)('the built app under %s', (base) => {
  test('opens', async () => {
    const [app, browser] = [await serveApp(base), await browse()];
    const page = await browser.open(app.url);
    await page.getByText(first.frame.app).first().waitFor();
    expect(page.url()).toMatch(new RegExp(`${base}(#.*)?$`));
  });
});

test('the host answers files with their types, and nothing it does not have', async () => {
  const app = await serveApp('/some/sub/path/');
  const home = await fetch(app.url);
  expect([home.status, home.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  for (const path of ['people', 'no-such.js', '%2e%2e/%2e%2e/package.json', '..%2fpackage.json']) {
    expect([path, (await fetch(app.url + path)).status]).toEqual([path, 404]);
  }
  expect((await fetch(new URL('/', app.url))).status).toBe(404);
});

test('a stopped host refuses connections, and answers again on the same address after a start', async () => {
  const app = await serveApp();
  await app.stop();
  await expect(fetch(app.url)).rejects.toThrow('fetch failed');
  await app.start();
  expect((await fetch(app.url)).status).toBe(200);
});

test('what is stored survives a killed browser', async () => {
  const [app, browser] = [await serveApp(), await browseOnDisk()];
  const page = await browser.open(app.url);
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const writable = await (await root.getFileHandle('kept', { create: true })).createWritable();
    await writable.write('still here');
    await writable.close();
  });
  await browser.kill();
  await expect(page.evaluate(() => 1)).rejects.toThrow();
  await browser.restart();
  const again = await browser.open(app.url);
  const kept = await again.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    return (await (await root.getFileHandle('kept')).getFile()).text();
  });
  expect(kept).toBe('still here');
});

test('offline fails requests of pages until it ends', async () => {
  const [app, browser] = [await serveApp(), await browse()];
  const page = await browser.open(app.url);
  const ask = () =>
    page.evaluate(
      (url) =>
        fetch(url, { cache: 'no-store' }).then(
          (r) => r.status,
          () => 'failed',
        ),
      app.url + 'no-such',
    );
  await browser.setOffline(true);
  expect(await ask()).toBe('failed');
  await browser.setOffline(false);
  expect(await ask()).toBe(404);
});

test.each([
  ['a browser', startBrowser],
  ['a private window', openPrivateWindow],
])('requests of %s to other origins are noticed, from pages and from workers', async (_, start) => {
  const app = await serveApp();
  app.instead.set('bare.html', { status: 200, type: 'text/html', body: '<title>bare</title>' });
  app.instead.set('asking-worker.js', {
    status: 200,
    type: 'text/javascript',
    body: `addEventListener('install', (event) => event.waitUntil(fetch('${CLOSED}worker').catch(() => {})));`,
  });
  const browser = await start(WITH_WORKER);
  try {
    const page = await browser.open(app.url + 'bare.html');
    await page.evaluate(async (closed) => {
      await fetch(`${closed}page`).catch(() => undefined);
      await navigator.serviceWorker.register('asking-worker.js');
      await navigator.serviceWorker.ready;
    }, CLOSED);
    await expect.poll(() => browser.foreign).toEqual([`${CLOSED}page`, `${CLOSED}worker`]);
  } finally {
    await browser.close();
  }
});
