import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { OLD_NAME } from '../../../src/domain/deployment.ts';
import { screens as words } from '../../../src/ui/words/en/screens.ts';
import {
  makeOldDevice,
  OLD_DEVICE,
  withMorePeople,
  type OldDevice,
} from '../../store/old-name/old-device.ts';
import { atRest } from '../../support/browser/at-rest.ts';
import { browse, browseOnDisk, serveApp, whenKept, WITH_WORKER } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { rowsOf } from '../../support/browser/field-worker.ts';
import type { Browsing } from '../../support/browser/real-browser.ts';

/** A page of the app's folder in which nothing of the app runs. */
const QUIET = 'manifest.webmanifest';

/** A browser that has what a version without paths in its names left behind. */
async function anOldDevice<Some extends Browsing>(
  browser: Some,
  base: string,
  device: OldDevice = OLD_DEVICE,
) {
  const app = await serveApp(base);
  const page = await browser.open(app.url + QUIET);
  await page.evaluate(makeOldDevice, [undefined, device] as const);
  return { app, browser, page };
}

function databases(page: Page): Promise<(string | undefined)[]> {
  return page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
}

async function statuses(page: Page): Promise<Record<string, unknown>> {
  const users = await rowsOf(page, 'users');
  return Object.fromEntries(users.map(({ reference, status }) => [String(reference), status]));
}

test.each(['/', '/some/sub/path/'])(
  'whoever was registered under the old names is there at %s',
  async (base) => {
    const { app, page } = await anOldDevice(await browse(), base);
    await page.evaluate(() => {
      localStorage.setItem('outpost scheme', 'dark');
      localStorage.setItem('outpost records made', '9');
    });
    await page.goto(`${app.url}#/people`);
    await page.getByRole('link', { name: '1 held', exact: true }).waitFor();
    await expect.poll(() => databases(page)).toEqual([`outpost ${base}`]);
    const before = OLD_DEVICE.stores.find(({ name }) => name === 'users')?.rows ?? [];
    expect((await rowsOf(page, 'users')).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(await rowsOf(page, 'drafts')).toMatchObject([{ form: { reference: 'Half typed' } }]);
    await atRest(page);
    await expectThat(page.getByText(words.banners.erasedAdvice)).toHaveCount(0);
    await expectThat(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).toSorted()))
      .toEqual([`outpost ${base} records made`, `outpost ${base} scheme`]);
  },
);

test(
  'a browser that was killed in the middle of the move has everybody once after the next start',
  { tags: ['night'] },
  async () => {
    const MORE = 8_000;
    const { app, browser, page } = await anOldDevice(
      await browseOnDisk(),
      '/',
      withMorePeople(OLD_DEVICE, MORE),
    );
    const other = await browser.context.newPage();
    await other.goto(app.url);
    await expect.poll(() => databases(page), { interval: 10 }).toContain('outpost /');
    await browser.kill();
    await browser.restart();
    const after = await browser.open(app.url + QUIET);
    expect(await databases(after)).toContain(OLD_NAME);
    await after.goto(app.url);
    await expect.poll(() => databases(after), { timeout: 100_000 }).toEqual(['outpost /']);
    const users = await rowsOf(after, 'users');
    expect(new Set(users.map(({ id }) => id)).size).toBe(MORE + 7);
    expect(users).toHaveLength(MORE + 7);
    expect(await rowsOf(after, 'ops')).toHaveLength(MORE + 10);
  },
);

test('the service worker moves what it finds before it answers, and a page finishes it', async () => {
  const { app, page } = await anOldDevice(await browse(WITH_WORKER), '/');
  await page.evaluate(() => indexedDB.deleteDatabase('outpost'));
  await page.goto(app.url);
  await whenKept(page);
  // Leaves the app, so that nothing but its worker is there, and has the browser as an older version left it.
  await page.goto(app.url + QUIET);
  await page.evaluate(() => indexedDB.deleteDatabase('outpost /'));
  await page.evaluate(makeOldDevice, [undefined, OLD_DEVICE] as const);
  const answer = await page.goto(`${app.url}api-v1/assessments`);
  expect(answer?.status()).toBe(200);
  expect((await databases(page)).toSorted()).toEqual([OLD_NAME, 'outpost /']);
  await page.goto(app.url);
  await expect.poll(() => databases(page)).toEqual(['outpost /']);
  expect(await rowsOf(page, 'users')).toHaveLength(7);
});

test(
  'records that two deployments kept together are held in both until a person says where they were made',
  { tags: ['night'] },
  async () => {
    const [app, browser] = [await serveApp('/a/', undefined, ['/b/']), await browse()];
    const { origin } = new URL(app.url);
    const page = await browser.open(app.url + QUIET);
    await page.evaluate(makeOldDevice, [undefined, OLD_DEVICE] as const);
    await page.evaluate(
      async (scopes) => {
        for (const scope of scopes) await caches.open(`outpost files ${scope} 0123456789ab`);
      },
      [`${origin}/a/`, `${origin}/b/`],
    );
    const b = await browser.context.newPage();
    await page.goto(`${origin}/a/#/sync`);
    await page.getByText(words.sync.heldBecause['deployment unknown'].sentence).waitFor();
    await b.goto(`${origin}/b/#/sync`);
    await b.getByText(words.sync.heldBecause['deployment unknown'].sentence).waitFor();
    for (const one of [page, b])
      expect(new Set(Object.values(await statuses(one)))).toEqual(new Set(['confirmed', 'held']));

    await page.getByRole('button', { name: 'Made here' }).click();
    await expect.poll(() => statuses(page)).toMatchObject({ Waiting: 'ready', Unknown: 'unknown' });
    await b.getByRole('button', { name: 'Made here' }).click();
    await b.getByText(words.sync.heldBecause['other deployment'].sentence).waitFor();
    await expectThat(b.getByRole('button', { name: 'Made here' })).toHaveCount(0);
    expect(new Set(Object.values(await statuses(b)))).toEqual(new Set(['confirmed', 'held']));
    await page.reload();
    expect(await statuses(page)).toMatchObject({ Waiting: 'ready', Unknown: 'unknown' });
  },
);
