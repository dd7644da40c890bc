import { describe, expect, test } from 'vitest';
import { ledger } from '../../../src/store/queries/ledger.ts';
import type { LedgerEntry } from '../../../src/server/service/ledger.ts';
import type { Mode } from '../../support/hosts/reference-servers.ts';
import { REPORT_EVERY } from '../../../src/sync/report.ts';
import { HEARTBEAT } from '../../../src/sync/tabs/heartbeat.ts';
import {
  aDevice,
  assignToAll,
  openAnother,
  passUntil,
  settled,
  startSync,
  states,
  type Tab,
} from './a-device.ts';
import { aClock } from './a-clock.ts';
import { aServer, KEY, type Server } from './a-server.ts';

/** More than are read from the database at a time. */
const ALL = 70;
/** For the variations, for time's sake. */
const MANY = 12;
/** Of so many, one in ten is some. */
const SOME_OF = 30;
/** The whole of the first task. */
const FIRST_TASK = 500;

async function manyOfEach(many = MANY) {
  const device = await aDevice(many);
  await assignToAll(device);
  return device;
}

test('the browser asks the server now and then, not before each record, whether it may send', async () => {
  const server = await aServer('closing', KEY);
  // The first of them belong to the probe.
  await server.set({ fault: 'preflight-refused', skip: 30 });
  const device = await aDevice(40);
  await startSync(device, server);
  await settled(device);
  expect(await states(device)).toEqual({ confirmed: 40 });
});

/** Every person and assignment of the device is on the server once, and each assignment names the person's uuid there. */
async function expectEachOnce({ store: { db } }: Tab, server: Server): Promise<void> {
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

/** So many were registered, and as many assigned. */
async function expectAllThere(device: Tab, server: Server, many = MANY): Promise<void> {
  expect(await states(device)).toEqual({ confirmed: 2 * many });
  await expectEachOnce(device, server);
}

async function canStillGo({ store: { db } }: Tab): Promise<number> {
  return (await db.ops.toArray()).filter(({ status }) => status === 'ready' || status === 'sending').length;
}

async function isHalfWay({ store }: Tab): Promise<boolean> {
  return (await ledger(store)).all.states.confirmed > MANY / 2;
}

describe('people and assignments made offline', () => {
  test('arrive exactly once each, and progress is told', () => expectAllToArrive(ALL));

  test('arrive exactly once each, and progress is told, 500 and 500', { tags: ['night'] }, () =>
    expectAllToArrive(FIRST_TASK),
  );

  test('arrive exactly once each although the key is refused half-way', { tags: ['night'] }, async () => {
    const server = await aServer('closing', KEY);
    const device = await manyOfEach();
    const sync = await startSync(device, server);
    await passUntil(device, () => isHalfWay(device));
    await server.set({ fault: '401', probability: 1 });
    await passUntil(device, () => sync.state.pause?.reason === 'credentials');
    expect((await states(device)).noReply).toBeUndefined();
    await server.clear();
    await sync.sendNow();
    await settled(device);
    await expectAllThere(device, server);
  });

  test(
    'arrive exactly once each with 10 % of the answers dropped, where the server honours keys',
    { tags: ['night'] },
    async () => {
      const server = await aServer('keyed', KEY);
      await server.set({ fault: 'drop-after', probability: 0.1 });
      const device = await manyOfEach(SOME_OF);
      await startSync(device, server);
      await settled(device);
      await expectAllThere(device, server, SOME_OF);
    },
  );

  test(
    'are unknown where an answer was dropped and there is no key; no one is sent twice and no one is lost',
    { tags: ['night'] },
    async () => {
      const server = await aServer('closing', KEY);
      await server.set({ fault: 'drop-after', operation: 'createUser', probability: 0.1 });
      await server.set({ fault: 'drop-after', operation: 'assign', probability: 0.1 });
      const device = await manyOfEach(SOME_OF);
      await startSync(device, server);
      // Assignments of people whose outcome is unknown go on waiting.
      await passUntil(device, async () => (await canStillGo(device)) === 0);
      const accepted = await server.accepted();
      const { confirmed: arrived = 0, noReply = 0, waiting = 0 } = await states(device);
      expect(noReply).toBeGreaterThan(2);
      expect(arrived + noReply + waiting).toBe(2 * SOME_OF);
      // The server has everything that is confirmed and everything whose answer was dropped, each once.
      expect(accepted).toHaveLength(arrived + noReply);
      expect(made(accepted, 'createUser')).toHaveLength(SOME_OF);
      expect(new Set(accepted.map((entry) => entry.attempt)).size).toBe(accepted.length);
    },
  );

  test('arrive exactly once each with two tabs open (closing server)', () => expectAllFromTwoTabs('closing'));

  test('arrive exactly once each with two tabs open (keyed server)', { tags: ['night'] }, () =>
    expectAllFromTwoTabs('keyed'),
  );

  test('arrive exactly once each although the sending tab goes away in the middle, where the server honours keys', async () => {
    const server = await aServer('keyed', KEY);
    const device = await manyOfEach();
    const first = await openAnother(device, aClock());
    await startSync(first, server);
    await passUntil(first, () => isHalfWay(first));
    first.store.db.close();
    const { db } = device.store;
    const marked = await db.ops.where({ status: 'sending' }).primaryKeys();
    await startSync(device, server);
    // What the first tab has marked stays on its way until the time of its requests is over, and the tab counts as frozen.
    const isRecovered = async () => (await db.ops.bulkGet(marked)).every((op) => op?.status !== 'sending');
    await passUntil(device, isRecovered, ({ clock }) => clock.pass(HEARTBEAT));
    await settled(device);
    await expectAllThere(device, server);
  });
});

async function expectAllToArrive(many: number): Promise<void> {
  const server = await aServer('closing', KEY);
  const device = await manyOfEach(many);
  const sync = await startSync(device, server);
  const told: number[] = [];
  sync.subscribe(() => told.push(sync.state.progress?.total ?? 0));
  // The screens hear of it while everything is on its way.
  await settled(device, ({ clock }) => clock.pass(REPORT_EVERY));
  await expectAllThere(device, server, many);
  await passUntil(device, () => sync.state.phase === 'idle');
  expect(Math.max(...told)).toBe(2 * many);
}

async function expectAllFromTwoTabs(mode: Mode): Promise<void> {
  const server = await aServer(mode, KEY);
  const device = await manyOfEach();
  const one = await startSync(device, server);
  const two = await startSync(await openAnother(device), server);
  await one.sendNow();
  await two.sendNow();
  await settled(device);
  await expectAllThere(device, server);
  await passUntil(device, () => [one, two].some((tab) => tab.state.elsewhere));
  expect([one, two].filter((tab) => tab.state.elsewhere)).toHaveLength(1);
}
