import { expect, onTestFinished, test } from 'vitest';
import type { LocalId } from '../../../src/domain/record/reference.ts';
import { closeAttempt, markSending } from '../../../src/store/outbox/attempts.ts';
import { holdOthers, moveOnHoldHere } from '../../../src/store/outbox/other-servers.ts';
import { onHoldFor, useProfile, type ProfileIdentity } from '../../../src/store/outbox/profiles.ts';
import { live } from '../../../src/store/transaction/live.ts';
import { timeline } from '../../../src/store/transaction/journal.ts';
import { requestWriter } from '../../../src/sync/attempt/write-request.ts';
import { aStore } from '../a-store.ts';
import { expectCountsToEqualRows } from '../counts.ts';
import { Disk } from '../disk.ts';

/** One more than go in a batch. */
const MANY = 101;
const HERE = { baseUrl: 'https://here.test', keyMark: 'aa' };
const ELSEWHERE = { baseUrl: 'https://elsewhere.test', keyMark: 'aa' };
let devices = 0;

/** A device on a disk, from which someone was sent to a server, and where many wait. */
async function withMany(count = MANY) {
  const name = `other servers ${(devices += 1)}`;
  const disk = new Disk(name);
  const device = await aStore(name);
  onTestFinished(() => device.store.close());
  await sendTo(device, HERE, await device.aPerson());
  const people: LocalId[] = [];
  for (let made = 0; made < count; made += 1) people.push(await device.aPerson());
  const [first] = people;
  if (first) await device.anAssignment(first);
  return { ...device, disk, people };
}

async function sendTo({ store }: Awaited<ReturnType<typeof aStore>>, to: ProfileIdentity, id: LocalId) {
  const profile = await useProfile(store, to);
  const op = await store.db.ops.where('subjectId').equals(id).first();
  const write = requestWriter({ baseUrl: to.baseUrl, encoding: 'form' });
  const attempt = await markSending(store, op?.id ?? '', { profile, keyed: false }, write);
  if (attempt) await closeAttempt(store, attempt, { outcome: 'noReply', status: 'noReply' });
}

async function inStatus({ store: { db } }: Awaited<ReturnType<typeof aStore>>) {
  const ops = await db.ops.toArray();
  const count = (wanted: string) => ops.filter(({ status }) => status === wanted).length;
  return { ready: count('ready'), blocked: count('blocked'), onHold: count('onHold') };
}

/** Dies at another commit each time until it does not any more; gives how many commits that were. */
async function diesAtEachCommit(
  { disk, store }: Awaited<ReturnType<typeof withMany>>,
  work: () => Promise<unknown>,
  afterStart: (hasBegun: boolean) => Promise<void>,
): Promise<number> {
  for (let dies = 0; ; dies += 1) {
    disk.trouble = { at: disk.commits + dies, commits: 1_000 };
    const hasDied = await work().then(
      () => false,
      () => true,
    );
    disk.trouble = { at: Infinity, commits: 0 };
    await holdOthers(store);
    await expectCountsToEqualRows(store);
    await afterStart(dies > 0);
    if (!hasDied) return dies;
  }
}

test('a device that dies anywhere while another server is set goes on at its start', async () => {
  const device = await withMany();
  const { store, people } = device;
  const commits = await diesAtEachCommit(
    device,
    () => useProfile(store, ELSEWHERE),
    async (hasBegun) => {
      const all = await inStatus(device);
      if (!hasBegun) expect(all).toEqual({ ready: MANY, blocked: 1, onHold: 0 });
      else expect(all).toEqual({ ready: 0, blocked: 0, onHold: MANY + 1 });
      await useProfile(store, HERE);
      expect(await inStatus(device)).toEqual({ ready: MANY, blocked: 1, onHold: 0 });
    },
  );
  // The mark, and two batches of people and an assignment.
  expect(commits).toBe(3);
  const entries = await timeline(store.db, people[0] ?? ('' as LocalId));
  const what = entries.map(({ event }) => event.what);
  expect(what.slice(0, 3)).toEqual(['made', 'onHold', 'released']);
});

test('someone is registered for the new server while what waits for the old one is put on hold', async () => {
  const device = await withMany(3 * MANY);
  const hasBegun = new Promise<void>((resolve) => {
    // Resolved here, what follows would belong to Dexie's transaction.
    device.store.db.profiles.hook('creating', () => void setImmediate(resolve));
  });
  const setting = useProfile(device.store, ELSEWHERE);
  await hasBegun;
  const own = await device.aPerson();
  expect((await inStatus(device)).ready).toBeGreaterThan(1);
  await setting;
  expect(await inStatus(device)).toEqual({ ready: 1, blocked: 0, onHold: 3 * MANY + 1 });
  expect((await device.store.db.users.get(own))?.status).toBe('ready');
});

test('a start that finds nothing to put on hold or release commits nothing', async () => {
  const { store, disk } = await withMany(3);
  await useProfile(store, ELSEWHERE);
  const before = disk.commits;
  await holdOthers(store);
  await useProfile(store, ELSEWHERE);
  expect(disk.commits).toBe(before);
});

test('a device that dies anywhere while all go to an earlier server, because nothing was sent to this one, goes on', async () => {
  const device = await withMany(0);
  const { store } = device;
  await useProfile(store, ELSEWHERE);
  const made: LocalId[] = [];
  for (let count = 0; count < MANY; count += 1) made.push(await device.aPerson());
  const commits = await diesAtEachCommit(
    device,
    () => useProfile(store, HERE),
    async (hasBegun) => {
      expect(await inStatus(device)).toEqual({ ready: MANY, blocked: 0, onHold: 0 });
      const profiles = new Set((await store.db.ops.toArray()).map(({ profileId }) => profileId));
      expect(profiles.size).toBe(hasBegun ? 1 : 2);
      if (!hasBegun) return;
      // Nothing is sent there, so that all would go back again.
      await useProfile(store, ELSEWHERE);
      await store.db.ops
        .where('subjectId')
        .anyOf(made)
        .modify({ profileId: (await useProfile(store, ELSEWHERE)).id });
      await holdOthers(store);
    },
  );
  // The mark, and two batches.
  expect(commits).toBe(3);
});

test('what is moved to another server takes the ids with it that the old one gave, in batches', async () => {
  const device = await withMany();
  const { store, people } = device;
  const { db } = store;
  const op = await db.ops
    .where('subjectId')
    .equals(people[1] ?? '')
    .first();
  const from = op?.profileId ?? '';
  // A person whom the old server knows, and what was assigned to them.
  const known = people.slice(1).map((localId, nth) => ({
    profileId: from,
    localId,
    serverUuid: `a0000000-0000-4000-8000-${String(nth).padStart(12, '0')}`,
  }));
  await db.idmap.bulkPut(known as never);
  await useProfile(store, ELSEWHERE);
  const moved = await moveOnHoldHere(store);
  expect(moved).toHaveLength(MANY + 1);
  expect(await inStatus(device)).toEqual({ ready: MANY, blocked: 1, onHold: 0 });
  expect(await db.idmap.count()).toBe(2 * known.length);
  await expectCountsToEqualRows(store);
});

test('what is on hold for another server can be followed while it changes', async () => {
  const { store } = await withMany(1);
  await useProfile(store, ELSEWHERE);
  const counted = new Promise((resolve, reject) => {
    live(() => onHoldFor(store, HERE.baseUrl)).subscribe(resolve, reject);
  });
  // A person and an assignment wait for the first server.
  expect(await counted).toBe(2);
});
