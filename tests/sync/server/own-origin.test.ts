import { describe, expect, test } from 'vitest';
import { dispatch } from '../../../src/sync/attempt/dispatch.ts';
import type { Fetch } from '../../../src/sync/server/exchange.ts';
import { afterProbe, OPEN_GATE, opensAt } from '../../../src/sync/queue/gate.ts';
import { pauseOf } from '../../../src/sync/queue/why-paused.ts';
import { probe, type ProbeEnvironment } from '../../../src/sync/server/probe.ts';
import { browserTimers } from '../../../src/sync/timers.ts';
import type { Finding } from '../../../src/sync/server/connection.ts';
import type { Pause } from '../../../src/sync/queue/why-paused.ts';
import { shippedCatalogue } from '../../support/parts/shipped-catalogue.ts';
import { HTTP1, settingsFor } from '../a-sync.ts';

const OWN = 'https://app.example';

interface Call {
  url: string;
  init: RequestInit;
}

/** A network whose host has the app's files, and answers writes in its way. Every call is kept. */
async function aHost(write: () => Response, read?: () => Response) {
  const { assessments } = await shippedCatalogue();
  const calls: Call[] = [];
  const fetch: Fetch = (url, init) => {
    calls.push({ url, init });
    const files = () => Response.json(assessments.all);
    return Promise.resolve(init.method === 'POST' ? write() : (read ?? files)());
  };
  const environment: ProbeEnvironment = {
    fetch,
    now: () => new Date(),
    timers: browserTimers,
    ownOrigin: OWN,
    offline: () => false,
    connections: HTTP1,
  };
  return { environment, calls };
}

const access = (baseUrl: string, key?: string) => ({
  settings: settingsFor({ url: baseUrl }),
  key,
  profile: undefined,
});

const page = (status: number) => () =>
  new Response('<html><h1>Not here</h1>', { status, headers: { 'content-type': 'text/html' } });
const json = (status: number, body: unknown) => () => Response.json(body, { status });
const REFUSED = { errors: [{ pointer: '/sex', rule: 'sex-missing', detail: 'Select Male or Female' }] };

describe('on the app’s own origin a write without fields', () => {
  test.each<[what: string, answer: () => Response, finding: Finding]>([
    ['refused by a rule', json(422, REFUSED), 'working'],
    ['refused in other words', json(400, { message: 'Bad Request' }), 'working'],
    [
      'refused with a status of its own, by name of a field',
      json(412, { occupation: ['missing'] }),
      'working',
    ],
    ['not found', page(404), 'this app itself'],
    ['not found, in JSON', json(404, { error: 'Not Found' }), 'this app itself'],
    ['not allowed', page(405), 'this app itself'],
    ['not implemented', page(501), 'this app itself'],
    ['answered with the app’s page', page(200), 'this app itself'],
    ['forbidden by a page of the host', page(403), 'this app itself'],
    ['forbidden in XML', () => new Response('<?xml?><Error/>', { status: 403 }), 'this app itself'],
    ['accepted', json(200, { message: 'User created' }), 'not this service'],
    ['wanting a login', page(401), 'not signed in'],
    ['forbidden by the service', json(403, { error: 'no' }), 'not signed in'],
    ['redirected', () => Response.error(), 'sign-in page'],
    ['met by a proxy without its server', page(502), 'server trouble'],
    ['too often', json(429, {}), 'server trouble'],
  ])('%s is told apart', async (_, answer, finding) => {
    const { environment, calls } = await aHost(answer);
    const { connection } = await probe(environment, access(OWN));
    expect(connection.finding).toBe(finding);
    const writes = calls.filter(({ init }) => init.method === 'POST');
    expect(writes.map(({ url, init }) => [url, init.body])).toEqual([[`${OWN}/api-v1/users/create`, '']]);
  });

  test('is not sent where reading shows that nothing is there', async () => {
    for (const [read, finding] of [
      [page(404), 'this app itself'],
      [page(200), 'this app itself'],
      [json(200, { other: 'service' }), 'not this service'],
      [page(401), 'not signed in'],
    ] as const) {
      const { environment, calls } = await aHost(json(422, REFUSED), read);
      expect((await probe(environment, access(`${OWN}/below`))).connection.finding).toBe(finding);
      expect(calls.map(({ init }) => init.method)).toEqual(['GET']);
    }
  });

  test('that asks for another login names the key where there is one', async () => {
    const { environment } = await aHost(page(401));
    expect((await probe(environment, access(OWN, 'a key'))).connection.finding).toBe('credentials refused');
  });
});

test('what a server behind the app’s own origin offers is in its answer to the write, not in the host’s file', async () => {
  const offering = (status: number, body: unknown, offers: string) => () =>
    Response.json(body, { status, headers: { 'outpost-offers': offers } });
  const { assessments } = await shippedCatalogue();
  const { environment } = await aHost(
    offering(422, REFUSED, 'idempotency-key'),
    offering(200, assessments.all, 'team'),
  );
  expect((await probe(environment, access(OWN))).given?.offers).toEqual(['idempotency-key']);
  expect((await probe(environment, access('https://api.example'))).given?.offers).toEqual(['team']);
});

test('of what is not the service nothing is believed', async () => {
  const { environment } = await aHost(
    () => new Response('', { status: 405, headers: { 'outpost-offers': 'idempotency-key' } }),
  );
  expect(await probe(environment, access(OWN))).not.toHaveProperty('given');
});

test.each<[Finding, Pause]>([
  ['not signed in', { reason: 'login', finding: 'not signed in' }],
  ['this app itself', { reason: 'address', finding: 'this app itself' }],
])('“%s” holds the queue until a person has done something, and says so', (finding, pause) => {
  const gate = afterProbe(OPEN_GATE, finding, { now: 1, random: () => 0.5 });
  expect(opensAt(gate, 2)).toBe(Infinity);
  expect(pauseOf(gate, 2)).toEqual(pause);
});

test('no other origin is sent a write without fields', async () => {
  const { environment, calls } = await aHost(page(405));
  const { connection } = await probe(environment, access('https://api.example'));
  expect(connection.finding).toBe('working');
  expect(calls.map(({ init }) => init.method)).toEqual(['GET']);
});

describe('a request', () => {
  const sent = async (origin: string) => {
    const { environment, calls } = await aHost(json(422, REFUSED));
    const url = `${origin}/below/api-v1/users/create`;
    await dispatch(
      environment,
      { url, contentType: 'application/json', body: '{}' },
      { apikey: 'k' },
      'user',
    );
    return calls[0]?.init;
  };

  test('to the app’s own origin is marked for the worker, and carries the login of a proxy there', async () => {
    expect(await sent(OWN)).toMatchObject({
      credentials: 'same-origin',
      headers: { 'outpost-to-network': '1', apikey: 'k', 'content-type': 'application/json' },
    });
  });

  test.each(['https://api.example', 'https://app.example:8443', 'http://app.example', `${OWN}.evil.example`])(
    'to %s is neither',
    async (origin) => {
      const init = await sent(origin);
      expect(init?.credentials).toBe('omit');
      expect(init?.headers).toEqual({ apikey: 'k', 'content-type': 'application/json' });
    },
  );
});
