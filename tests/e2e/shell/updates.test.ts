import { createServer } from 'node:net';
import type { Page } from 'playwright';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { showScreen } from '../../../data/all-screens.ts';
import { atRest } from '../../support/browser/at-rest.ts';
import { makeAnotherVersion } from '../../support/browser/another-version.ts';
import { browse, serveApp, whenKept, WITH_WORKER } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';

let another: string;
beforeAll(() => {
  another = makeAnotherVersion();
});

async function visited() {
  const [app, browser] = [await serveApp(), await browse(WITH_WORKER)];
  const page = await browser.open(app.url);
  await whenKept(page);
  await showScreen(page, '#/sync');
  return { app, browser, page };
}

const version = (page: Page) => page.evaluate(() => document.documentElement.dataset.version ?? 'first');
const isAnother = (page: Page) => page.locator('html[data-version=another]').waitFor();
/** The entry of the to-do list, which is on Sync. */
const offer = (page: Page) => page.getByRole('button', { name: screens.toDo.titles.update });
/** The app's own script: the one before it is the same in every version. */
const script = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll<HTMLScriptElement>('script[src]')].at(-1)?.src ?? '');
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const { installing, waiting } = await registration.update();
    const worker = installing ?? waiting;
    while (worker?.state === 'installing') await new Promise((resolve) => setTimeout(resolve, 20));
    return worker?.state;
  });

test('a new version is used when a person says so, and other tabs go on with theirs', async () => {
  const { app, browser, page } = await visited();
  const other = await browser.context.newPage();
  await other.goto(`${app.url}#/sync`);
  const oldScript = await script(other);
  app.folder = another;

  await page.reload();
  await offer(page).waitFor();
  expect(await version(page)).toBe('first');

  await offer(page).click();
  await isAnother(page);

  await offer(other).waitFor();
  expect(await version(other)).toBe('first');
  expect((await fetch(oldScript)).status).toBe(404);
  expect(await other.evaluate((url) => fetch(url).then(({ status }) => status), oldScript)).toBe(200);
  await offer(other).click();
  await isAnother(other);
});

test('half an update changes nothing, and the whole one comes later', { tags: ['night'] }, async () => {
  const { app, page } = await visited();
  const oldPage = await (await fetch(app.url)).text();
  app.folder = another;
  app.instead.set('', { status: 200, type: 'text/html', body: oldPage });
  expect(await lookForUpdate(page)).toBe('redundant');

  await app.stop();
  await page.reload();
  await page.locator('#app:not(:empty)').waitFor();
  await atRest(page);
  await expectThat(offer(page)).toHaveCount(0);

  await app.start();
  app.instead.clear();
  expect(await lookForUpdate(page)).toBe('installed');
  await offer(page).click();
  await isAnother(page);
});

test(
  'a network that never answers does not keep the version that waits for it',
  { tags: ['night'] },
  async () => {
    const { app, page } = await visited();
    app.folder = another;
    await page.reload();
    await offer(page).waitFor();
    await app.stop();
    await forgetSpanish(page);
    const accepted: Promise<unknown> = takeSilently(new URL(app.url).port);
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('keep language es'));
    await accepted;
    await offer(page).click();
    await isAnother(page);
  },
);

/** Takes the words of Spanish away, as if they had not come yet: the worker fetches them when it is asked for them. */
async function forgetSpanish(page: Page): Promise<void> {
  const forgotten = await page.evaluate(async () => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (request.url.includes('/words-es-') && (await cache.delete(request))) count += 1;
    }
    return count;
  });
  expect(forgotten).toBeGreaterThan(0);
  // The worker would find them there as well.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
}

/** Something at the port of the host takes every connection and says nothing. Ends with the first one. */
function takeSilently(port: string): Promise<void> {
  return new Promise((resolve) => {
    const silent = createServer(() => resolve());
    silent.listen(Number(port), '127.0.0.1');
    onTestFinished(() => void silent.close());
  });
}

test('the version before the last one is cleared away', { tags: ['night'] }, async () => {
  const { app, page } = await visited();
  const first = app.folder;
  for (const folder of [another, first]) {
    app.folder = folder;
    await lookForUpdate(page);
    const reloaded = page.waitForEvent('load');
    await offer(page).click();
    await reloaded;
    await whenKept(page);
  }
  const keptVersions = async () =>
    (await page.evaluate(() => caches.keys())).filter((name) => name.startsWith('outpost files'));
  await expect.poll(keptVersions).toHaveLength(2);
});
