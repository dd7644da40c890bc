import type { BrowserContextOptions, Page } from 'playwright';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { people } from '../../../data/sample.ts';
import { messages as screens } from '../../../src/ui/messages/en.json?screens';
import { pauseSentence } from '../../../src/ui/messages/choose/sending.ts';
import { atRest } from '../../support/browser/at-rest.ts';
import { browse, serveApp, whenKept } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { rowsOf } from '../../support/browser/field-worker.ts';
import type { Browsing } from '../../support/browser/real-browser.ts';
import { hasNginx, LOGIN, startReadmeProxy, type Proxy } from '../../support/hosts/nginx.ts';
import { startNodeProxy } from '../../support/hosts/node-proxy.ts';
import { startReferenceServer } from '../../support/hosts/reference-server.ts';
import { identity, TRUST_IDENTITY } from '../../support/parts/identity.ts';
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

const NO_SERVER = [
  ['/', ''],
  ['/some/sub/path/', '/elsewhere'],
  ['/some/sub/path/', '/some/sub/path'],
] as const;

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

const ITSELF = 'an app at %s says that its own address with %s is no server, and sends nothing';

function saysThatItIsNoServer(control: InControl) {
  return async (base: string, path: string) => {
    const [app, browser] = [await serveApp(base), await browse({ context: contextFor(control) })];
    const page = await registered(browser, app.url, control);
    await configure(page, new URL(app.url).origin + path, '');
    await sendNow(page);
    const said = pauseSentence({ reason: 'unreachable', finding: 'this app itself' });
    await page.getByText(said).first().waitFor();
    await nothingLeft(page);
    const asked = app.calls.length;
    await page.getByRole('button', { name: screens.settings.connection.check }).click();
    await expect.poll(() => app.calls.length).toBeGreaterThan(asked);
    await page.getByText(/Last try:/).waitFor();
    await atRest(page);
    await nothingLeft(page);
    expect(app.calls.filter((call) => /^POST (?!.*\/api-v1\/users\/create$)/.test(call))).toEqual([]);
  };
}

// By day tests/sync/server/own-origin.test.ts says what is made of each answer, whoever gives it.
describe.each<InControl>(['the worker in control', 'no worker'])(
  'with %s and no server',
  { tags: ['night'] },
  (control) => {
    test.each(NO_SERVER)(ITSELF, saysThatItIsNoServer(control));
  },
);

/** A proxy on the app's own origin before a server that speaks as it wants, and a browser with a login. */
async function behindProxy(
  [start, protocol]: readonly [typeof startReadmeProxy, 'http' | 'https'],
  control: InControl,
  below = '',
  login: BrowserContextOptions = { httpCredentials: LOGIN },
) {
  const server = await startReferenceServer({ key: KEY, protocol, identity });
  onTestFinished(() => server.close());
  const proxy = await start({ server: server.url, key: KEY, below });
  const browser = await browse({
    flags: [TRUST_IDENTITY],
    context: { ...contextFor(control), ...login },
  });
  return { server, proxy, browser };
}

const BY_NODE = [startNodeProxy, 'http'] as const;
const BY_NGINX = [startReadmeProxy, 'https'] as const;

type By = typeof BY_NODE | typeof BY_NGINX;

async function reachesTheServerOnce(by: By, control: InControl, below: string): Promise<void> {
  const { server, proxy, browser } = await behindProxy(by, control, below);
  const page = await registered(browser, `${proxy.url}/`, control);
  await configure(page, proxy.url + below, '');
  await sendNow(page);
  await expect.poll(() => allConfirmed(page)).toBe(true);
  const operations = server.ledger().map(({ operation }) => operation);
  expect(operations.toSorted()).toEqual([
    ...Array<string>(PEOPLE).fill('assign'),
    ...Array<string>(PEOPLE).fill('createUser'),
  ]);
  expect(await rowsOf(page, 'users')).toHaveLength(PEOPLE);
}

async function sendsNothingWithoutLogin(by: By, control: InControl): Promise<void> {
  const { server, proxy, browser } = await behindProxy(by, control, '', {});
  const page = await registered(browser, `${proxy.url}/`, control);
  await configure(page, proxy.url, '');
  await sendNow(page);
  await page
    .getByText(pauseSentence({ reason: 'login' }))
    .first()
    .waitFor();
  await page.getByRole('button', { name: screens.sync.panel.sendNow }).waitFor();
  await nothingLeft(page);
  expect(server.ledger()).toEqual([]);
}

describe('behind a proxy on the own origin, with the worker in control', () => {
  test('what is sent to the own origin reaches the server once', { tags: ['night'] }, () =>
    reachesTheServerOnce(BY_NODE, 'the worker in control', ''),
  );

  test('without the login nothing is sent, and the person is told to sign in', { tags: ['night'] }, () =>
    sendsNothingWithoutLogin(BY_NODE, 'the worker in control'),
  );
});

describe.each<InControl>(['the worker in control', 'no worker'])(
  'behind the README’s nginx, with %s',
  { tags: ['night'] },
  (control) => {
    beforeEach(({ skip }) => skip(!hasNginx(), 'nginx is not on this machine'));

    test.each(['', '/service'])('what is sent to “%s” on the own origin reaches the server once', (below) =>
      reachesTheServerOnce(BY_NGINX, control, below),
    );

    test('without the login nothing is sent, and the person is told to sign in', () =>
      sendsNothingWithoutLogin(BY_NGINX, control));

    test('no other site buys through it with the person’s login', async () => {
      const { server, proxy, browser } = await behindProxy(BY_NGINX, control);
      const elsewhere = await serveApp();
      browser.allow(elsewhere.url);
      elsewhere.instead.set('page', { status: 200, type: 'text/html', body: '<p>Hello' });
      const page = await registered(browser, `${proxy.url}/`, control, 1);
      await configure(page, proxy.url, '');
      await sendNow(page);
      await expect.poll(() => allConfirmed(page)).toBe(true);
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
  await expectThat(page.locator('body')).toContainText('403');
  await page.close();
}
