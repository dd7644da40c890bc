import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { browse, serveApp, whenKept } from '../../support/browser/e2e.ts';
import { register, rowsOf } from '../../support/browser/field-worker.ts';
import { startReferenceServer } from '../../support/hosts/reference-server.ts';
import { allConfirmed, configure, KEY, sendNow } from '../../support/parts/sending-device.ts';

/** A host that writes down all that it is sent, and lets every page ask. */
async function anEavesdropper() {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(`${request.method ?? ''} ${request.url ?? ''} ${JSON.stringify(request.headers)}`);
    request.on('data', (bytes: Buffer) => heard.push(bytes.toString()));
    // A preflight is answered as a browser wants it: what it would send next is what counts.
    response.writeHead(request.method === 'OPTIONS' ? 204 : 404, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '',
    });
    response.end();
  });
  return { url: await listening(server), heard };
}

/** Starts a host for one test, and gives its address. */
async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on a host and port has an address with a port.
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

/** A device that sends to a server with a key, and another host that should never see that key. */
async function aDevice(config?: (serverUrl: string) => object) {
  const server = await startReferenceServer({ key: KEY, closeConnections: true });
  onTestFinished(() => server.close());
  const [app, browser, other] = [await serveApp(), await browse(), await anEavesdropper()];
  for (const { url } of [server, other]) browser.allow(url);
  if (config) setConfig(app, config(server.url));
  const page = await browser.open(app.url);
  await whenKept(page);
  const [first, second] = people(4, 2);
  if (first) await register(page, first);
  return { app, page, server, other, second };
}

function setConfig(app: Awaited<ReturnType<typeof serveApp>>, config: object): void {
  app.instead.set('config.json', { status: 200, type: 'application/json', body: JSON.stringify(config) });
}

/** Gives the new host every occasion to be sent something. */
async function provoke(page: Page, second: ReturnType<typeof people>[number] | undefined): Promise<void> {
  await page.evaluate(() => (location.hash = '#/'));
  if (second) await register(page, second);
  await page.evaluate(() => (location.hash = '#/sync'));
  await page.getByRole('button', { name: 'Check connection' }).click();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.waitForTimeout(1_500);
}

async function sent(page: Page): Promise<void> {
  await sendNow(page);
  await expect.poll(() => allConfirmed(page), { timeout: 30_000 }).toBe(true);
}

test('after an edit of the address alone the new host does not see the key, and the person is asked', async () => {
  const { page, server, other, second } = await aDevice();
  await configure(page, server.url);
  await sent(page);
  await page.evaluate(() => (location.hash = '#/settings/server'));
  await page.getByRole('textbox', { name: 'Server address' }).fill(other.url);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await provoke(page, second);
  await page.getByRole('group', { name: 'Key for another server' }).first().waitFor();
  expect(other.heard.filter((one) => one.includes(KEY))).toEqual([]);
  await page.getByRole('button', { name: 'Use this key for the new server' }).first().click();
  await expect.poll(() => other.heard.some((one) => one.includes(KEY)), { timeout: 20_000 }).toBe(true);
});

/** The backup has a field of that name as well. */
function passphraseOf(page: Page) {
  return page.locator('#passphrase');
}

test('after config.json names another server and header a key that was remembered is not sent there when it is unlocked', async () => {
  const { app, page, other, second } = await aDevice((baseUrl) => ({
    server: { baseUrl, header: 'apikey' },
  }));
  await page.evaluate(() => (location.hash = '#/settings/server'));
  await page.getByLabel('Key', { exact: true }).fill(KEY);
  await page.getByRole('checkbox', { name: 'Remember the key on this device' }).check();
  await passphraseOf(page).fill('four words or more');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await sent(page);

  setConfig(app, { server: { baseUrl: other.url, header: 'authorization' } });
  await page.reload();
  await page.evaluate(() => (location.hash = '#/settings/server'));
  await passphraseOf(page).fill('four words or more');
  await page.getByRole('button', { name: 'Use the kept key' }).click();
  await page.getByRole('group', { name: 'Key for another server' }).first().waitFor();
  await provoke(page, second);
  expect(other.heard.filter((one) => one.includes(KEY))).toEqual([]);
});

/** The server behind a host that gives other occupations than the server has, once it is told to. */
async function aHostThatLies(serverUrl: string) {
  const lie: { occupations: string | undefined; told: number } = { occupations: undefined, told: 0 };
  const host = createServer((request, response) => {
    if (request.method === 'GET' && request.url === '/api-v1/occupations' && lie.occupations !== undefined) {
      lie.told += 1;
      response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' });
      response.end(lie.occupations);
      return;
    }
    const { method, headers } = request;
    const onward = ask(new URL(request.url ?? '/', serverUrl), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(onward);
  });
  return Object.assign(lie, { url: await listening(host) });
}

const TEN_OF_ONE_CODE = JSON.stringify({
  lang: 'en',
  data: Array.from({ length: 10 }, () => ({ code: '1', name: 'Taken over' })),
});

/** What the screens show for 8322. */
async function drivers(page: Page): Promise<string> {
  await page.evaluate(() => (location.hash = '#/occupations/8322'));
  return page.getByRole('heading', { level: 1 }).filter({ hasText: '8322' }).innerText();
}

test('a list of occupations that cannot be one is not taken over, and one with other names is given up for the built-in list', async () => {
  const server = await startReferenceServer({ key: KEY, closeConnections: true });
  onTestFinished(() => server.close());
  const [app, browser, host] = [await serveApp(), await browse(), await aHostThatLies(server.url)];
  browser.allow(host.url);
  const page = await browser.open(app.url);
  await whenKept(page);
  const settings = async () => page.evaluate(() => (location.hash = '#/settings/server'));
  const check = async () => {
    await settings();
    // A key that was saved is checked at once, and meanwhile the button does nothing.
    await page.getByText('Checking …').first().waitFor({ state: 'hidden' });
    const told = host.told;
    await page.getByRole('button', { name: 'Check connection' }).click();
    await expect.poll(() => host.told).toBeGreaterThan(told);
  };

  host.occupations = TEN_OF_ONE_CODE;
  await configure(page, host.url);
  await check();
  await check();
  expect((await rowsOf(page, 'refdata')).map(({ key }) => key)).toEqual(['assessments']);
  expect(await drivers(page)).toContain('Car, taxi and van drivers');

  const honest = await fetch(`${server.url}/api-v1/occupations`, { headers: { apikey: KEY } });
  host.occupations = (await honest.text()).replace('Car, taxi and van drivers', 'Tellers of lies');
  await check();
  await expect.poll(() => drivers(page)).toContain('Tellers of lies');
  await page.reload();
  await expect.poll(() => drivers(page)).toContain('Tellers of lies');

  await settings();
  await page.getByRole('button', { name: 'Use the built-in list' }).click();
  await page.getByText('The built-in list is used.').waitFor();
  await expect.poll(() => drivers(page)).toContain('Car, taxi and van drivers');
  await page.reload();
  await settings();
  await page.getByText('The built-in list is used.').waitFor();
  expect(await drivers(page)).toContain('Car, taxi and van drivers');
});

test('whether the server takes a key is said where it was saved', async () => {
  const { page, server } = await aDevice();
  await configure(page, server.url, 'another-key');
  const said = page.getByRole('status').filter({ hasText: 'Saved.' });
  await said.getByText('The server refuses the key.').waitFor();
  await page.getByText('The server refuses the key. Check the field Key.').waitFor();
  await expect.poll(() => page.getByLabel('Key', { exact: true }).getAttribute('aria-invalid')).toBe('true');
  await configure(page, server.url);
  await said.getByText('The server accepts the key.').waitFor();
  expect(await page.getByLabel('Key', { exact: true }).getAttribute('aria-invalid')).toBeNull();
  await page.getByText(/^Connected\. It answers in/).waitFor();
});
