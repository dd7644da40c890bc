import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page, Response } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DIST } from '../../support/browser/build-app.ts';
import { whenKept, WITH_WORKER } from '../../support/browser/e2e.ts';
import { rowsOf } from '../../support/browser/field-worker.ts';
import { openPrivateWindow } from '../../support/browser/private-window.ts';
import { serveFolder, type StaticHost } from '../../support/hosts/static-host.ts';

const METHODS = ['GET', 'POST', 'PUT'] as const;
type Method = (typeof METHODS)[number];

/** What a cell of the table in src/service-worker/README.md may say. */
type Outcome = 'service' | 'refused' | 'host' | 'no one';

interface Caller {
  /** The page that calls. */
  from: 'app' | 'below' | 'outside' | 'other port' | 'other site';
  methods: readonly Method[];
  /** Answers `FAILED` where the page was told that it got no answer. */
  call: (page: Page, target: string, method: Method) => Promise<unknown>;
}

const PERSON = 'sex=F&country=KE&occupation=2221';
const APP = '/some/sub/path/';
const FAILED = 'failed';

const script =
  (init: RequestInit = {}): Caller['call'] =>
  (page, target, method) =>
    page.evaluate(
      async ([url, given, fields, failed]) => {
        const headers = new Headers(given.headers);
        headers.set('content-type', 'application/x-www-form-urlencoded');
        const body = given.method === 'GET' ? null : fields;
        return fetch(url, { ...given, headers, body }).then(
          () => 'answered',
          () => failed,
        );
      },
      [target, { ...init, method }, PERSON, FAILED] as const,
    );

const beacon =
  (type: string): Caller['call'] =>
  (page, target) =>
    page.evaluate(
      ([url, as, fields]) => {
        const text = as.includes('json')
          ? JSON.stringify(Object.fromEntries(new URLSearchParams(fields)))
          : fields;
        navigator.sendBeacon(url, new Blob([text], { type: as }));
      },
      [target, type, PERSON] as const,
    );

/** Submits a form, in the page itself or into a frame of it. */
const form =
  (frame?: 'hidden frame'): Caller['call'] =>
  (page, target, method) =>
    page.evaluate(
      ([url, how, into, fields]) => {
        const made = document.body.appendChild(document.createElement('form'));
        Object.assign(made, { action: url, method: how });
        for (const [name, value] of [...new URLSearchParams(fields), ...new URL(url).searchParams])
          made.appendChild(Object.assign(document.createElement('input'), { name, value, type: 'hidden' }));
        if (into) {
          const hidden = document.createElement('iframe');
          document.body.appendChild(Object.assign(hidden, { name: 'into', hidden: true }));
          made.target = 'into';
        }
        made.submit();
      },
      [target, method, frame, PERSON] as const,
    );

/** Lets a frame without an address do something. */
const inFrame =
  (sandbox: string, code: (url: string, method: Method) => string): Caller['call'] =>
  (page, target, method) =>
    page.evaluate(
      ([allowed, source]) => {
        const frame = document.createElement('iframe');
        if (allowed) frame.setAttribute('sandbox', allowed);
        frame.srcdoc = source;
        document.body.appendChild(frame);
      },
      [sandbox, code(target, method)] as const,
    );

const frameForm = (url: string, method: Method) =>
  `<form method="${method}" action="${url}">${[
    ...new URLSearchParams(`${PERSON}&${new URL(url).search.slice(1)}`),
  ]
    .map(([name, value]) => `<input name="${name}" value="${value}">`)
    .join('')}</form><script>document.forms[0].submit()</script>`;

const frameFetch = (url: string, method: Method) =>
  `<script>fetch('${url}', { method: '${method}', body: ${method === 'GET' ? 'null' : `new URLSearchParams('${PERSON}')`} })</script>`;

const CALLERS: Readonly<Record<string, Caller>> = {
  'script of the app’s page': { from: 'app', methods: METHODS, call: script() },
  'script of the app’s page, on its way to the server': {
    from: 'app',
    methods: METHODS,
    call: script({ headers: { 'outpost-to-network': '1' } }),
  },
  'script of the app’s page, `no-cors`': {
    from: 'app',
    methods: ['GET', 'POST'],
    call: script({ mode: 'no-cors' }),
  },
  '`sendBeacon` of the app’s page, a form': {
    from: 'app',
    methods: ['POST'],
    call: beacon('application/x-www-form-urlencoded'),
  },
  '`sendBeacon` of the app’s page, JSON': {
    from: 'app',
    methods: ['POST'],
    call: beacon('application/json'),
  },
  'form of the app’s page': { from: 'app', methods: ['GET', 'POST'], call: form() },
  'address bar': {
    from: 'other site',
    methods: ['GET'],
    call: (page, target) => page.goto(target),
  },
  'script of a page below the app’s path': { from: 'below', methods: METHODS, call: script() },
  'script of a frame without an address, in a page below the app’s path': {
    from: 'below',
    methods: METHODS,
    call: inFrame('', frameFetch),
  },
  'form of a page below the app’s path': { from: 'below', methods: ['GET', 'POST'], call: form() },
  'script of a page outside the app’s path': { from: 'outside', methods: METHODS, call: script() },
  'form of a page outside the app’s path': { from: 'outside', methods: ['GET', 'POST'], call: form() },
  'script of the same host’s other port': { from: 'other port', methods: METHODS, call: script() },
  'form of the same host’s other port': { from: 'other port', methods: ['GET', 'POST'], call: form() },
  'form in a hidden frame, same host’s other port': {
    from: 'other port',
    methods: ['GET', 'POST'],
    call: form('hidden frame'),
  },
  'script of another site': { from: 'other site', methods: METHODS, call: script() },
  'form of another site': { from: 'other site', methods: ['GET', 'POST'], call: form() },
  'form in a hidden frame, another site': {
    from: 'other site',
    methods: ['GET', 'POST'],
    call: form('hidden frame'),
  },
  'form in a sandboxed frame': {
    from: 'below',
    methods: ['GET', 'POST'],
    call: inFrame('allow-scripts allow-forms', frameForm),
  },
};

/** The table in the README: caller → what each method gets. */
function readTable(): Map<string, Record<string, string>> {
  const [, table = ''] = readFileSync('src/service-worker/README.md', 'utf8').split(/^(?=\| caller \|)/m);
  const rows = table.match(/^\| .* \|$/gm) ?? [];
  const cells = rows.map((row) => row.slice(2, -2).split(' | '));
  const [head = [], ...body] = cells;
  expect(head).toEqual(['caller', ...METHODS]);
  return new Map(
    body.map(([caller = '', ...said]) => {
      const answers = METHODS.map((method, at) => [method, said[at] ?? ''] as const);
      return [caller, Object.fromEntries(answers.filter(([, cell]) => cell !== '–'))] as const;
    }),
  );
}

const BLANK = { status: 200, type: 'text/html', body: '<title>A page of someone</title><p>Hello' };

/** The app with its worker in control, and pages of others on its origin, its host and another site. */
async function openNeighbourhood() {
  const [app, other] = [await serveFolder(DIST, APP), await serveFolder(DIST)];
  const browser = await openPrivateWindow(WITH_WORKER);
  app.instead.set('neighbour/', BLANK);
  app.instead.set('/elsewhere', BLANK);
  other.instead.set('page', BLANK);
  const page = await browser.open(app.url);
  await whenKept(page);
  const { origin, port } = { origin: new URL(app.url).origin, port: new URL(other.url).port };
  const pages: Record<Caller['from'], string> = {
    app: app.url,
    below: `${app.url}neighbour/`,
    outside: `${origin}/elsewhere`,
    'other port': `${other.url}page`,
    'other site': `http://localhost:${port}/page`,
  };
  const close = () => Promise.all([browser.close(), app.stop(), other.stop()]);
  return { app, browser, page, pages, close };
}

let around: Awaited<ReturnType<typeof openNeighbourhood>>;
beforeAll(async () => {
  around = await openNeighbourhood();
});
afterAll(() => around.close());

/** Lets a caller call, and sees who answered. */
async function outcomeOf({ from, call }: Caller, method: Method): Promise<Outcome> {
  const { app, browser, page: appPage, pages } = around;
  const mark = `call=${randomUUID()}`;
  const endpoint = method === 'GET' ? 'assessments' : 'users/create';
  const target = `${app.url}api-v1/${endpoint}?${mark}`;
  const answers: Response[] = [];
  const note = (response: Response) => {
    if (response.url().includes(mark)) answers.push(response);
  };
  browser.context.on('response', note);
  const complaints = browser.complaints.length;
  // No call leads the app's own page away.
  const page = from === 'app' ? appPage : await browser.context.newPage();
  if (page !== appPage) await page.goto(pages[from]);
  const told = await call(page, target, method);
  let outcome: Outcome | undefined;
  await expect
    .poll(() => {
      // Read before who has answered: once no one can answer any more, no one does.
      const isOver = told === FAILED || browser.complaints.length > complaints;
      return (outcome = seen(app, answers, mark) ?? (isOver ? 'no one' : undefined));
    })
    .toBeDefined();
  browser.context.off('response', note);
  // Not waited for: a page that a form is just leading away at times never says that it is closed.
  if (page !== appPage) void page.close().catch(() => undefined);
  return outcome ?? expect.unreachable();
}

function seen(app: StaticHost, answers: readonly Response[], mark: string): Outcome | undefined {
  const calls = app.calls.filter((call) => call.includes(mark) && !call.startsWith('OPTIONS'));
  if (calls.length > 0) return 'host';
  const byWorker = answers.find((answer) => answer.fromServiceWorker());
  if (!byWorker) return undefined;
  return byWorker.status() === 403 ? 'refused' : 'service';
}

describe('who may call /api-v1/ below the app', () => {
  test('the table has a row for each caller', () => {
    expect([...readTable().keys()]).toEqual(Object.keys(CALLERS));
  });

  const callersFrom = (from: Caller['from']) =>
    Object.entries(CALLERS).filter(([, caller]) => caller.from === from);

  const getWhatTheTableSays = async (from: Caller['from'], people: number) => {
    const table = readTable();
    const before = (await rowsOf(around.page, 'users')).length;
    let made = 0;
    for (const [name, caller] of callersFrom(from)) {
      const outcomes: Partial<Record<Method, Outcome>> = {};
      for (const method of caller.methods) {
        outcomes[method] = await outcomeOf(caller, method);
        if (method === 'POST' && outcomes.POST === 'service') made += 1;
      }
      expect(outcomes, name).toEqual(table.get(name));
      expect(await rowsOf(around.page, 'users'), name).toHaveLength(before + made);
    }
    expect(made).toBe(people);
  };

  test.each([
    ['app', 2],
    ['other site', 0],
  ] as const)(
    'page of %s: each caller gets what the table says, and those that make a person are %i',
    getWhatTheTableSays,
  );

  // By day tests/service-worker/api-callers.test.ts says by which of its marks the worker knows them.
  test.each([
    ['below', 0],
    ['outside', 0],
    ['other port', 0],
  ] as const)(
    'page of %s: each caller gets what the table says, and those that make a person are %i',
    { tags: ['night'] },
    getWhatTheTableSays,
  );

  test('the refusal is a problem document that says what to do', async () => {
    const { browser, pages, app } = around;
    const page = await browser.open(pages.below);
    const refusal = await page.evaluate(async (url) => {
      const answer = await fetch(url, { method: 'POST', body: new URLSearchParams({ sex: 'F' }) });
      return [answer.status, answer.headers.get('content-type'), await answer.json()] as unknown;
    }, `${app.url}api-v1/users/create`);
    expect(refusal).toMatchObject([
      403,
      'application/problem+json',
      { status: 403, errors: [{ rule: 'caller-refused', detail: /the app’s own page/ }] },
    ]);
  });

  test.each(['%61pi-v1/users/create', '/api-v1/users/create', 'api-v1%2Fusers/create'])(
    'a form of another site is refused at %s, too, which a host may read like the plain path',
    async (path) => {
      const { browser, pages, app } = around;
      const page = await browser.open(pages['other site']);
      const before = app.calls.length;
      await form()(page, `${app.url}${path}`, 'POST');
      await page.getByText('caller-refused').waitFor();
      expect(app.calls.slice(before).filter((call) => call.startsWith('POST'))).toEqual([]);
    },
  );
});
