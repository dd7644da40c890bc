import { expect, test } from 'vitest';
import { useProfile } from '../../../src/store/outbox/profiles.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import type { Fetch } from '../../../src/sync/server/exchange.ts';
import { connectionsSeenBy, type Timings } from '../../../src/sync/server/http-version.ts';
import { KnownServer } from '../../../src/sync/server/known-server.ts';
import { browserTimers } from '../../../src/sync/timers.ts';
import { aDevice, aServer, aTab, HTTP1, KEY, settingsFor } from '../a-sync.ts';

/** A tab that knows nothing of its server yet, and the requests it makes. */
async function aKnownServer({ connections = HTTP1, key = KEY, closesConnections = true } = {}) {
  const server = await aServer();
  const { store } = await aDevice();
  const settings = settingsFor(server, { closesConnections });
  const profile = await useProfile(store, { baseUrl: settings.baseUrl, keyMark: 'aa' });
  const asked: string[] = [];
  const counted: Fetch = (url, init) => {
    asked.push(new URL(url).pathname);
    return fetch(url, init);
  };
  const { now } = store;
  const environment = {
    store,
    connections,
    now,
    timers: browserTimers,
    fetch: counted,
    offline: () => false,
  };
  const known = () => new KnownServer(environment);
  return { access: { settings, key, profile }, asked, known };
}

test('a server must be probed before anything is sent, until a check finds it working', async () => {
  const { access, known } = await aKnownServer();
  const server = known();
  expect(server).toMatchObject({ wantsProbe: true, connection: undefined, replaySafety: 'not known yet' });
  expect(await server.check(() => access)).toMatchObject({ finding: 'working' });
  expect(server).toMatchObject({ wantsProbe: false, connection: { finding: 'working' } });
});

test.each([
  [true, 'closes connections'],
  [false, 'not replay-safe'],
] as const)(
  'that the server closes its connections is its host’s promise (%s: %s)',
  async (closesConnections, safety) => {
    const { access, known } = await aKnownServer({ closesConnections });
    const server = known();
    await server.check(() => access);
    expect(server.replaySafety).toBe(safety);
  },
);

/** What a browser shows of answers of which each, or so many, came over a connection of its own. */
function newConnections(most: number): Timings {
  let asked = 0;
  return {
    now: () => performance.now(),
    clearResourceTimings: () => undefined,
    getEntriesByName() {
      asked += 1;
      const at = performance.now();
      const times = { startTime: at, fetchStart: at, connectEnd: asked <= most ? at + 1 : at };
      const values = { ...times, requestStart: at + 1, nextHopProtocol: 'http/1.1' };
      const timing: unknown = Object.create(
        PerformanceResourceTiming.prototype,
        Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }])),
      );
      return [timing as PerformanceResourceTiming]; // It has what is read of one.
    },
  };
}

test.each([
  ['after GETs only', Infinity],
  ['after its first three answers only', 3],
])('a server that closes its connections %s is not believed when it refuses a purchase', async (_, most) => {
  const server = await aServer();
  server.faults.set({ fault: '401', operation: 'assign' });
  const { store, aPerson, anAssignment } = await aDevice();
  await anAssignment(await aPerson());
  const connections = connectionsSeenBy(newConnections(most), browserTimers);
  await aTab({ store, connections }, settingsFor(server, { closesConnections: false }));
  await expect.poll(async () => (await ledger(store)).assignments.states.noReply).toBe(1);
});

test('a check takes over the lists of the server, and the next start reads them without asking', async () => {
  const { access, asked, known } = await aKnownServer();
  const before = known();
  await before.check(() => access);
  expect(before.catalogue.assessments?.has('AI')).toBe(true);
  expect(before.catalogue.occupations?.has('2221')).toBe(true);
  const requests = asked.length;
  const after = known();
  expect(after.catalogue).toEqual({});
  await after.restore();
  expect(after.catalogue).toEqual(before.catalogue);
  expect(asked).toHaveLength(requests);
});

test('a server that refuses the key is known as that, is asked for nothing else, and is probed again', async () => {
  const { access, asked, known } = await aKnownServer({ key: 'another key' });
  const server = known();
  await server.check(() => access);
  expect(server).toMatchObject({ wantsProbe: true, connection: { finding: 'credentials refused' } });
  expect(server).toMatchObject({ replaySafety: 'not known yet', catalogue: {} });
  expect(asked).toEqual(['/api-v1/assessments']);
});

test('what is known of one server is forgotten for the next', async () => {
  const { access, known } = await aKnownServer();
  const server = known();
  await server.check(() => access);
  server.forget();
  expect(server).toMatchObject({ wantsProbe: true, connection: undefined, replaySafety: 'not known yet' });
});
