import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, onTestFinished, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { browse, serveApp, whenKept } from '../../support/browser/e2e.ts';
import { rowsOf } from '../../support/browser/field-worker.ts';
import { identity, TRUST_IDENTITY } from '../../support/parts/identity.ts';
import { hasNginx, LOGIN, startReadmeProxy, type Proxy } from '../../support/hosts/nginx.ts';
import type { Browsing } from '../../support/browser/real-browser.ts';
import { startReferenceServer } from '../../support/hosts/reference-server.ts';
import {
  allConfirmed,
  configure,
  KEY,
  registerWithAssessment,
  sendNow,
  states,
} from '../../support/parts/sending-device.ts';

const PEOPLE = 2;

type InControl = 'the worker in control' | 'no worker';

function contextFor(control: InControl): BrowserContextOptions {
  return { serviceWorkers: control === 'no worker' ? 'block' : 'allow' };
}

/** People with an assessment each, registered in one of two tabs. */
async function registered(browser: Browsing, url: string, control: InControl, count = PEOPLE): Promise<Page> {
  const page = await browser.open(url);
  if (control === 'the worker in control') await whenKept(page);
  const other = await browser.context.newPage();
  await other.goto(url);
  await page.getByText('Assessments to assign: none').click();
  await page.getByRole('checkbox', { name: /^Poise/ }).check();
  await registerWithAssessment(page, people(3, count));
  return page;
}

async function nothingLeft(page: Page): Promise<void> {
  for (const table of ['users', 'assignments'] as const)
    expect(await states(page, table)).toEqual(Array<string>(PEOPLE).fill('waiting'));
  expect(await rowsOf(page, 'attempts')).toEqual([]);
}

describe.each<InControl>(['the worker in control', 'no worker'])('with %s and no server', (control) => {
  test.each([
    ['/', ''],
    ['/some/sub/path/', '/some/sub/path'],
    ['/some/sub/path/', '/elsewhere'],
  ])('an app at %s says that its own address with %s is no server, and sends nothing', async (base, path) => {
    const [app, browser] = [await serveApp(base), await browse({ context: contextFor(control) })];
    const page = await registered(browser, app.url, control);
    await configure(page, new URL(app.url).origin + path, '');
    await sendNow(page);
    await page
      .getByText(/This is the address of the app itself/)
      .first()
      .waitFor();
    await nothingLeft(page);
    const asked = app.calls.length;
    await page.getByRole('button', { name: 'Check connection' }).click();
    await expect.poll(() => app.calls.length).toBeGreaterThan(asked);
    await page.getByText(/Last try:/).waitFor();
    await nothingLeft(page);
    expect(app.calls.filter((call) => /^POST (?!.*\/api-v1\/users\/create$)/.test(call))).toEqual([]);
  });
});

/** The main README's nginx before a server, and a browser with a login. */
async function behindProxy(
  control: InControl,
  below = '',
  login: BrowserContextOptions = { httpCredentials: LOGIN },
) {
  const server = await startReferenceServer({ key: KEY, protocol: 'https', identity });
  onTestFinished(() => server.close());
  const proxy = await startReadmeProxy({ server: server.url, key: KEY, below });
  const browser = await browse({
    flags: [TRUST_IDENTITY],
    context: { ...contextFor(control), ...login },
  });
  return { server, proxy, browser };
}

describe.skipIf(!hasNginx()).each<InControl>(['the worker in control', 'no worker'])(
  'behind the README’s nginx, with %s',
  (control) => {
    test.each(['', '/service'])(
      'what is sent to “%s” on the own origin reaches the server once',
      async (below) => {
        const { server, proxy, browser } = await behindProxy(control, below);
        const page = await registered(browser, `${proxy.url}/`, control);
        await configure(page, proxy.url + below, '');
        await sendNow(page);
        await expect.poll(() => allConfirmed(page), { timeout: 60_000 }).toBe(true);
        const operations = server.ledger().map(({ operation }) => operation);
        expect(operations.toSorted()).toEqual([
          ...Array<string>(PEOPLE).fill('assign'),
          ...Array<string>(PEOPLE).fill('createUser'),
        ]);
        expect(await rowsOf(page, 'users')).toHaveLength(PEOPLE);
      },
    );

    test('without the login nothing is sent, and the person is told to sign in', async () => {
      const { server, proxy, browser } = await behindProxy(control, '', {});
      const page = await registered(browser, `${proxy.url}/`, control);
      await configure(page, proxy.url, '');
      await sendNow(page);
      await page.getByText('The server wants you to sign in').first().waitFor();
      await page.getByRole('button', { name: 'Send now' }).waitFor();
      await nothingLeft(page);
      expect(server.ledger()).toEqual([]);
    });

    test('no other site buys through it with the person’s login', async () => {
      const { server, proxy, browser } = await behindProxy(control);
      const elsewhere = await serveApp();
      browser.allow(elsewhere.url);
      elsewhere.instead.set('page', { status: 200, type: 'text/html', body: '<p>Hello' });
      const page = await registered(browser, `${proxy.url}/`, control, 1);
      await configure(page, proxy.url, '');
      await sendNow(page);
      await expect.poll(() => allConfirmed(page), { timeout: 60_000 }).toBe(true);
      const before = server.ledger().length;
      const known = String((await rowsOf(page, 'idmap'))[0]?.serverUuid);
      await writeAcross(() => browser.context.newPage(), `${elsewhere.url}page`, proxy, known);
      expect(server.ledger()).toHaveLength(before);
      expect(await rowsOf(page, 'users')).toHaveLength(1);
      expect(await rowsOf(page, 'assignments')).toHaveLength(1);
    });
  },
);

/** Tries to make a person and to buy, by scripts and by a form. */
async function writeAcross(
  newPage: () => Promise<Page>,
  hostile: string,
  proxy: Proxy,
  user: string,
): Promise<void> {
  const person = { sex: 'F', country: 'KE', occupation: '2221' };
  const bought = {
    user_uuid: user,
    auto_reserve: '1',
    auto_assign: JSON.stringify([{ key: 'AI', target: user }]),
  };
  for (const [path, fields] of [
    ['users/create', person],
    ['user/assign', bought],
  ] as const) {
    const target = `${proxy.url}/api-v1/${path}`;
    const page = await newPage();
    await page.goto(hostile);
    await page.evaluate(
      async ([url, given]) => {
        const body = new URLSearchParams(given);
        const init: RequestInit = { method: 'POST', body, credentials: 'include' };
        await fetch(url, { ...init, mode: 'no-cors' }).catch(() => undefined);
        await fetch(url, init).catch(() => undefined);
      },
      [target, { ...fields }] as const,
    );
    await submit(page, target, fields);
  }
}

/** Submits a form, and waits until it is refused: by the worker or by the proxy. */
async function submit(page: Page, target: string, fields: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(
    ([url, given]) => {
      const form = document.body.appendChild(document.createElement('form'));
      Object.assign(form, { action: url, method: 'POST' });
      for (const [name, value] of Object.entries(given))
        form.appendChild(Object.assign(document.createElement('input'), { name, value, type: 'hidden' }));
      // The page goes away with it, and this call must be over by then.
      setTimeout(() => form.submit());
    },
    [target, { ...fields }] as const,
  );
  await page.waitForURL(target);
  expect(await page.locator('body').innerText()).toContain('403');
  await page.close();
}
