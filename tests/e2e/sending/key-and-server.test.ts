import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { browse, serveApp } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { register, rowsOf } from '../../support/browser/field-worker.ts';
import { passTime } from '../../support/browser/pass-time.ts';
import { passOn, startOwnHost } from '../../support/hosts/own-host.ts';
import { startReferenceServer } from '../../support/hosts/reference-server.ts';
import { allConfirmed, configure, KEY, sendNow } from '../../support/parts/sending-device.ts';

const { settings: words } = screens;

/** A host that writes down all that it is sent, and lets every page ask. */
async function anEavesdropper() {
  const heard: string[] = [];
  const url = await startOwnHost(async (request) => {
    heard.push(
      `${request.method} ${request.url} ${JSON.stringify([...request.headers])}`,
      await request.text(),
    );
    // A preflight is answered as a browser wants it: what it would send next is what counts.
    const headers = {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '',
    };
    return new Response(null, { status: request.method === 'OPTIONS' ? 204 : 404, headers });
  });
  return { url, heard };
}

/** A device that sends to a server with a key, and another host that should never see that key. */
async function aDevice(config?: (serverUrl: string) => object) {
  const server = await startReferenceServer({ key: KEY, closeConnections: true });
  onTestFinished(() => server.close());
  const [app, browser, other] = [await serveApp(), await browse(), await anEavesdropper()];
  for (const { url } of [server, other]) browser.allow(url);
  if (config) setConfig(app, config(server.url));
  await browser.context.clock.install();
  const page = await browser.open(app.url);
  return { app, page, server, other };
}

function setConfig(app: Awaited<ReturnType<typeof serveApp>>, config: { server?: object }): void {
  const body = JSON.stringify({ ...config, server: { ...config.server, delaySeconds: 0 } });
  app.instead.set('config.json', { status: 200, type: 'application/json', body });
}

const SAMPLE = people(4, 2);

async function registerNth(page: Page, nth: 0 | 1): Promise<void> {
  await page.evaluate(() => (location.hash = '#/'));
  await register(page, SAMPLE[nth] ?? expect.unreachable('The sample is too small'));
}

/** Gives the new host every occasion to be sent something. */
async function provoke(page: Page): Promise<void> {
  await registerNth(page, 1);
  await page.evaluate(() => (location.hash = '#/sync'));
  await page.getByRole('button', { name: words.connection.check }).click();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await passTime(page, 2);
}

async function sent(page: Page): Promise<void> {
  await sendNow(page);
  await expect.poll(() => allConfirmed(page)).toBe(true);
}

test(
  'after an edit of the address alone the new host does not see the key, and the person is asked',
  { tags: ['night'] },
  async () => {
    const { page, server, other } = await aDevice();
    await registerNth(page, 0);
    await configure(page, server.url);
    await sent(page);
    await page.evaluate(() => (location.hash = '#/settings/server'));
    await page.getByRole('textbox', { name: screens.settings.server.address }).fill(other.url);
    await page.getByRole('button', { name: screens.settings.save }).click();
    await provoke(page);
    await page.getByRole('group', { name: screens.parts.keyOfOther }).first().waitFor();
    expect(other.heard.filter((one) => one.includes(KEY))).toEqual([]);
    await page.getByRole('button', { name: screens.parts.useKeyHere }).first().click();
    await expect.poll(() => other.heard.some((one) => one.includes(KEY))).toBe(true);
  },
);

/** The backup has a field of that name as well. */
function passphraseOf(page: Page) {
  return page.locator('#passphrase');
}

test(
  'after config.json names another server and header a key that was remembered is not sent there when it is unlocked',
  { tags: ['night'] },
  async () => {
    const { app, page, other } = await aDevice((baseUrl) => ({ server: { baseUrl, header: 'apikey' } }));
    await registerNth(page, 0);
    await page.evaluate(() => (location.hash = '#/settings/server'));
    await page.getByLabel(screens.settings.key.label, { exact: true }).fill(KEY);
    await page.getByRole('checkbox', { name: screens.settings.key.remember }).check();
    await passphraseOf(page).fill('four words or more');
    await page.getByRole('button', { name: screens.settings.save }).click();
    await sent(page);

    setConfig(app, { server: { baseUrl: other.url, header: 'authorization' } });
    await page.reload();
    await page.evaluate(() => (location.hash = '#/settings/server'));
    await passphraseOf(page).fill('four words or more');
    await page.getByRole('button', { name: screens.settings.key.use }).click();
    await page.getByRole('group', { name: screens.parts.keyOfOther }).first().waitFor();
    await provoke(page);
    expect(other.heard.filter((one) => one.includes(KEY))).toEqual([]);
  },
);

/** The server behind a host that gives other occupations than the server has, once it is told to. */
async function aHostThatLies(serverUrl: string) {
  const lie: { occupations: string | undefined; told: number } = { occupations: undefined, told: 0 };
  const url = await startOwnHost((request) => {
    const isAboutOccupations = new URL(request.url).pathname === '/api-v1/occupations';
    if (request.method !== 'GET' || !isAboutOccupations || lie.occupations === undefined)
      return passOn(request, serverUrl);
    lie.told += 1;
    const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
    return new Response(lie.occupations, { headers });
  });
  return Object.assign(lie, { url });
}

const TEN_OF_ONE_CODE = JSON.stringify({
  lang: 'en',
  data: Array.from({ length: 10 }, () => ({ code: '1', name: 'Taken over' })),
});

/** What the screens show for 8322. */
async function expectDrivers(page: Page, name: string): Promise<void> {
  await page.evaluate(() => (location.hash = '#/occupations/8322'));
  const heading = page.getByRole('heading', { level: 1 }).filter({ hasText: '8322' });
  await expectThat(heading).toContainText(name);
}

test(
  'a list of occupations that cannot be one is not taken over, and one with other names is given up for the built-in list',
  { tags: ['night'] },
  async () => {
    const server = await startReferenceServer({ key: KEY, closeConnections: true });
    onTestFinished(() => server.close());
    const [app, browser, host] = [await serveApp(), await browse(), await aHostThatLies(server.url)];
    browser.allow(host.url);
    const page = await browser.open(app.url);
    const settings = async () => page.evaluate(() => (location.hash = '#/settings/server'));
    const check = async () => {
      await settings();
      // A key that was saved is checked at once, and meanwhile the button does nothing.
      await page.getByText(words.connection.checking).first().waitFor({ state: 'hidden' });
      const told = host.told;
      await page.getByRole('button', { name: words.connection.check }).click();
      await expect.poll(() => host.told).toBeGreaterThan(told);
    };

    host.occupations = TEN_OF_ONE_CODE;
    await configure(page, host.url);
    await check();
    await check();
    expect((await rowsOf(page, 'refdata')).map(({ key }) => key)).toEqual(['assessments']);
    await expectDrivers(page, 'Car, taxi and van drivers');

    const honest = await fetch(`${server.url}/api-v1/occupations`, { headers: { apikey: KEY } });
    host.occupations = (await honest.text()).replace('Car, taxi and van drivers', 'Tellers of lies');
    await check();
    await expectDrivers(page, 'Tellers of lies');
    await page.reload();
    await expectDrivers(page, 'Tellers of lies');

    await settings();
    await page.getByRole('button', { name: words.lists.useBuiltIn }).click();
    await page.getByText(words.lists.builtIn).waitFor();
    await expectDrivers(page, 'Car, taxi and van drivers');
    await page.reload();
    await settings();
    await page.getByText(words.lists.builtIn).waitFor();
    await expectDrivers(page, 'Car, taxi and van drivers');
  },
);

test('whether the server takes a key is said where it was saved', { tags: ['night'] }, async () => {
  const { page, server } = await aDevice();
  const key = page.getByLabel(screens.settings.key.label, { exact: true });
  await configure(page, server.url, 'another-key');
  const said = page.getByRole('status').filter({ hasText: words.saved });
  await said.getByText(words.key.refused).waitFor();
  await page.getByText(screens.sync.findings['credentials refused']).waitFor();
  await expectThat(key).toHaveAttribute('aria-invalid', 'true');
  await configure(page, server.url);
  await said.getByText(words.key.taken).waitFor();
  await expectThat(key).not.toHaveAttribute('aria-invalid');
  await page.getByText(/^Connected \(/).waitFor();
});
