import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { showScreen } from '../../../data/all-screens.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { DIST } from '../../support/browser/build-app.ts';
import { browse, serveApp, whenKept, WITH_WORKER } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';

/** Where every state of it is said. */
const DEVICE = '#/settings/device';

async function firstVisit(fault: (app: Awaited<ReturnType<typeof serveApp>>) => void) {
  const [app, browser] = [await serveApp(), await browse(WITH_WORKER)];
  fault(app);
  const page = await browser.open(app.url);
  await page.getByRole('button', { name: first.register.save }).waitFor();
  return { app, page };
}

const saysReady = (page: Page) => page.getByText(first.offline.ready, { exact: true }).first().waitFor();
/** Tells the page, as a browser does, that there is a network again, until the app has tried with what the host has now. */
async function goesOnline(page: Page, file: string): Promise<void> {
  const isKept = () =>
    page.evaluate((address) => {
      dispatchEvent(new Event('online'));
      return caches.match(address, { ignoreSearch: true }).then((kept) => kept !== undefined);
    }, file);
  await expect.poll(isKept).toBe(true);
}

async function startsWithoutHost(page: Page, app: Awaited<ReturnType<typeof serveApp>>): Promise<void> {
  await app.stop();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

test('a first visit says when it is ready, on itself and on This device, and asks once for what the first screen came with', async () => {
  const { app, page } = await firstVisit(() => undefined);
  await saysReady(page);
  await whenKept(page);
  await showScreen(page, DEVICE);
  await saysReady(page);
  // What the first screen came with is in the browser's cache when the worker starts; for what comes beside it that is chance.
  const ofFirstScreen = app.asked.filter((one) =>
    /^assets\/(first|service)-|^data\/(assess|countries)/.test(one),
  );
  expect(ofFirstScreen.length).toBeGreaterThan(4);
  expect(ofFirstScreen.toSorted()).toEqual([...new Set(ofFirstScreen)].toSorted());
  await startsWithoutHost(page, app);
});

const FIRST_STAGE = /^(screens|after|behind|service)-.*\.(js|css)$/;
const assets = readdirSync(path.join(DIST, 'assets'));

async function isRepaired(file: string): Promise<void> {
  const { app, page } = await firstVisit(({ instead }) => instead.set(file, { status: 503 }));
  await page.getByText(first.offline.getting).first().waitFor();
  app.instead.clear();
  await goesOnline(page, file === 'service-worker.js' ? 'index.html' : file);
  await saysReady(page);
  await startsWithoutHost(page, app);
}
const REPAIRED =
  'with a file that is not there the app is not ready, says so, and is ready once it is there: %s';
test.each(['data/occupation-words.json'])(REPAIRED, isRepaired);
test.each(['service-worker.js'])(REPAIRED, { tags: ['night'] }, isRepaired);
test.each([
  'data/occupations.json',
  ...assets.filter((name) => FIRST_STAGE.test(name)).map((name) => `assets/${name}`),
])(REPAIRED, { tags: ['night'] }, async (file) => {
  // Without these there is no form: what is asked is whether the next start has all.
  const [app, browser] = [await serveApp(), await browse(WITH_WORKER)];
  app.instead.set(file, { status: 503 });
  const page = await browser.open(app.url);
  await expect.poll(() => app.asked.filter((one) => one === file).length).toBeGreaterThan(1);
  app.instead.clear();
  await goesOnline(page, file);
  await whenKept(page);
  await startsWithoutHost(page, app);
});

test('a page that was changed at the host is named as damaged, until the host has the right one', async () => {
  const built = readFileSync(path.join(DIST, 'index.html'), 'utf8');
  const { app, page } = await firstVisit(({ instead }) =>
    instead.set('', { status: 200, type: 'text/html', body: `${built}<!-- changed -->` }),
  );
  const said = page.getByText(first.offline.damaged({ file: 'index.html' })).first();
  await said.waitFor();
  await showScreen(page, DEVICE);
  await said.waitFor();
  app.instead.clear();
  await goesOnline(page, 'index.html');
  await saysReady(page);
  await startsWithoutHost(page, app);
});

test(
  'what only some need may be missing: the app is ready, and it comes once the host has it',
  { tags: ['night'] },
  async () => {
    const lost = assets.find((name) => /^console-.*\.js$/.test(name)) ?? '';
    const { app, page } = await firstVisit(({ instead }) => instead.set(`assets/${lost}`, { status: 503 }));
    await saysReady(page);
    app.instead.clear();
    await goesOnline(page, `assets/${lost}`);
    await startsWithoutHost(page, app);
    await showScreen(page, '#/api');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
);

test('a browser that allows no worker says that the app does not start offline', async () => {
  const [app, browser] = [await serveApp(), await browse(WITH_WORKER)];
  await browser.context.addInitScript(() => {
    if (!('ServiceWorkerContainer' in window)) return;
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('Not allowed by policy', 'SecurityError'));
  });
  const page = await browser.open(app.url);
  await page.getByText(first.offline.notAllowed).first().waitFor();
  await expectThat(page.getByText(first.offline.ready, { exact: true })).toHaveCount(0);
});
