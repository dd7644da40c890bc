import { beforeEach, expect, test } from 'vitest';
import type { LocalId } from '../../../src/domain/record/reference.ts';
import type { Status } from '../../../src/domain/record/states.ts';
import { goOnTransferring } from '../../../src/copies/transfer/go-on.ts';
import { readTransfer } from '../../../src/copies/transfer/read.ts';
import { takeTransfer } from '../../../src/copies/transfer/take.ts';
import { writeTransfer } from '../../../src/copies/transfer/write.ts';
import { hold } from '../../../src/store/changes/hold.ts';
import { timeline } from '../../../src/store/transaction/journal.ts';
import type { Store } from '../../../src/store/transaction/store.ts';
import { deviceCode } from '../../../src/store/transfer/device-code.ts';
import { giveBack } from '../../../src/store/transfer/give-back.ts';
import { takeBack } from '../../../src/store/transfer/take-back.ts';
import { transfer } from '../../../src/store/transfer/transfer.ts';
import { transfers } from '../../../src/store/transfer/transfers.ts';
import { expectCountsToEqualRows } from '../../store/counts.ts';
import { Disk } from '../../store/disk.ts';
import { aDevice, given, mark, statuses, statusOf, take, twoDevices, type Device } from './a-device.ts';

/** One more than go in a batch. */
const MANY = 101;
const SURVEYS = 2;
let devices = 0;

async function onDisk() {
  const name = `in batches ${(devices += 1)}`;
  const disk = new Disk(name);
  return { ...(await aDevice(name)), disk };
}

async function withMany(device: Device, count = MANY): Promise<LocalId[]> {
  const people: LocalId[] = [];
  for (let made = 0; made < count; made += 1) people.push(await device.aPerson());
  for (const person of people.slice(0, SURVEYS)) await device.anAssignment(person);
  return people;
}

function inStatus(all: ReadonlyMap<LocalId, Status>, wanted: Status): number {
  return [...all.values()].filter((status) => status === wanted).length;
}

/** How often it dies at another commit until it does not any more, and what it is after each start. */
async function diesAtEachCommit(
  make: () => Promise<{ disk: Disk; store: Store; work: () => Promise<unknown> }>,
  afterStart: (store: Store) => Promise<void>,
): Promise<number> {
  for (let dies = 0; ; dies += 1) {
    const { disk, store, work } = await make();
    disk.trouble = { at: disk.commits + dies, commits: 1_000 };
    const hasDied = await work().then(
      () => false,
      () => true,
    );
    disk.trouble = { at: Infinity, commits: 0 };
    await goOnTransferring(store);
    await expectCountsToEqualRows(store);
    await afterStart(store);
    if (!hasDied) return dies;
  }
}

test('someone is registered while many records are moved, and while they are taken', async () => {
  const { from, to, code } = await twoDevices();
  // A save waits for a batch or two, so there must be more of them.
  const many = 3 * MANY;
  await withMany(from, many);
  const isUnderWay = async ({ store }: Device) => (await store.db.transfers.toArray())[0]?.unfinished;
  const begins = ({ store }: Device) =>
    new Promise<void>((resolve) => {
      // Resolved here, what follows would belong to Dexie's transaction.
      store.db.transfers.hook('creating', () => void setImmediate(resolve));
    });
  const hasBegun = begins(from);
  const giving = transfer(from.store, code);
  await hasBegun;
  const stays = await from.aPerson();
  expect(await isUnderWay(from)).toBe(true);
  expect(await transfers(from.store)).toEqual([]);
  const row = await giving;
  expect(row).toMatchObject({ people: many, assignments: SURVEYS });
  expect(await statusOf(from.store, stays)).toBe('ready');

  const file = await writeTransfer(from.store, row?.id ?? '');
  const takingHasBegun = begins(to);
  const taking = take(to.store, new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer()));
  await takingHasBegun;
  const own = await to.aPerson();
  expect(await isUnderWay(to)).toBe(true);
  expect(await taking).toMatchObject({ is: 'taken', records: many + SURVEYS });
  expect(await statusOf(to.store, own)).toBe('ready');
});

test('a device that dies anywhere while it gives goes on at its start, or has not begun', async () => {
  const device = await onDisk();
  await withMany(device);
  const commits = await diesAtEachCommit(
    () => Promise.resolve({ ...device, work: () => transfer(device.store, 'K7-4QF-2M9') }),
    async (store) => {
      const row = (await transfers(store)).find(({ ended }) => !ended);
      const moved = inStatus(await statuses(store), 'moved');
      expect(moved).toBe(row ? MANY + SURVEYS : 0);
      if (!row) return;
      expect(await writeTransfer(store, row.id)).toBeDefined();
      await takeBack(store, row.id, 'a person');
    },
  );
  // The mark, two batches, and the end.
  expect(commits).toBe(4);
});

let file: Uint8Array;
let out: string;
let giver: Device;
beforeEach(async () => {
  giver = await aDevice();
});

/** Gives so many people to devices that die. */
async function dieWhileTaking(count: number): Promise<void> {
  const people = await withMany(giver, count);
  const commits = await diesAtEachCommit(
    async () => {
      const device = await onDisk();
      const { row, file: bytes } = await given(giver, await deviceCode(device.store));
      file = bytes;
      out = row.id;
      const work = () => take(device.store, file);
      return {
        ...device,
        work: () =>
          work().catch(async (error: unknown) => {
            // Until the start nothing of it can be sent, or all of it has come.
            const all = await statuses(device.store);
            if (inStatus(all, 'ready') > 0) expect(all.size).toBe(count + SURVEYS);
            throw error;
          }),
      };
    },
    async (store) => {
      const [row] = await transfers(store);
      const all = await statuses(store);
      expect([inStatus(all, 'ready'), inStatus(all, 'onHold')]).toEqual(row ? [count, SURVEYS] : [0, 0]);
      expect(await take(store, file)).toMatchObject({ is: row ? 'taken already' : 'taken' });
      expect(await giveBack(store, (await transfers(store))[0]?.id ?? '')).toMatchObject({
        is: 'given back',
      });
      store.close();
      await takeBack(giver.store, out, 'a person');
      expect(await statusOf(giver.store, people[0] ?? ('' as LocalId))).toBe('ready');
    },
  );
  expect(commits).toBeGreaterThanOrEqual(5);
}

test('a device that dies anywhere while it takes goes on at its start, or has not begun; none is sent before all are there', () =>
  dieWhileTaking(3));

test('so it does between batches', { tags: ['night'] }, () => dieWhileTaking(MANY));

test('a device that dies anywhere while records come back goes on at its start, or has not begun', async () => {
  const device = await onDisk();
  await withMany(device);
  const commits = await diesAtEachCommit(
    async () => {
      out = (await transfer(device.store, 'K7-4QF-2M9'))?.id ?? out;
      return { ...device, work: () => takeBack(device.store, out, 'a person') };
    },
    async (store) => {
      const row = (await transfers(store)).find(({ id }) => id === out);
      expect(inStatus(await statuses(store), 'moved')).toBe(row?.ended ? 0 : MANY + SURVEYS);
    },
  );
  expect(commits).toBe(4);
});

/** A device that has taken many, of which nothing has been given back yet; and the transfer. */
async function takenMany(count = MANY) {
  const device = await onDisk();
  await withMany(giver, count);
  const { row, file: bytes } = await given(giver, await deviceCode(device.store));
  await take(device.store, bytes);
  return { ...device, row };
}

test('a device that dies anywhere while it gives back goes on at its start, or has not begun; no one sees the code before', async () => {
  const made: Device[] = [];
  const commits = await diesAtEachCommit(
    async () => {
      for (const { store } of made.splice(0)) store.close();
      giver = await aDevice();
      const device = await takenMany();
      made.push(device, giver);
      return { ...device, work: () => giveBack(device.store, device.row.id) };
    },
    async (store) => {
      const [row] = await transfers(store);
      expect(row).toBeDefined();
      const all = await statuses(store);
      expect(inStatus(all, 'moved')).toBe(row?.ended ? MANY + SURVEYS : 0);
      const { returnCode } = { returnCode: '', ...(await giveBack(store, row?.id ?? '')) };
      const back = await takeBack(giver.store, row?.id ?? '', { returnCode });
      expect(back).toEqual({ is: 'taken back', records: MANY + SURVEYS });
    },
  );
  // The mark, two batches, and the end.
  expect(commits).toBe(4);
});

test('if one is sent while all are being given back, all stay, and no one has seen the code', async () => {
  const device = await takenMany();
  const { store, row, disk } = device;
  // The mark and a batch are there.
  disk.trouble = { at: disk.commits + 2, commits: 1 };
  await expect(giveBack(store, row.id)).rejects.toThrow();
  const all = await statuses(store);
  expect(inStatus(all, 'moved')).toBe(100);
  const [waiting] = [...all].flatMap(([id, status]) => (status === 'ready' ? [id] : []));
  await mark(store, waiting ?? ('' as LocalId));
  await goOnTransferring(store);
  const after = await statuses(store);
  expect([inStatus(after, 'moved'), inStatus(after, 'sending')]).toEqual([0, 1]);
  // What buys something waits until someone has looked at it, as when it came.
  expect([inStatus(after, 'ready'), inStatus(after, 'onHold')]).toEqual([MANY - 1, SURVEYS]);
  const [gone] = [...all].flatMap(([id, status]) => (status === 'moved' ? [id] : []));
  const entries = await timeline(store.db, gone ?? ('' as LocalId));
  expect(entries.map(({ event }) => event.what)).toContain('stayed');
  expect(await transfers(store)).toMatchObject([{ id: row.id }]);
  expect((await transfers(store))[0]).not.toHaveProperty('ended');
  expect(await giveBack(store, row.id)).toMatchObject({ is: 'not possible', because: { tried: 1 } });
  await expectCountsToEqualRows(store);
});

test('what was sent, or tied to what stays, after a transfer was begun is not moved', async () => {
  const device = await onDisk();
  const { store, aPerson, anAssignment, aGroup } = device;
  const group = { uuid: await aGroup(), name: 'Nakuru 3', type: 'TEAM' } as const;
  const members = [await aPerson({ group }), await aPerson({ group })];
  const sent = await aPerson();
  const survey = await anAssignment(sent);
  const alone = await aPerson();
  // Its mark is there, and nothing more.
  device.disk.trouble = { at: device.disk.commits + 1, commits: 1 };
  await expect(transfer(store, 'K7-4QF-2M9')).rejects.toThrow();
  await mark(store, sent);
  await hold(store, members.slice(0, 1));
  await goOnTransferring(store);
  const all = await statuses(store);
  expect([...members, sent, survey, alone].map((id) => all.get(id))).toEqual([
    'onHold',
    'blocked',
    'sending',
    'blocked',
    'moved',
  ]);
  expect(all.get(group.uuid)).toBe('ready');
  expect(await transfers(store)).toMatchObject([{ ids: [alone], people: 1, assignments: 0, groups: 0 }]);
  await expectCountsToEqualRows(store);
});

test('what comes back because a person of its group was put on hold says so, and not that someone took it back', async () => {
  const device = await onDisk();
  const { store, aPerson, aGroup } = device;
  const group = { uuid: await aGroup(), name: 'Nakuru 3', type: 'TEAM' } as const;
  const members: LocalId[] = [];
  for (let made = 0; made < MANY; made += 1) members.push(await aPerson({ group }));
  // The mark and a batch are there: the group, and all but two.
  device.disk.trouble = { at: device.disk.commits + 2, commits: 1 };
  await expect(transfer(store, 'K7-4QF-2M9')).rejects.toThrow();
  await hold(store, members.slice(-1));
  await goOnTransferring(store);
  expect(inStatus(await statuses(store), 'moved')).toBe(0);
  const entries = await timeline(store.db, members[0] ?? ('' as LocalId));
  expect(entries.map(({ event }) => event.what)).toEqual(['made', 'moved', 'stayed']);
});

test('a transfer of which nothing can go any more is forgotten', async () => {
  const device = await onDisk();
  const one = await device.aPerson();
  device.disk.trouble = { at: device.disk.commits + 1, commits: 1 };
  await expect(transfer(device.store, 'K7-4QF-2M9')).rejects.toThrow();
  await hold(device.store, [one]);
  await goOnTransferring(device.store);
  expect(await device.store.db.transfers.count()).toBe(0);
});

test('what was taken and has gone on to a third device is not taken again', async () => {
  const taker = await onDisk();
  const third = await aDevice();
  const one = await giver.aPerson();
  const { file: bytes } = await given(giver, await deviceCode(taker.store));
  const read = readTransfer(bytes, taker.store.db);
  if (typeof read === 'string') throw new Error(read);
  // Everything but that it is over.
  taker.disk.trouble = { at: taker.disk.commits + 4, commits: 1 };
  await expect(takeTransfer(taker.store, read)).rejects.toThrow();
  expect(await statusOf(taker.store, one)).toBe('ready');
  await given(taker, await deviceCode(third.store));
  await goOnTransferring(taker.store);
  expect(await statusOf(taker.store, one)).toBe('moved');
});
