import { expect, test } from 'vitest';
import { useProfile } from '../../../src/store/outbox/profiles.ts';
import type { Fetch } from '../../../src/sync/server/exchange.ts';
import { KnownServer } from '../../../src/sync/server/known-server.ts';
import { browserTimers } from '../../../src/sync/timers.ts';
import { aDevice, aServer, CLOSING, KEEPING, KEY, settingsFor } from '../a-sync.ts';

/** A tab that knows nothing of its server yet, and the requests it makes. */
async function aKnownServer({ connections = CLOSING, key = KEY } = {}) {
  const server = await aServer();
  const { store } = await aDevice();
  const settings = settingsFor(server);
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
  expect(await server.check(access)).toMatchObject({ finding: 'working' });
  expect(server).toMatchObject({ wantsProbe: false, connection: { finding: 'working' } });
});

test.each([
  [CLOSING, 'closes connections'],
  [KEEPING, 'not replay-safe'],
] as const)(
  'a check finds out whether the server closes its connections (%#)',
  async (connections, safety) => {
    const { access, known } = await aKnownServer({ connections });
    const server = known();
    await server.check(access);
    expect(server.replaySafety).toBe(safety);
  },
);

test('a check takes over the lists of the server, and the next start reads them without asking', async () => {
  const { access, asked, known } = await aKnownServer();
  const before = known();
  await before.check(access);
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
  await server.check(access);
  expect(server).toMatchObject({ wantsProbe: true, connection: { finding: 'credentials refused' } });
  expect(server).toMatchObject({ replaySafety: 'not known yet', catalogue: {} });
  expect(asked).toEqual(['/api-v1/assessments']);
});

test('what is known of one server is forgotten for the next', async () => {
  const { access, known } = await aKnownServer();
  const server = known();
  await server.check(access);
  server.forget();
  expect(server).toMatchObject({ wantsProbe: true, connection: undefined, replaySafety: 'not known yet' });
});
