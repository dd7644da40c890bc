import { expect, test } from 'vitest';
import { bringBack } from '../../../../src/copies/mirror/compare/bring-back.ts';
import type { Row } from '../../../../src/copies/mirror/file/entry.ts';
import type { Missing } from '../../../../src/copies/mirror/file/merge.ts';
import { MIRRORED_TABLES, type MirroredTable } from '../../../../src/copies/mirror/file/mirrored-tables.ts';
import { checkCounts } from '../../../../src/copies/check/check-counts.ts';
import { ledger } from '../../../../src/store/queries/ledger.ts';
import { serverUuid } from '../../../../src/domain/record/reference.ts';
import { closeAttempt } from '../../../../src/store/outbox/attempts.ts';
import { aDevice, markFirst } from '../../../sync/a-sync.ts';

const SERVER_UUID = serverUuid('6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a');

/** A device with two people, one of whom is on the way; `later` gives rows as they are once the answer is recorded. */
async function aLostDevice(later: readonly MirroredTable[]) {
  const { store, aPerson } = await aDevice();
  await aPerson();
  await aPerson();
  await markFirst(store);
  const [attempt] = await store.db.attempts.toArray();
  if (!attempt) throw new Error('Someone is marked');
  const tableOf = async (name: MirroredTable) => [name, await store.db.table<Row>(name).toArray()] as const;
  const before = new Map(await Promise.all(MIRRORED_TABLES.map(tableOf)));
  await closeAttempt(store, attempt, { outcome: 'confirmed', status: 'confirmed', serverUuid: SERVER_UUID });
  const after = new Map(await Promise.all(MIRRORED_TABLES.map(tableOf)));
  const put = (name: MirroredTable) => (later.includes(name) ? after : before).get(name) ?? [];
  return {
    // One entry for each of MIRRORED_TABLES.
    put: Object.fromEntries(MIRRORED_TABLES.map((name) => [name, put(name)])) as Record<MirroredTable, Row[]>,
    gone: Object.fromEntries(MIRRORED_TABLES.map((name) => [name, []])) as unknown as Record<
      MirroredTable,
      []
    >,
  };
}

/** Gives rows to a device whose database is empty. @returns the device, and how many records came */
async function broughtBack(missing: Pick<Missing, 'put' | 'gone'>) {
  const { store } = await aDevice();
  await store.db.delete();
  await store.db.open();
  const to = { epoch: 'an epoch', seq: 5 };
  const change = { from: 0, to, progressed: () => undefined };
  return { store, count: await bringBack(store, { ...missing, whole: false }, change) };
}

test.each<[string, MirroredTable[], object]>([
  ['as they were before the answer', [], { sending: 1, onHold: 1 }],
  ['with the attempt as it was after it', ['attempts', 'idmap'], { confirmed: 1, onHold: 1 }],
  ['with the operation as it was after it', ['ops'], { confirmed: 1, onHold: 1 }],
  ['with the person as they were after it', ['users'], { sending: 1, onHold: 1 }],
])('from a copy with gaps come rows %s, and they agree', async (_, later, states) => {
  const { store, count } = await broughtBack(await aLostDevice(later));
  expect(count).toBe(2);
  expect((await ledger(store)).all.states).toMatchObject(states);
  const open = await store.db.attempts.filter(({ outcome }) => outcome === undefined).count();
  expect(open).toBe('sending' in states ? 1 : 0);
  expect(await checkCounts(store)).toEqual({ records: 2, counts: 0, states: 0 });
});

test('an operation whose record the copy lacks does not come, and the counts equal the rows', async () => {
  const { put, gone } = await aLostDevice([]);
  const [first, second] = put.users;
  for (const [there, states] of [
    [first, { sending: 1 }],
    [second, { onHold: 1 }],
  ] as const) {
    const users = put.users.filter((row) => row === there);
    const { store, count } = await broughtBack({ put: { ...put, users }, gone });
    expect(count).toBe(1);
    expect((await ledger(store)).all).toMatchObject({ made: 1, states });
    expect(await checkCounts(store)).toEqual({ records: 1, counts: 0, states: 0 });
    const open = await store.db.attempts.filter(({ outcome }) => outcome === undefined).count();
    expect(open).toBe('sending' in states ? 1 : 0);
  }
});

test('a record that is older in the copy than its confirmation gets the id that the server gave it', async () => {
  const { store } = await broughtBack(await aLostDevice(['ops', 'idmap']));
  const confirmed = await store.db.users.filter(({ status }) => status === 'confirmed').toArray();
  expect(confirmed).toMatchObject([{ serverUuid: SERVER_UUID, state: 'confirmed' }]);
});
