import { describe, expect, test } from 'vitest';
import { ledger } from '../../../src/store/queries/ledger.ts';
import type { LedgerEntry } from '../../../src/server/service/ledger.ts';
import type { Store } from '../../../src/store/core/store.ts';
import {
  aDevice,
  aServer,
  assignToAll,
  aTab,
  openAnother,
  settled,
  states,
  type Mode,
  type Server,
} from './a-device.ts';

/** The whole of the first task; the variations of it take fewer, for time's sake. */
const ALL = 500;
const MANY = 80;
const LONG = 120_000;

async function manyOfEach(many = MANY) {
  const device = await aDevice(many);
  await assignToAll(device);
  return device;
}

test('the browser asks the server now and then, not before each record, whether it may send', async () => {
  const server = await aServer('closing');
  // The first of them belong to the probe.
  await server.set({ fault: 'preflight-refused', skip: 30 });
  const { store } = await aDevice(MANY);
  await aTab(store, server);
  await settled(store);
  expect(await states(store)).toEqual({ confirmed: MANY });
});

/** Every person and assignment of the device is on the server once, and each assignment names the person's uuid there. */
async function expectEachOnce({ db }: Store, server: Server): Promise<void> {
  const accepted = await server.accepted();
  const users = await db.users.toArray();
  const assignments = await db.assignments.toArray();
  const inOrder = (ids: (string | undefined)[]) => ids.map(String).sort();
  expect(inOrder(users.map((row) => row.serverUuid))).toEqual(inOrder(made(accepted, 'createUser')));
  expect(inOrder(assignments.map((row) => row.serverUuid))).toEqual(inOrder(made(accepted, 'assign')));
  const uuidOf = new Map(users.map((row) => [row.id, row.serverUuid]));
  const assigned = new Map(accepted.map((entry) => [entry.uuid, entry.body['user_uuid']]));
  for (const row of assignments) expect(assigned.get(row.serverUuid)).toBe(uuidOf.get(row.userId));
}

function made(entries: readonly LedgerEntry[], operation: LedgerEntry['operation']) {
  return entries.filter((entry) => entry.operation === operation).map((entry) => entry.uuid);
}

async function canStillGo({ db }: Store): Promise<number> {
  return (await db.ops.toArray()).filter(({ status }) => status === 'ready' || status === 'sending').length;
}

async function confirmed(store: Store): Promise<number> {
  return (await ledger(store)).all.states.confirmed;
}

describe(
  '500 people and 500 assignments made offline',
  () => {
    test('arrive exactly once each, and progress is told', async () => {
      const server = await aServer('closing');
      const { store } = await manyOfEach(ALL);
      const sync = await aTab(store, server);
      const told: number[] = [];
      sync.subscribe(() => told.push(sync.state.progress?.total ?? 0));
      await settled(store);
      expect(await states(store)).toEqual({ confirmed: 2 * ALL });
      await expectEachOnce(store, server);
      expect(Math.max(...told)).toBe(2 * ALL);
      await expect.poll(() => sync.state.phase).toBe('idle');
    });

    test('arrive exactly once each although the key is refused half-way', async () => {
      const server = await aServer('closing');
      const { store } = await manyOfEach();
      const sync = await aTab(store, server);
      await expect.poll(() => confirmed(store), { timeout: LONG }).toBeGreaterThan(MANY / 2);
      await server.set({ fault: '401', probability: 1 });
      await expect.poll(() => sync.state.pause?.reason, { timeout: 10_000 }).toBe('credentials');
      expect((await states(store)).unknown).toBeUndefined();
      await server.clear();
      await sync.sendNow();
      await settled(store);
      expect(await states(store)).toEqual({ confirmed: 2 * MANY });
      await expectEachOnce(store, server);
    });

    test('arrive exactly once each with 10 % of the answers dropped, where the server honours keys', async () => {
      const server = await aServer('keyed');
      await server.set({ fault: 'drop-after', probability: 0.1 });
      const { store } = await manyOfEach();
      await aTab(store, server);
      await settled(store);
      expect(await states(store)).toEqual({ confirmed: 2 * MANY });
      await expectEachOnce(store, server);
    });

    test('are unknown where an answer was dropped and there is no key; nobody is sent twice and nobody is lost', async () => {
      const server = await aServer('closing');
      await server.set({ fault: 'drop-after', operation: 'createUser', probability: 0.1 });
      await server.set({ fault: 'drop-after', operation: 'assign', probability: 0.1 });
      const { store } = await manyOfEach();
      await aTab(store, server);
      // Assignments of people whose outcome is unknown go on waiting.
      await expect.poll(() => canStillGo(store), { timeout: LONG, interval: 250 }).toBe(0);
      const accepted = await server.accepted();
      const { confirmed: arrived = 0, unknown = 0, waiting = 0 } = await states(store);
      expect(unknown).toBeGreaterThan(2);
      expect(arrived + unknown + waiting).toBe(2 * MANY);
      // The server has everything that is confirmed and everything whose answer was dropped, each once.
      expect(accepted).toHaveLength(arrived + unknown);
      expect(made(accepted, 'createUser')).toHaveLength(MANY);
      expect(new Set(accepted.map((entry) => entry.attempt)).size).toBe(accepted.length);
    });

    test.each<Mode>(['closing', 'keyed'])(
      'arrive exactly once each with two tabs open (%s server)',
      async (mode) => {
        const server = await aServer(mode);
        const { store } = await manyOfEach();
        const one = await aTab(store, server);
        const two = await aTab(await openAnother(store.db.name), server);
        await one.sendNow();
        await two.sendNow();
        await settled(store);
        expect(await states(store)).toEqual({ confirmed: 2 * MANY });
        await expectEachOnce(store, server);
        expect([one, two].filter((tab) => tab.state.elsewhere)).toHaveLength(1);
      },
    );

    test('arrive exactly once each although the sending tab goes away in the middle, where the server honours keys', async () => {
      const server = await aServer('keyed');
      const { store } = await manyOfEach();
      const first = await openAnother(store.db.name);
      await aTab(first, server);
      await expect.poll(() => confirmed(store), { timeout: LONG }).toBeGreaterThan(MANY / 2);
      first.db.close();
      await aTab(store, server);
      await settled(store);
      expect(await states(store)).toEqual({ confirmed: 2 * MANY });
      await expectEachOnce(store, server);
    });
  },
  3 * LONG,
);
