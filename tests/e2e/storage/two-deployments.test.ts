import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { messages as words } from '../../../src/ui/messages/en.json?screens';
import { atRest } from '../../support/browser/at-rest.ts';
import { browse, serveApp, whenKept, WITH_WORKER } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { register, rowsOf } from '../../support/browser/field-worker.ts';
import { startReferenceServer } from '../../support/hosts/reference-server.ts';
import type { BrowserOptions, Browsing } from '../../support/browser/real-browser.ts';
import { configure, sendNow, states } from '../../support/parts/sending-device.ts';

async function aServer(key: string) {
  const server = await startReferenceServer({ key, closeConnections: true });
  onTestFinished(() => server.close());
  return server;
}

async function registerHere(page: Page, seed: number, count: number): Promise<string[]> {
  await page.evaluate(() => (location.hash = '#/'));
  const receipts: string[] = [];
  for (const person of people(seed, count)) receipts.push(await register(page, person));
  return receipts;
}

/** Every name that anything of this origin has in the browser. */
function namesIn(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name ?? '');
    const { held = [], pending = [] } = await navigator.locks.query();
    const locks = [...held, ...pending].map(({ name }) => name ?? '');
    const folders: string[] = [];
    for await (const name of (await navigator.storage.getDirectory()).keys())
      folders.push(decodeURIComponent(name));
    const entries = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    return [...databases, ...locks, ...folders, ...entries, ...(await caches.keys())];
  });
}

/** Two deployments on one origin, both open. */
async function sideBySide(options?: BrowserOptions) {
  const [app, browser] = [await serveApp('/a/', undefined, ['/b/']), await browse(options)];
  const { origin } = new URL(app.url);
  const a = await browser.open(`${origin}/a/`);
  const b = await browser.context.newPage();
  await b.goto(`${origin}/b/`);
  return { browser, origin, a, b };
}

/** What is sent from now on: where to, and with which key. */
function listen({ context }: Browsing) {
  const sent: { origin: string; key: string | undefined }[] = [];
  context.on('request', (request) => {
    sent.push({ origin: new URL(request.url()).origin, key: request.headers()['apikey'] });
  });
  return sent;
}

test(
  'two deployments on one origin see nothing of each other, while both are open and send',
  { tags: ['night'] },
  async () => {
    // With their workers, whose caches are to be kept apart as well.
    const { browser, origin, a, b } = await sideBySide(WITH_WORKER);
    const [serverA, serverB] = [await aServer('key-of-a'), await aServer('key-of-b')];
    for (const { url } of [serverA, serverB]) browser.allow(url);
    const sent = listen(browser);
    for (const page of [a, b]) await whenKept(page);
    await registerHere(a, 1, 3);
    await registerHere(b, 2, 2);
    await configure(a, serverA.url, 'key-of-a');
    await configure(b, serverB.url, 'key-of-b');
    for (const page of [a, b]) await sendNow(page);
    for (const [page, count] of [
      [a, 3],
      [b, 2],
    ] as const)
      await expect.poll(() => states(page, 'users')).toEqual(Array(count).fill('confirmed'));

    expect([serverA.ledger().length, serverB.ledger().length]).toEqual([3, 2]);
    const keysOf = (url: string) =>
      new Set(sent.filter((one) => one.origin === new URL(url).origin).map(({ key }) => key ?? 'none'));
    expect([...keysOf(serverA.url)]).toContain('key-of-a');
    expect([...keysOf(serverA.url), ...keysOf(origin)]).not.toContain('key-of-b');
    expect([...keysOf(serverB.url), ...keysOf(origin)]).not.toContain('key-of-a');

    const another = await browser.context.newPage();
    await another.goto(`${origin}/b/#/settings/server`);
    await expectThat(another.getByRole('textbox', { name: words.settings.server.address })).toHaveValue(
      serverB.url,
    );
    await another.goto(`${origin}/b/#/people`);
    await another.getByRole('link', { name: '2 registered', exact: true }).waitFor();
    const foreign = (await namesIn(a)).filter(
      (name) => !/^(mirror )?outpost(-1| files| config) (\S*)\/[ab]\/( |$)/.test(name),
    );
    expect(foreign).toEqual([]);
  },
);

test('Erase takes its own deployment only', { tags: ['night'] }, async () => {
  const { origin, a, b } = await sideBySide();
  await registerHere(a, 1, 2);
  const receipts = await registerHere(b, 2, 2);
  const folders = async () => (await namesIn(b)).filter((name) => name.startsWith('mirror')).toSorted();
  await expect.poll(folders).toEqual(['mirror outpost-1 /a/', 'mirror outpost-1 /b/']);

  await a.goto(`${origin}/a/#/settings/device`);
  await a.getByText(words.device.erase.open).click();
  await a.getByRole('textbox', { name: /^Enter “/ }).fill(words.device.erase.words({ erased: 2 }));
  await a.getByRole('button', { name: words.device.erase.action }).click();
  await a.getByText(words.device.erase.looked).waitFor();
  await a.getByRole('button', { name: first.frame.reload }).click();
  await a.getByRole('heading', { level: 1, name: first.titles.device }).waitFor();
  await atRest(a);
  expect(await rowsOf(a, 'users')).toEqual([]);

  const more = await registerHere(b, 3, 1);
  await b.reload();
  const kept = (await rowsOf(b, 'users')).map(({ receipt }) => String(receipt));
  expect(kept.toSorted()).toEqual([...receipts, ...more].toSorted());
  await expect.poll(() => b.evaluate(() => localStorage.getItem('outpost-1 /b/ records made'))).toBe('3');
});

test(
  'what is chosen for one deployment’s look leaves the other’s as it is',
  { tags: ['night'] },
  async () => {
    const { origin, a, b } = await sideBySide();
    await a.goto(`${origin}/a/#/settings/look`);
    await a.getByRole('radio', { name: words.settings.schemes.dark }).check();
    await expectThat(a.locator('html')).toHaveAttribute('data-scheme', 'dark');
    for (const page of [a, b]) {
      await page.reload();
      await atRest(page);
    }
    await expectThat(a.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expectThat(b.locator('html')).not.toHaveAttribute('data-scheme');
  },
);
