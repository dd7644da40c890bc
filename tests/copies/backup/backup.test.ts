import { describe, expect, test } from 'vitest';
import { countOutsideCopy, onlyHere } from '../../../src/copies/only-here.ts';
import { readBackup, type BackupRows } from '../../../src/copies/backup/read.ts';
import { crc32Hex } from '../../../src/copies/mirror/file/crc32.ts';
import { encodeLine, readValues } from '../../../src/copies/mirror/file/line.ts';
import { restore } from '../../../src/copies/backup/restore.ts';
import { writeBackup } from '../../../src/copies/backup/write.ts';
import { discard } from '../../../src/store/changes/discard.ts';
import { loadDraft, saveDraft } from '../../../src/store/changes/drafts.ts';
import { hold, release } from '../../../src/store/changes/hold.ts';
import type { Store } from '../../../src/store/transaction/store.ts';
import { readCounters } from '../../../src/store/transaction/counters.ts';
import { closeAttempt } from '../../../src/store/outbox/attempts.ts';
import { holdOthers, moveOnHoldHere } from '../../../src/store/outbox/other-servers.ts';
import { useProfile } from '../../../src/store/outbox/profiles.ts';
import { HOLD_REASONS } from '../../../src/store/schema/op.ts';
import { aStore } from '../../store/a-store.ts';
import { ofNewerVersion } from '../of-newer-version.ts';
import { arrive, send, SERVER } from '../sent.ts';

/** The database that reads a file. */
const HERE = { name: 'outpost-1 /' };

let filled = 0;
const randomBytes = (into: Uint8Array<ArrayBuffer>) => into.fill((filled += 1));

/** A device with one person in each state that matters; every id is its own. */
async function aDevice() {
  const device = await aStore();
  // Two devices never make the same ids.
  Object.assign(device.store, { newId: () => crypto.randomUUID() });
  return device;
}

async function aFullDevice() {
  const device = await aDevice();
  const { store, aPerson, anAssignment, aGroup } = device;
  const group = await aGroup('Nakuru 3');
  const people = {
    waiting: await aPerson(
      {},
      { reference: 'Ärztin “1”', occupationWords: 'nurse', occupationAnswer: 'nurse/years' },
    ),
    sending: await aPerson(),
    noReply: await aPerson(),
    confirmed: await aPerson(),
    onHold: await aPerson(),
    discarded: await aPerson(),
  };
  await anAssignment(people.waiting);
  await send(store, people.sending);
  await closeAttempt(store, await send(store, people.noReply), { outcome: 'noReply', status: 'noReply' });
  await arrive(device.store, people.confirmed, 'a0000000-0000-4000-8000-000000000001');
  await hold(store, [people.onHold]);
  await discard(store, [people.discarded]);
  return { ...device, people, group };
}

async function fileOf(store: Store, passphrase?: string): Promise<Uint8Array<ArrayBuffer>> {
  const { file } = await writeBackup(store, { randomBytes, ...(passphrase && { passphrase }) });
  return new Uint8Array(await file.arrayBuffer());
}

async function rowsIn(file: Uint8Array, passphrase?: string): Promise<BackupRows> {
  const read = await readBackup(file, HERE, passphrase);
  if (typeof read === 'string') throw new Error(read);
  return read;
}

async function bring(store: Store, file: Uint8Array) {
  return restore(store, await rowsIn(file));
}

async function statuses({ db }: Store): Promise<Record<string, string>> {
  const ops = await db.ops.toArray();
  return Object.fromEntries(ops.map(({ subjectId, status }) => [subjectId, status]));
}

test('everything comes back on another device, and nothing of it would be sent by itself', async () => {
  const { store, people, group } = await aFullDevice();
  const other = await aDevice();
  expect(await bring(other.store, await fileOf(store))).toMatchObject({ came: 8, leftOut: 0, damage: [] });
  const arrived = await statuses(other.store);
  expect(arrived).toMatchObject({
    [people.waiting]: 'onHold',
    [people.sending]: 'noReply',
    [people.noReply]: 'noReply',
    [people.confirmed]: 'confirmed',
    [people.onHold]: 'onHold',
    [people.discarded]: 'discarded',
    [group]: 'onHold',
  });
  const op = await other.store.db.ops.where('subjectId').equals(people.waiting).first();
  expect(op?.onHold?.reason).toBe('restored');
  const row = await other.store.db.users.get(people.waiting);
  expect(row).toMatchObject({ reference: 'Ärztin “1”', occupationWords: 'nurse', state: 'onHold' });
  expect(row?.occupationAnswer).toBe('nurse/years');
  const { counts } = await readCounters(other.store.db);
  expect(counts.user).toMatchObject({ onHold: 2, noReply: 2, confirmed: 1, discarded: 1 });
});

test('what another server keeps on hold is not sent by itself where that server is set', async () => {
  const { store, aPerson } = await aDevice();
  await arrive(store, await aPerson(), 'a0000000-0000-4000-8000-000000000001');
  const id = await aPerson();
  await useProfile(store, { baseUrl: 'https://b.example' });
  await holdOthers(store);
  const other = await aDevice();
  await useProfile(other.store, SERVER);
  await bring(other.store, await fileOf(store));
  await holdOthers(other.store);
  const opHere = () => other.store.db.ops.where('subjectId').equals(id).first();
  expect(await opHere()).toMatchObject({ status: 'onHold', onHold: { reason: 'restored' } });
  await release(other.store, [id]);
  await holdOthers(other.store);
  expect(await opHere()).toMatchObject({ status: 'ready' });
});

test('what was made here without a server is not kept for the server of a file', async () => {
  const { store } = await aFullDevice();
  const other = await aDevice();
  const [own] = [await other.aPerson()];
  await bring(other.store, await fileOf(store));
  await useProfile(other.store, { baseUrl: 'https://elsewhere.test', keyMark: 'bb' });
  expect((await statuses(other.store))[own]).toBe('ready');
  // What came is for the server that it was made for, and for no other one.
  const { profileId } = await readCounters(other.store.db);
  const ofThisServer = await other.store.db.ops.filter((op) => op.profileId === profileId).toArray();
  expect(ofThisServer.map(({ subjectId }) => subjectId)).toEqual([own]);
});

test('what was made here goes with what came from a file, once the server of the file is set', async () => {
  const { store, people } = await aFullDevice();
  const other = await aDevice();
  const own = await other.aPerson();
  await bring(other.store, await fileOf(store));
  const profile = await useProfile(other.store, { ...SERVER, keyMark: 'cc' });
  expect(profile.keyMark).toBe('cc');
  await release(other.store, [people.waiting]);
  expect(await statuses(other.store)).toMatchObject({ [own]: 'ready', [people.waiting]: 'ready' });
  const ops = await other.store.db.ops.toArray();
  expect(new Set(ops.map(({ profileId }) => profileId))).toEqual(new Set([profile.id]));
});

test('a purchase from a file that was written while its person was sent waits for the person', async () => {
  const device = await aDevice();
  const person = await device.aPerson();
  const assignment = await device.anAssignment(person);
  const before = await rowsIn(await fileOf(device.store));
  await arrive(device.store, person, 'a0000000-0000-4000-8000-000000000001');
  const after = await rowsIn(await fileOf(device.store));
  // People were read before the answer, assignments after it.
  const ops = before.rows.ops.map((op) => (op.subjectId === assignment ? undefined : op));
  const torn = {
    ...before,
    rows: {
      ...before.rows,
      ops: [
        ...ops.filter((op) => op !== undefined),
        ...after.rows.ops.filter((op) => op.subjectId === assignment),
      ],
    },
  };
  const other = await aDevice();
  await restore(other.store, torn);
  await release(other.store, [person, assignment]);
  const [op] = await other.store.db.ops.where('subjectId').equals(assignment).toArray();
  expect(op).toMatchObject({ status: 'blocked', waitsFor: [person] });
});

test('a file that is written while people are sent has everything as it was at one moment', async () => {
  const { store, aPerson } = await aDevice();
  const ids = [];
  for (let n = 0; n < 6; n += 1) ids.push(await aPerson());
  const writing = fileOf(store);
  for (const [n, id] of ids.entries()) await arrive(store, id, `a0000000-0000-4000-8000-00000000001${n}`);
  const { users, ops, idmap, attempts } = (await rowsIn(await writing)).rows;
  const confirmed = ops.filter(({ status }) => status === 'confirmed').map(({ subjectId }) => subjectId);
  expect(idmap.map(({ localId }) => localId)).toEqual(confirmed);
  expect(users.filter(({ status }) => status === 'confirmed').map(({ id }) => id)).toEqual(confirmed);
  const begun = ops.filter((op) => op.attempts > 0).map(({ id }) => id);
  expect(new Set(attempts.map(({ opId }) => opId))).toEqual(new Set(begun));
});

test('what a second server of the organisation calls a record comes back too', async () => {
  const { store, aPerson, anAssignment } = await aDevice();
  const ada = await aPerson();
  await arrive(store, ada, 'a0000000-0000-4000-8000-000000000002');
  const survey = await anAssignment(ada);
  await useProfile(store, { baseUrl: 'https://moved.test', keyMark: 'aa' });
  await moveOnHoldHere(store);
  const other = await aDevice();
  await bring(other.store, await fileOf(store));
  await useProfile(other.store, { baseUrl: 'https://moved.test', keyMark: 'aa' });
  await release(other.store, [survey]);
  const { profileId } = await readCounters(other.store.db);
  expect(await other.store.db.idmap.get([profileId, ada])).toMatchObject({
    serverUuid: 'a0000000-0000-4000-8000-000000000002',
  });
});

test('a record comes back whatever it is on hold for', async () => {
  for (const reason of HOLD_REASONS) {
    const { store, aPerson } = await aDevice();
    await hold(store, [await aPerson()], reason);
    const other = await aDevice();
    expect(await bring(other.store, await fileOf(store))).toMatchObject({ came: 1, leftOut: 0 });
  }
});

describe('a file changes nothing of a record that is here', () => {
  /** A device with someone, and a file of it that was altered by hand. */
  async function altered(alter: (rows: BackupRows['rows']) => void) {
    const { store, people } = await aFullDevice();
    const read = await rowsIn(await fileOf(store));
    alter(read.rows);
    const before = await everything(store);
    const result = await restore(store, read);
    return { store, people, before, result };
  }
  const everything = async ({ db }: Store) => ({
    users: await db.users.toArray(),
    assignments: await db.assignments.toArray(),
    ops: await db.ops.toArray(),
    attempts: await db.attempts.toArray(),
    idmap: await db.idmap.toArray(),
  });

  test('by an operation of its own for someone who is here', async () => {
    const { store, before, result } = await altered(({ users, ops }) => {
      const op = ops.find(({ lane, status }) => lane === 'user' && status === 'ready');
      const user = users.find(({ id }) => id === op?.subjectId);
      if (!op || !user) expect.unreachable('No one waits');
      Object.assign(user, { country: 'UG', opId: 'forged' });
      Object.assign(op, { id: 'forged', key: 'forged', status: 'confirmed' });
    });
    expect(result).toMatchObject({
      came: 0,
      leftOut: 1,
      refused: [before.users.find(({ status }) => status === 'ready')?.receipt],
    });
    expect(await everything(store)).toEqual(before);
  });

  test('by a larger purchase under an operation of its own', async () => {
    const { store, before, result } = await altered(({ assignments, ops }) => {
      const [purchase] = assignments;
      const op = ops.find(({ lane }) => lane === 'assign');
      if (!op || !purchase) expect.unreachable('Nothing is assigned');
      purchase.entries.push(...purchase.entries);
      Object.assign(op, { id: 'forged', key: 'forged' });
    });
    expect(result).toMatchObject({ came: 0, leftOut: 1 });
    expect(await everything(store)).toEqual(before);
  });

  test('by an attempt with other bytes under the id of one that was made here', async () => {
    const { store, before } = await altered(({ attempts, ops }) => {
      for (const attempt of attempts) attempt.request.body = '{"sex":"M"}';
      for (const op of ops) if (op.status === 'noReply') op.status = 'confirmed';
    });
    expect((await everything(store)).attempts).toEqual(before.attempts);
  });

  test('by saying that someone who waits, or who is confirmed, has the id of a stranger', async () => {
    const stranger = 'a0000000-0000-4000-8000-0000000000ff';
    const { store, before } = await altered(({ users, ops, attempts }) => {
      for (const user of users) user.serverUuid = stranger;
      for (const op of ops) {
        Object.assign(op, { status: 'confirmed', attempts: op.attempts + 1 });
        const [attempt] = attempts;
        if (attempt) attempts.push({ ...attempt, id: `forged ${op.id}`, opId: op.id, outcome: 'confirmed' });
      }
    });
    const after = await everything(store);
    expect(after.idmap).toEqual(before.idmap);
    expect(after.attempts).toEqual(before.attempts);
    expect(after.users.map(({ serverUuid }) => serverUuid)).toEqual(
      before.users.map(({ serverUuid }) => serverUuid),
    );
    // What would be sent by itself may have been sent, if the database was rolled back: a person looks at it.
    const became = (status: string) => (status === 'ready' || status === 'blocked' ? 'onHold' : status);
    expect(after.ops.map(({ status }) => status)).toEqual(before.ops.map(({ status }) => became(status)));
    const waiting = after.ops.filter(({ onHold }) => onHold?.reason === 'restored');
    await release(
      store,
      waiting.map(({ subjectId }) => subjectId),
    );
    expect((await everything(store)).ops.map(({ status }) => status)).toEqual(
      before.ops.map(({ status }) => status),
    );
  });

  test('by saying that it was moved to another device', async () => {
    const moved = { id: 'forged', code: 'forged', to: 'forged', at: 1 };
    const { store, before } = await altered(({ ops }) => {
      for (const op of ops) Object.assign(op, { status: 'moved', moved });
    });
    const statusesOf = (ops: typeof before.ops) => ops.map(({ status }) => status);
    expect(statusesOf((await everything(store)).ops)).not.toContain('moved');
  });

  test('and of two operations for one new person only the first comes', async () => {
    const { store } = await aFullDevice();
    const read = await rowsIn(await fileOf(store));
    const op = read.rows.ops.find(({ lane, status }) => lane === 'user' && status === 'ready');
    if (!op) expect.unreachable('No one waits');
    read.rows.ops.push({ ...op, id: 'forged', key: 'forged', seq: op.seq + 1_000 });
    const other = await aDevice();
    expect(await restore(other.store, read)).toMatchObject({ came: 8, leftOut: 1 });
    expect(await other.store.db.ops.get('forged')).toBeUndefined();
  });
});

test('a row with a moment that no screen can draw is left out and named', async () => {
  const { store } = await aFullDevice();
  const lines = readValues(await fileOf(store)).map((value) => {
    const line = value as { table?: string; row?: { createdAt?: number } };
    if (line.table === 'users' && line.row) line.row.createdAt = 1e300;
    return encodeLine(line);
  });
  const { rows, damage } = await rowsIn(new Uint8Array(await new Blob(lines).arrayBuffer()));
  expect(rows.users).toEqual([]);
  expect(damage).toContainEqual(expect.objectContaining({ field: 'createdAt' }));
});

test('a half-typed form comes back, and is counted, unless one is being typed here', async () => {
  const { store } = await aDevice();
  await saveDraft(store, 'registration', { reference: 'Bed 4' });
  await saveDraft(store, 'assign', { keys: ['AI'] });
  const file = await fileOf(store);
  const other = await aDevice();
  await saveDraft(other.store, 'assign', { keys: ['TR'] });
  await bring(other.store, file);
  expect((await loadDraft(other.store, 'registration'))?.form).toEqual({ reference: 'Bed 4' });
  expect((await loadDraft(other.store, 'assign'))?.form).toEqual({ keys: ['TR'] });
  expect((await readCounters(other.store.db)).counts.draft).toMatchObject({ draft: 2 });
});

test('restoring twice adds nothing, and a device’s own backup changes nothing', async () => {
  const { store } = await aFullDevice();
  const file = await fileOf(store);
  const before = await statuses(store);
  expect(await bring(store, file)).toMatchObject({ came: 0, wereHere: 8, learnt: 0 });
  expect(await statuses(store)).toEqual(before);
  const other = await aDevice();
  await bring(other.store, file);
  const journal = await other.store.db.journal.count();
  expect(await bring(other.store, file)).toMatchObject({ came: 0, wereHere: 8, learnt: 0 });
  expect(await other.store.db.journal.count()).toBe(journal);
});

test('a file that has everything of a device may count as its copy, until something is changed', async () => {
  const { store } = await aFullDevice();
  const file = await fileOf(store);
  const other = await aDevice();
  const { hasAll } = await bring(other.store, file);
  expect(await onlyHere(other.store)).toBeGreaterThan(0);
  const copy = { journalSeq: hasAll?.journalSeq ?? -1, at: 1, how: 'a person has it' } as const;
  await countOutsideCopy(other.store, copy);
  expect(await onlyHere(other.store)).toBe(0);
  await other.aPerson();
  expect(await onlyHere(other.store)).toBe(1);
});

test('a file does not count as the copy of a device that has anything else, or when it is damaged', async () => {
  const { store } = await aFullDevice();
  const file = await fileOf(store);
  expect((await bring(store, file)).hasAll).toBeUndefined();
  const other = await aDevice();
  await other.aPerson();
  expect((await bring(other.store, file)).hasAll).toBeUndefined();
  const { length } = file;
  expect((await bring((await aDevice()).store, file.slice(0, length - 30))).hasAll).toBeUndefined();
});

test('many records come a batch at a time and keep their order, and how many are done is told on the way', async () => {
  const device = await aDevice();
  await arrive(device.store, await device.aPerson(), 'a0000000-0000-4000-8000-000000000003');
  const read = await rowsIn(await fileOf(device.store));
  const {
    users: [user],
    ops: [op],
    journal,
  } = read.rows;
  if (!user || !op) throw new Error('No one is in the file');
  // All of them say that the server calls them the same, and the last one is there twice.
  const numbers = Array.from({ length: 450 }, (_, nth) => nth + 1);
  read.rows.users = numbers.map((seq) => ({ ...user, id: `user ${seq}`, opId: `op ${seq}` }));
  read.rows.ops = [...numbers, 450].map((seq) => ({
    ...{ ...op, id: `op ${seq}`, subjectId: `user ${seq}`, seq },
    waitsFor: [],
  }));
  read.rows.journal = numbers.flatMap((nth) =>
    journal.map((entry) => ({ ...entry, subjectId: `user ${nth}`, seq: nth * 10 + entry.seq })),
  );
  const { store } = await aDevice();
  const told: number[][] = [];
  const restored = await restore(store, read, (...counts) => told.push(counts));
  expect(restored).toMatchObject({ came: 450, wereHere: 1, learnt: 0, leftOut: 0 });
  expect(told).toEqual([
    [200, 451],
    [400, 451],
    [451, 451],
  ]);
  expect(await store.db.users.orderBy('seq').primaryKeys()).toEqual(numbers.map((nth) => `user ${nth}`));
  expect(await store.db.idmap.toArray()).toMatchObject([{ localId: 'user 1' }]);
  const last = await store.db.journal.where('subjectId').equals('user 450').toArray();
  expect(last.map(({ event }) => event)).toEqual(journal.map(({ event }) => event));
  expect(await readCounters(store.db)).toMatchObject({
    ...{ userSeq: 450, opSeq: 450, journalSeq: 450 * journal.length },
    counts: { user: { confirmed: 450 } },
  });
  const again = await restore(store, read);
  expect(again).toMatchObject({ came: 0, wereHere: 451, learnt: 0 });
});

test('an old and a new backup come to the same in either order', async () => {
  const device = await aDevice();
  const [arrives, waits] = [await device.aPerson(), await device.aPerson()];
  const old = await fileOf(device.store);
  await arrive(device.store, arrives, 'a0000000-0000-4000-8000-000000000002');
  const later = await device.aPerson();
  const recent = await fileOf(device.store);
  const results: Record<string, string>[] = [];
  for (const files of [
    [old, recent],
    [recent, old],
  ]) {
    const { store } = await aDevice();
    for (const file of files) await bring(store, file);
    results.push(await statuses(store));
  }
  expect(results[0]).toEqual({ [arrives]: 'confirmed', [waits]: 'onHold', [later]: 'onHold' });
  expect(results[1]).toEqual(results[0]);
});

test('what is registered on the other device stays, and both have numbers of their own', async () => {
  const { store } = await aFullDevice();
  const other = await aDevice();
  const own = await other.aPerson();
  await bring(other.store, await fileOf(store));
  expect((await other.store.db.users.get(own))?.status).toBe('ready');
  const seqs = (await other.store.db.users.toArray()).map(({ seq }) => seq);
  expect(new Set(seqs).size).toBe(7);
});

test('what was confirmed at one server is not taken for known at another', async () => {
  const { store, people } = await aFullDevice();
  const other = await aDevice();
  await useProfile(other.store, { baseUrl: 'https://elsewhere.test', keyMark: 'bb' });
  await bring(other.store, await fileOf(store));
  const { profileId } = await readCounters(other.store.db);
  expect(await other.store.db.idmap.get([profileId, people.confirmed])).toBeUndefined();
  expect((await other.store.db.profiles.get(profileId))?.baseUrl).toBe('https://elsewhere.test');
});

describe('a damaged file', () => {
  test('cut at any line, gives what is whole, and says that the end is missing', async () => {
    const file = await fileOf((await aFullDevice()).store);
    const text = new TextDecoder().decode(file);
    for (let at = text.indexOf('\n') + 1; at < text.length; at = text.indexOf('\n', at) + 1) {
      const length = new TextEncoder().encode(text.slice(0, at)).length;
      const { damage } = await rowsIn(file.slice(0, length));
      expect(damage.map(({ why }) => why)).toEqual(['the end is missing']);
      if (text.indexOf('\n', at) < 0) break;
    }
  });

  test('cut in the middle, gives most people, and counts all that did not come', async () => {
    const { store, aPerson, anAssignment } = await aDevice();
    for (let made = 0; made < 20; made += 1) await anAssignment(await aPerson());
    const file = await fileOf(store);
    const other = await aDevice();
    const { came, leftOut } = await restore(other.store, await rowsIn(file.slice(0, file.length / 2)));
    expect(came + leftOut).toBe(40);
    expect(await other.store.db.users.count()).toBeGreaterThan(10);
  });

  test.each<[string, (text: string) => BlobPart[]]>([
    ['line ends of Windows', (text) => [text.replaceAll('\n', '\r\n')]],
    ['a byte order mark', (text) => ['\uFEFF', text]],
    ['UTF-16', (text) => [Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0))]],
  ])('saved by another program with %s is read as it was written', async (_, saved) => {
    const { store } = await aFullDevice();
    const written = await fileOf(store);
    const blob = new Blob(saved(new TextDecoder().decode(written)));
    const again = await readBackup(blob, HERE);
    expect(again).toEqual(await rowsIn(written));
    const inMemory = new Uint8Array(await blob.arrayBuffer());
    expect(await readBackup(inMemory, HERE)).toEqual(again);
  });

  test('with a line that nests three thousand deep, leaves that out, and says which', async () => {
    const { store } = await aFullDevice();
    const text = new TextDecoder().decode(await fileOf(store));
    // As another program would write it: what writes lines here could not.
    const json = `{"kind":"row","table":"journal","row":${'['.repeat(3_000)}${']'.repeat(3_000)}}`;
    const line = `${json.length.toString(16).padStart(8, '0')} ${crc32Hex(new TextEncoder().encode(json))} ${json}\n`;
    const other = await aDevice();
    const result = await bring(other.store, new TextEncoder().encode(`${text}${line}`));
    expect(result).toMatchObject({ came: 8, damage: [{ why: 'torn or altered' }] });
  });

  test('with an altered line, leaves that out, and says which', async () => {
    const { store, people } = await aFullDevice();
    const lines = new TextDecoder().decode(await fileOf(store)).split('\n');
    const at = lines.findIndex((line) => line.includes('"table":"users"') && line.includes(people.onHold));
    lines[at] = lines[at]?.replace('"KE"', '"NG"') ?? '';
    const other = await aDevice();
    const result = await bring(other.store, new TextEncoder().encode(lines.join('\n')));
    expect(result).toMatchObject({ came: 7, leftOut: 1, damage: [{ line: at + 1, why: 'torn or altered' }] });
    expect(await statuses(other.store)).not.toHaveProperty(people.onHold);
  });

  test.each([
    ['nothing', ''],
    ['another kind of file', 'PK\u0003\u0004 and more'],
  ])('%s is no backup', async (_, text) => {
    expect(await readBackup(new TextEncoder().encode(text), HERE)).toBe('not a backup');
  });
});

describe('a passphrase', () => {
  test('hides everything, and opens it again', async () => {
    const { store } = await aFullDevice();
    const file = await fileOf(store, 'correct horse');
    expect(new TextDecoder().decode(file)).not.toContain('users');
    expect(await readBackup(file, HERE)).toBe('wants its passphrase');
    expect(await readBackup(file, HERE, 'wrong horse')).toBe('another passphrase');
    const other = await aDevice();
    expect(await restore(other.store, await rowsIn(file, 'correct horse'))).toMatchObject({
      came: 8,
      damage: [],
    });
  });
});

test('no key is in a backup, not even a locked one, and no setting', async () => {
  const { store } = await aFullDevice();
  await store.db.meta.put({ key: 'locked key', value: { cipher: 'SECRET' } });
  await store.db.meta.put({ key: 'settings', value: { serverAddress: 'SECRET' } });
  const text = new TextDecoder().decode(await fileOf(store));
  expect(text).not.toContain('SECRET');
  expect(text).not.toContain('keyMark');
});

test('a file of a newer version is left alone, and said', async () => {
  const { store } = await aFullDevice();
  expect(await readBackup(ofNewerVersion(await fileOf(store)), HERE)).toBe('of a newer version');
});

test('a file whose passphrase would be worked on for hours is no backup', async () => {
  const [head] = readValues(await fileOf((await aFullDevice()).store, 'four words or more'));
  const { sealed } = head as { sealed: object }; // The head of a file that was sealed just now.
  const altered = encodeLine({ ...(head as object), sealed: { ...sealed, iterations: 2 ** 31 } });
  expect(await readBackup(altered, HERE, 'four words or more')).toBe('not a backup');
});
