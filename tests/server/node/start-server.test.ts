import { connect as connectHttp2 } from 'node:http2';
import { get } from 'node:https';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import type { LedgerEntry } from '../../../src/server/service/ledger.ts';
import type { RunningServer, ServerOptions } from '../../../src/server/node/start-server.ts';
import { broken, company, form, json } from '../../support/hosts/contract-host.ts';
import { createHttp2Fetch } from '../../support/hosts/http2-fetch.ts';
import { identity } from '../../support/parts/identity.ts';
import { createOneConnection } from '../../support/hosts/one-connection.ts';
import { startReferenceServer } from '../../support/hosts/reference-server.ts';

let server: RunningServer | undefined;
afterEach(() => server?.close());

/** A running server, and a way to call it. */
async function start(options?: Partial<ServerOptions>) {
  const running = await startReferenceServer(options);
  server = running;
  return {
    running,
    send: (path: string, init?: RequestInit) => fetch(running.url + path, init),
    create: (headers: Record<string, string> = {}, sex = 'F') =>
      fetch(`${running.url}/api-v1/users/create`, {
        ...form({ sex, country: 'KE', occupation: '2221' }),
        headers,
      }),
  };
}

test('a country that ISO does not know is refused, with the code that was likely meant', async () => {
  await expect(start({ country: 'UK' })).rejects.toThrow(
    '--country UK is not a code of ISO 3166-1, such as GB',
  );
});

/** Sends bytes that no client would, and gives what comes back until the connection closes. */
async function sendRaw(url: string, text: string, { breakOff = false } = {}): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write(text);
  if (breakOff) {
    await wait(50);
    socket.destroy();
  }
  await closed;
  return answer;
}

describe('credentials', () => {
  test.each<[string, Partial<ServerOptions>, Record<string, string>, number]>([
    ['no key is asked for', {}, {}, 200],
    ['the right key', { key: 'K' }, { apikey: 'K' }, 200],
    ['no key', { key: 'K' }, {}, 401],
    ['another key', { key: 'K' }, { apikey: 'k' }, 401],
    ['the right key in another header', { key: 'K', header: 'x-key' }, { apikey: 'K' }, 401],
    ['the right key in the header that was set', { key: 'K', header: 'x-key' }, { 'X-Key': 'K' }, 200],
  ])('%s', async (_, options, headers, status) => {
    const { running, create } = await start(options);
    const response = await create(headers);
    expect(response.status).toBe(status);
    if (status === 401) expect(await broken(response)).toEqual([' credentials']);
    expect(running.ledger()).toHaveLength(status === 200 ? 1 : 0);
  });
});

describe('a page of another origin', () => {
  const preflight = (headers: string) => ({
    method: 'OPTIONS',
    headers: {
      origin: 'https://app.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': headers,
    },
  });

  test('may send the key, without needing one to ask', async () => {
    const { send } = await start({ key: 'K', header: 'x-key' });
    const response = await send('/api-v1/users/create', preflight('x-key'));
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')?.split(', ')).toContain('x-key');
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
  });

  test.each([true, false])(
    'may send Idempotency-Key where the server honours it: %s',
    async (idempotency) => {
      const { send } = await start({ idempotency });
      const response = await send('/api-v1/users/create', preflight('idempotency-key'));
      const allowed = response.headers.get('access-control-allow-headers')?.split(', ');
      expect(allowed?.includes('idempotency-key')).toBe(idempotency);
    },
  );

  test('may send what the server has offered to take, and read what it offers', async () => {
    const named = 'idempotency-key, outpost-device, outpost-receipt, outpost-registered';
    for (const [offers, allowed] of [
      [[], []],
      [['device'], ['outpost-device', 'outpost-receipt', 'outpost-registered']],
      [['idempotency-key', 'device'], named.split(', ')],
    ] as const) {
      const { send } = await start({ offers });
      const response = await send('/api-v1/users/create', preflight(named));
      const all = response.headers.get('access-control-allow-headers')?.split(', ');
      expect(all?.filter((name) => named.includes(name))).toEqual(allowed);
      const { headers } = await send('/api-v1/assessments');
      expect(headers.get('outpost-offers')).toBe(offers.length > 0 ? offers.join(', ') : null);
      expect(headers.get('access-control-expose-headers')).toContain('outpost-offers');
    }
  });

  test('may read refusals, and Retry-After', async () => {
    const { send } = await start({ key: 'K' });
    const { headers } = await send('/api-v1/assessments');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('retry-after');
  });
});

test('the ledger has the device, the receipt and the time, and a refusal says what the server offers as well', async () => {
  const { running, create, send } = await start({ key: 'K', offers: ['device'] });
  const refused = await send('/api-v1/assessments');
  expect([refused.status, refused.headers.get('outpost-offers')]).toEqual([401, 'device']);
  const registered = '2026-11-21T08:00:00.000Z';
  await create({
    apikey: 'K',
    'outpost-device': 'K7QF2MXC',
    'outpost-receipt': 'K7-4QF2',
    'outpost-registered': registered,
  });
  expect(running.ledger()).toMatchObject([{ device: 'K7QF2MXC', receipt: 'K7-4QF2', registered }]);
});

test('a server that offers to honour keys honours them', async () => {
  const { running, create } = await start({ offers: ['idempotency-key'] });
  const key = { 'idempotency-key': 'a1' };
  expect(await (await create(key)).text()).toBe(await (await create(key)).text());
  expect(running.ledger()).toHaveLength(1);
});

describe('Idempotency-Key', () => {
  const key = { 'idempotency-key': 'a1' };

  test('the same key with the same bytes gets the stored answer, and nothing is done again', async () => {
    const { running, create } = await start({ idempotency: true });
    const first = await (await create(key)).text();
    expect(await (await create(key)).text()).toBe(first);
    expect(running.ledger()).toHaveLength(1);
  });

  test('with other bytes is refused with 422', async () => {
    const { running, create } = await start({ idempotency: true });
    await create(key);
    const response = await create(key, 'M');
    expect(response.status).toBe(422);
    expect(await broken(response)).toEqual([' idempotency-key-reused']);
    expect(running.ledger()).toHaveLength(1);
  });

  test('while the first is in progress is refused with 409', async () => {
    const { running, create } = await start({ idempotency: true, delayMs: 200 });
    const statuses = (await Promise.all([create(key), create(key)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409]);
    expect(running.ledger()).toHaveLength(1);
  });

  test('may be used again after a refusal, which had no effect', async () => {
    const { create } = await start({ idempotency: true });
    expect((await create(key, 'X')).status).toBe(422);
    expect((await create(key)).status).toBe(200);
  });

  test.each([
    ['the answer was dropped', 'drop-after'],
    ['a proxy repeats the request', 'proxy-repeats'],
  ] as const)('makes one user where %s', async (_, fault) => {
    const { running, create } = await start({ idempotency: true, faults: [{ fault }] });
    await create(key).catch(() => undefined);
    expect((await create(key)).status).toBe(200);
    expect(running.ledger()).toHaveLength(1);
  });

  test('means nothing to a server that does not honour it, and still stands in the ledger', async () => {
    const { running, create } = await start();
    await create(key);
    await create(key);
    expect(running.ledger().map(({ idempotencyKey }) => idempotencyKey)).toEqual(['a1', 'a1']);
  });
});

describe('the ledger', () => {
  test('lists what was accepted, in order, with the fields sent and the ids given', async () => {
    const { running, send, create } = await start({ groups: [company] });
    await create({ 'x-attempt': 't1' }, 'X');
    const created = (await (await create({ 'x-attempt': 't2' })).json()) as { data: { uuid: string } };
    const user_uuid = created.data.uuid;
    await send('/api-v1/user/assign', json({ user_uuid, group_uuid: company.uuid }));
    const response = await send('/_ledger');
    const entries = (await response.json()) as LedgerEntry[];
    expect(entries).toMatchObject([
      {
        seq: 1,
        operation: 'createUser',
        attempt: 't2',
        idempotencyKey: null,
        uuid: user_uuid,
        body: { sex: 'F', country: 'KE', occupation: '2221' },
      },
      {
        seq: 2,
        operation: 'assign',
        attempt: null,
        body: { user_uuid, group_uuid: company.uuid },
        answer: { message: 'Assignment created' },
      },
    ]);
    expect(entries).toEqual(JSON.parse(JSON.stringify(running.ledger())));
  });

  test('tells by connection what was sent again over a reused one', async () => {
    const { running } = await start();
    const connection = createOneConnection();
    for (let round = 0; round < 2; round += 1) {
      await connection.send(`${running.url}/api-v1/users/create`, 'sex=F&country=KE&occupation=2221');
    }
    connection.close();
    const [first, second] = running.ledger().map(({ connection: over }) => over);
    expect(first).toMatchObject({ request: 1 });
    expect(second).toEqual({ id: first?.id, request: 2 });
  });
});

describe('the server', () => {
  test.each([
    ['/api-v1/assessments', {}],
    ['/nowhere', {}],
    ['/_ledger', {}],
    ['/api-v1/users/create', { method: 'OPTIONS', headers: { 'access-control-request-method': 'POST' } }],
  ])('answers %s with Connection: close where it was told to', async (path, init) => {
    const { send } = await start({ closeConnections: true });
    expect((await send(path, init)).headers.get('connection')).toBe('close');
    await server?.close();
    const { send: keeping } = await start();
    expect((await keeping(path, init)).headers.get('connection')).toBe('keep-alive');
  });

  test('can do without groups/create', async () => {
    const { send } = await start({ groupsCreate: false });
    const response = await send('/api-v1/groups/create', form({ name: 'A', type: 'TEAM' }));
    expect(response.status).toBe(404);
    expect(await broken(response)).toEqual([' path-unknown']);
  });

  test('takes as long as it was told to', async () => {
    const { send } = await start({ delayMs: 80 });
    const started = performance.now();
    await send('/api-v1/assessments');
    expect(performance.now() - started).toBeGreaterThan(70);
  });

  test('closes while someone still waits for an answer', async () => {
    const { running, create } = await start({ faults: [{ fault: 'late' }] });
    const waiting = create().catch(() => 'no answer');
    await expect.poll(() => running.ledger().length).toBe(1);
    await running.close();
    expect(await waiting).toBe('no answer');
  });

  test.each([
    ['TRACE /api-v1/assessments HTTP/1.1', 405],
    ['OPTIONS * HTTP/1.1', 404],
    ['GET http://elsewhere.example/api-v1/assessments HTTP/1.1', 200],
    ['GET //api-v1/assessments HTTP/1.1', 200],
    ['GET /%00%zz?%%% HTTP/1.1', 404],
    ['PROPFIND /api-v1/assessments HTTP/1.1', 405],
    ['nonsense', 400],
  ])('answers “%s” with %i, and goes on', async (line, status) => {
    const { running, send } = await start();
    const answer = await sendRaw(running.url, `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect(answer.slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
    expect((await send('/api-v1/assessments')).status).toBe(200);
  });

  test('goes on when a request breaks off in its body', async () => {
    const { running, send } = await start();
    const head = 'POST /api-v1/users/create HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nsex=F';
    expect(await sendRaw(running.url, head, { breakOff: true })).toBe('');
    expect((await send('/api-v1/assessments')).status).toBe(200);
    expect(running.ledger()).toEqual([]);
  });

  test('listens to this machine alone', async () => {
    const { running } = await start();
    expect(new URL(running.url).hostname).toBe('localhost');
  });
});

describe('over TLS', () => {
  const client = createHttp2Fetch(identity.cert);
  afterAll(() => client.close());

  test('it speaks HTTP/2, and counts requests by their connection', async () => {
    const { running } = await start({ protocol: 'http2', identity });
    expect(running.url).toMatch(/^https:\/\/localhost:\d+$/);
    for (const sex of ['F', 'M']) {
      const fields = form({ sex, country: 'KE', occupation: '2221' });
      expect((await client.fetch(`${running.url}/api-v1/users/create`, fields)).status).toBe(200);
    }
    expect(running.ledger().map(({ connection }) => connection.request)).toEqual([1, 2]);
  });

  test.each(['https', 'http2'] as const)(
    '%s answers a client that speaks HTTP/1.1 only',
    async (protocol) => {
      const { running } = await start({ protocol, identity });
      expect(await getByHttp1(`${running.url}/api-v1/assessments`)).toMatchObject({
        status: 200,
        version: '1.1',
      });
    },
  );

  test('https resets a connection as http does', async () => {
    const { running } = await start({ protocol: 'https', identity, faults: [{ fault: 'reset-after' }] });
    await expect(getByHttp1(`${running.url}/api-v1/assessments`)).rejects.toThrow('ECONNRESET');
  });

  test('a body that breaks off half-way is not acted on', async () => {
    const { running } = await start({ protocol: 'http2', identity });
    const session = connectHttp2(running.url, { ca: identity.cert });
    const path = '/api-v1/users/create';
    const stream = session.request({
      ...{ ':method': 'POST', ':path': path, 'content-type': 'application/x-www-form-urlencoded' },
    });
    stream.on('error', () => undefined);
    stream.write('sex=F&country=KE&occupation=2221');
    await wait(50);
    stream.destroy();
    await wait(100);
    session.destroy();
    expect(running.ledger()).toEqual([]);
  });
});

/** A GET as a client sends it that has never heard of HTTP/2. */
function getByHttp1(url: string): Promise<{ status: number | undefined; version: string }> {
  return new Promise((resolve, reject) => {
    const options = { ca: identity.cert, ALPNProtocols: ['http/1.1'] };
    get(url, options, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, version: answer.httpVersion });
    }).on('error', reject);
  });
}

test('a port in use is said in one sentence', async () => {
  const { running } = await start();
  const port = Number(new URL(running.url).port);
  await expect(startReferenceServer({ port })).rejects.toThrow(
    `Port ${port} is in use: choose another one with --port`,
  );
});

test('an answer in JSON ends with a line end, so that the prompt of a terminal stands below it', async () => {
  const { send, create } = await start();
  for (const response of [await send('/api-v1/occupations/depth/0'), await create(), await create({}, 'X')])
    expect(await response.text()).toMatch(/[}\]]\n$/);
});

test('its address alone says that the service is here, and where its calls begin', async () => {
  const { send } = await start();
  const response = await send('/');
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(/\/api-v1\/.*\n$/);
});
