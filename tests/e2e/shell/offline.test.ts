import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { messages as first } from '../../../src/ui/messages/en.json?first';
import { browseOnDisk, serveApp, whenKept, WITH_WORKER } from '../../support/browser/e2e.ts';
import { expectThat } from '../../support/browser/expect-that.ts';
import { register } from '../../support/browser/field-worker.ts';
import { oneVisit } from '../../support/browser/one-visit.ts';

const isOpen = (page: Page) => page.locator('#app:not(:empty)').waitFor();

/** Loads the app again: another address of the page that is open would load nothing. */
async function load(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

/** By day the base that the app could forget. That it starts at the other one, updates.test.ts shows. */
const BELOW = '/some/sub/path/';

describe.each([BELOW])('after a first visit to %s', startsWithoutHost);
describe.each(['/'])('after a first visit to %s', { tags: ['night'] }, startsWithoutHost);

function startsWithoutHost(base: string): void {
  const visit = oneVisit(base, ({ app }) => app.stop());

  test('the app starts with the host gone, also in a browser that was killed', async () => {
    const [app, browser] = [await serveApp(base), await browseOnDisk(WITH_WORKER)];
    const page = await browser.open(app.url);
    await whenKept(page);
    await app.stop();
    await page.reload();
    await isOpen(page);
    await browser.kill();
    await browser.restart();
    await isOpen(await browser.open(app.url));
  });

  test.each(['', 'index.html', '?from=mail'])('the app opens at “%s” without the host', async (address) => {
    const { app, page } = visit;
    await load(page, `${app.url}${address}#/people`);
    await isOpen(page);
  });

  test('every built file is at hand', async () => {
    const { page } = visit;
    const statuses = await page.evaluate(() =>
      Promise.all(
        ['./', 'index.html', 'data/occupations.json', 'data/assessments.json', 'config.json'].map((path) =>
          fetch(path).then(({ status }) => [path, status]),
        ),
      ),
    );
    expect(statuses.filter(([, status]) => status !== 200)).toEqual([]);
  });

  test('a slip in a country and in a reference finds what was meant', { tags: ['night'] }, async () => {
    const { app, page } = visit;
    await load(page, app.url);
    await page.getByRole('combobox', { name: first.fields.country, exact: true }).fill('keyna');
    await page.getByRole('option', { name: /Kenya/ }).click();
    await register(page, { sex: 'F', country: 'KE', occupation: '2221', reference: 'NAK-012' });
    await page.goto(`${app.url}#/people`);
    await page.getByRole('searchbox').fill('nka-012');
    await page.getByText(first.fields.nearMatch({ typed: 'nka-012' })).waitFor();
    await expectThat(page.getByRole('listitem').filter({ hasText: 'NAK-012' })).toHaveCount(1);
  });

  test('the service answers, by the rules, and never with a page', async () => {
    const { page } = visit;
    const answers = await page.evaluate(() => {
      const ask = async (path: string, init?: RequestInit) => {
        const answer = await fetch(path, init);
        return [answer.status, await answer.text()] as const;
      };
      const form = (fields: Record<string, string>) => ({
        method: 'POST',
        body: new URLSearchParams(fields),
      });
      const person = { sex: 'F', country: 'KE', occupation: '2221' };
      return Promise.all([
        ask('api-v1/assessment/ai'),
        ask('api-v1/occupations/group/nonsense'),
        ask('api-v1/users/create', form(person)),
        ask('api-v1/users/create', form({ ...person, country: 'UK' })),
        ask('api-v1/no-such-thing'),
      ]);
    });
    const bodies = answers.map(([status, body]) => ({ status, body: JSON.parse(body) as unknown }));
    expect(bodies).toMatchObject([
      { status: 200, body: { key: 'AI', name: 'Activity Interests' } },
      { status: 200, body: { lang: 'en_GB', data: { code: '0' } } },
      { status: 200, body: { message: 'User created', data: { sex: 'F', country: 'KE' } } },
      { status: 422, body: { status: 422 } },
      { status: 404, body: { status: 404 } },
    ]);
  });
}

describe.each([BELOW])('what its neighbours have below %s', isLeftToTheHost);
describe.each(['/'])('what its neighbours have below %s', { tags: ['night'] }, isLeftToTheHost);

function isLeftToTheHost(base: string): void {
  const visit = oneVisit(base);

  test.each(['b/', 'other/data.csv', '.well-known/security.txt', 'people/old-bookmark', 'data/theirs.json'])(
    '%s comes from the host',
    async (path) => {
      const { app, page } = visit;
      app.instead.set(path, { status: 200, type: 'text/plain', body: 'of a neighbour' });
      await page.goto(app.url + path);
      expect([page.url(), await page.locator('body').innerText()]).toEqual([
        app.url + path,
        'of a neighbour',
      ]);
    },
  );

  test('an address that the app does not use is answered by the host', async () => {
    const { app, page } = visit;
    const answer = await page.goto(`${app.url}no-one`).catch(() => undefined);
    expect(answer?.status() ?? 404).toBe(404);
    expect(app.asked).toContain('no-one');
    await expectThat(page.locator('#app')).toHaveCount(0);
  });
}

describe('config.json', () => {
  const visit = oneVisit();
  const good = '{"organisation":{"name":"Kept"}}';
  const read = (page: Page) => page.evaluate(() => fetch('config.json').then((answer) => answer.text()));

  test.each([
    ['a newer one', { status: 200, type: 'application/json', body: '{"a":1}' }, '{"a":1}'],
    [
      'a broken one, so that the page can say what is wrong with it',
      { status: 200, type: 'application/json', body: '{"a":' },
      '{"a":',
    ],
    ['that it was taken away', { status: 404, body: 'gone' }, 'gone'],
    [
      'the last good one, when a network answers with a sign-in page',
      { status: 200, type: 'text/html', body: '<p>Sign in' },
      good,
    ],
    [
      'the last good one, when the host has an error',
      { status: 500, type: 'application/json', body: '{}' },
      good,
    ],
  ])('the page gets %s', async (_, answer, expected) => {
    const { app, page } = visit;
    app.instead.set('config.json', { status: 200, type: 'application/json', body: good });
    expect(await read(page)).toBe(good);
    app.instead.set('config.json', answer);
    expect(await read(page)).toBe(expected);
  });

  test.each(['application/octet-stream', 'text/plain'])('one sent as %s is kept as well', async (type) => {
    const { app, page } = visit;
    const body = JSON.stringify({ organisation: { name: type } });
    app.instead.set('config.json', { status: 200, type, body });
    expect(await read(page)).toBe(body);
    await app.stop();
    expect(await read(page)).toBe(body);
    await app.start();
  });

  test('a broken one does not replace the last good one', async () => {
    const { app, page } = visit;
    app.instead.set('config.json', { status: 200, type: 'application/json', body: good });
    await read(page);
    app.instead.set('config.json', { status: 200, type: 'application/json', body: '{' });
    await read(page);
    await app.stop();
    expect(await read(page)).toBe(good);
  });
});
