import { describe, expect, test } from 'vitest';
import { person } from '../../../src/store/queries/person.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import type { Store } from '../../../src/store/transaction/store.ts';
import { safetyOf } from '../../../src/sync/attempt/attempt.ts';
import type { Fetch } from '../../../src/sync/server/exchange.ts';
import { connectionsKnown } from '../../../src/sync/server/http-version.ts';
import { sendsStreams } from '../../../src/sync/server/request-streams.ts';
import type { ReplaySafety } from '../../../src/sync/server/replay-safety.ts';
import { aDevice, aServer, aTab, HTTP2, HTTP1, sentAll, settingsFor } from '../a-sync.ts';

/** No one promises that the server closes its connections. */
const KEEPS = { closesConnections: false };

async function attempts({ db }: Store) {
  const all = await db.attempts.toArray();
  const inOrder = all.toSorted((one, other) => one.startedAt - other.startedAt);
  return inOrder.map(({ outcome, request }) => [outcome, request.streamed ? 'stream' : 'plain']);
}

const isStream = (init: RequestInit) => init.body instanceof ReadableStream;

/** Lets through what is plain, and does as told with what is a stream. */
function withStreams(answer: () => Promise<Response>): Fetch {
  return (url, init) => (isStream(init) ? answer() : fetch(url, init));
}
const lost = withStreams(() => Promise.reject(new TypeError('Failed to fetch')));
const refused = withStreams(() => Promise.resolve(new Response(null, { status: 411 })));

test('a browser that sends streams is known by its asking for duplex', () => {
  expect(sendsStreams()).toBe(true);
});

test.each<[ReplaySafety, { keyed: boolean; streamed?: true }, ReturnType<typeof safetyOf>]>([
  ['streams', { keyed: false, streamed: true }, 'replay-safe'],
  ['not replay-safe', { keyed: false, streamed: true }, 'replay-safe'],
  ['streams', { keyed: false }, 'not'],
  ['closes connections', { keyed: false }, 'replay-safe'],
  ['not replay-safe', { keyed: false }, 'not'],
  ['not known yet', { keyed: false }, 'not'],
  ['not replay-safe', { keyed: true }, 'key'],
])(
  'with a server that is now “%s” an attempt that went as %j is %s',
  (found, { keyed, streamed }, safety) => {
    const request = { url: '', contentType: '', body: '', ...(streamed && { streamed }) };
    expect(safetyOf({ keyed, request }, found)).toBe(safety);
  },
);

describe('a server that speaks HTTP/2', () => {
  test('gets the same bytes as a stream, and the screens say so', async () => {
    const server = await aServer();
    const { store, aPerson, anAssignment } = await aDevice();
    await anAssignment(await aPerson());
    const bodies: boolean[] = [];
    const watched: Fetch = (url, init) => {
      if (init.method === 'POST') bodies.push(isStream(init));
      return fetch(url, init);
    };
    const sync = await aTab({ store, connections: HTTP2, fetch: watched }, settingsFor(server, KEEPS));
    await sentAll(store);
    await expect.poll(() => sync.state.replaySafety).toBe('streams');
    expect(bodies).toEqual([true, true]);
    expect(server.ledger().map(({ body }) => body)).toMatchObject([{ sex: 'F' }, { auto_reserve: '1' }]);
    expect(await attempts(store)).toEqual([
      ['confirmed', 'stream'],
      ['confirmed', 'stream'],
    ]);
  });

  test.each([
    [HTTP2, 'not applied', 'confirmed'],
    [HTTP1, 'noReply', 'noReply'],
  ] as const)('is believed when it says 503 to an assignment, another is not (%#)', async (...row) => {
    const [connections, outcome, state] = row;
    const server = await aServer();
    server.faults.set({ fault: '503', operation: 'assign', retryAfter: '0' });
    const { store, aPerson, anAssignment } = await aDevice();
    await anAssignment(await aPerson());
    await aTab({ store, connections }, settingsFor(server, KEEPS));
    const inState = async () => (await ledger(store)).assignments.states[state];
    await expect.poll(inState).toBe(1);
    expect((await attempts(store))[1]?.[0]).toBe(outcome);
    expect(server.ledger().filter(({ operation }) => operation === 'assign')).toHaveLength(
      state === 'confirmed' ? 1 : 0,
    );
  });

  test('gets no streams where it honours keys: what has a key may be sent again', async () => {
    const server = await aServer({ idempotency: true });
    const { store, aPerson } = await aDevice();
    await aPerson();
    await aTab({ store, connections: HTTP2 }, settingsFor(server, { ...KEEPS, idempotencyKey: true }));
    await sentAll(store);
    expect(await attempts(store)).toEqual([['confirmed', 'plain']]);
  });
});

describe('a server that loses every stream', () => {
  test('costs two records that are unknown, and no more after a restart; the others go plainly', async () => {
    const server = await aServer();
    const { store, aPerson } = await aDevice();
    for (let made = 0; made < 6; made += 1) await aPerson();
    const tab = { store, connections: HTTP2, fetch: lost };
    const sync = await aTab(tab, settingsFor(server, KEEPS));
    await sentAll(store);
    expect((await ledger(store)).people.states).toMatchObject({ noReply: 2, confirmed: 4 });
    await expect.poll(() => sync.state.replaySafety).toBe('not replay-safe');
    await sync.close();
    await aPerson();
    const again = await aTab(tab, settingsFor(server, KEEPS));
    await sentAll(store);
    expect((await ledger(store)).people.states).toMatchObject({ noReply: 2, confirmed: 5 });
    await again.checkConnection();
    await expect.poll(() => again.state.replaySafety).toBe('streams');
  });
});

describe('a server that refuses every stream', () => {
  test('costs no record anything: what it refused is sent plainly', async () => {
    const server = await aServer();
    const { store, aPerson, anAssignment } = await aDevice();
    const ada = await aPerson();
    await anAssignment(ada);
    const sync = await aTab({ store, connections: HTTP2, fetch: refused }, settingsFor(server, KEEPS));
    await sentAll(store);
    expect((await ledger(store)).all.states).toMatchObject({ confirmed: 2, toFix: 0 });
    expect((await attempts(store)).slice(0, 3)).toEqual([
      ['not applied', 'stream'],
      ['not applied', 'stream'],
      ['confirmed', 'plain'],
    ]);
    expect((await person(store, ada))?.op.problems).toBeUndefined();
    await expect.poll(() => sync.state.replaySafety).toBe('not replay-safe');
  });

  test('is not suspected once a stream has arrived: then a refusal is one', async () => {
    const server = await aServer();
    server.faults.set({ fault: 'rule', operation: 'createUser', skip: 1, count: 1 });
    const { store, aPerson } = await aDevice();
    for (let made = 0; made < 3; made += 1) await aPerson();
    await aTab({ store, connections: HTTP2 }, settingsFor(server, KEEPS));
    await sentAll(store);
    expect((await ledger(store)).people.states).toMatchObject({ confirmed: 2, toFix: 1 });
  });
});

test('a server that speaks HTTP/2 no longer is found out, and gets no more streams', async () => {
  const server = await aServer();
  const { store, aPerson } = await aDevice();
  await aPerson();
  let http2 = true;
  const connections = connectionsKnown(() => http2);
  // Chromium sends no stream over HTTP/1.1: it fails before anything leaves.
  const asChromium: Fetch = (url, init) => (http2 ? fetch(url, init) : lost(url, init));
  const sync = await aTab({ store, connections, fetch: asChromium }, settingsFor(server, KEEPS));
  await sentAll(store);
  http2 = false;
  for (let made = 0; made < 6; made += 1) await aPerson();
  sync.poke();
  await sentAll(store);
  expect((await ledger(store)).people.states).toMatchObject({ noReply: 2, confirmed: 5 });
  await expect.poll(() => sync.state.replaySafety).toBe('not replay-safe');
});
