import { expect, test } from 'vitest';
import { writeBackup } from '../../../src/copies/backup/write.ts';
import { checkCounts } from '../../../src/copies/check/check-counts.ts';
import { checkFile } from '../../../src/copies/check/check-file.ts';
import { checkMirror, type CheckedMirror } from '../../../src/copies/check/check-mirror.ts';
import { digestOf } from '../../../src/copies/mirror/file/digest.ts';
import type { Row } from '../../../src/copies/mirror/file/entry.ts';
import type { WorkerPort } from '../../../src/copies/mirror/orders.ts';
import { readCounters } from '../../../src/store/transaction/counters.ts';
import { aTab, beforeEachBatch, mirrorFolder, people, wipe, type Device } from './a-device.ts';

const aName = () => `device ${crypto.randomUUID()}`;
/** Nothing is written meanwhile, so that there is nothing to wait for. */
const pause = () => Promise.resolve();
const checked = ({ store, mirror }: Device) => checkMirror(store, mirror, pause);

const FINE = { is: 'compared', lacking: 0, damaged: 0, isWrittenAgain: false, cameBack: 0 };

/** Two people, one of them registered in another tab that is gone. */
async function aDevice() {
  const name = aName();
  const tab = await aTab(name);
  const other = await aTab(name);
  const saved = [await tab.register(), await other.register()];
  await Promise.all([tab.mirror.settled(), other.mirror.settled()]);
  other.end();
  return { name, tab, saved };
}

test('where nothing is wrong nothing is fixed, whichever tab has written it', async () => {
  const { tab } = await aDevice();
  expect(await checkCounts(tab.store)).toEqual({ records: 2, counts: 0, states: 0 });
  expect(await checked(tab)).toEqual(FINE);
});

test('counts that do not equal the rows, and states that are not the operation’s, are put right', async () => {
  const { tab, saved } = await aDevice();
  const { db } = tab.store;
  const counters = await readCounters(db);
  await db.meta.put({
    key: 'counters',
    value: { ...counters, opSeq: 0, counts: { ...counters.counts, user: { onHold: 7 } } },
  });
  await db.table('users').update(saved[0] ?? '', { status: 'confirmed', state: 'confirmed' });
  expect(await checkCounts(tab.store)).toEqual({ records: 2, counts: 3, states: 1 });
  expect(await readCounters(db)).toMatchObject({ opSeq: 2, counts: { user: { ready: 2 } } });
  expect(await db.table('users').get(saved[0] ?? '')).toMatchObject({ status: 'ready', state: 'waiting' });
  expect(await checkCounts(tab.store)).toEqual({ records: 2, counts: 0, states: 0 });
});

test('a row that the mirror lacks is written to it again, and survives the next loss', async () => {
  const { name, tab, saved } = await aDevice();
  // Not counted, so it is not kept: a change that the mirror missed.
  await tab.store.db.table('users').update(saved[0] ?? '', { reference: 'Bed 7' });
  expect(await checked(tab)).toEqual({ ...FINE, lacking: 1, isWrittenAgain: true });
  expect(await checked(tab)).toEqual(FINE);
  tab.end();
  await wipe(name);
  const { store } = await aTab(name);
  expect(await store.db.table('users').get(saved[0] ?? '')).toMatchObject({ reference: 'Bed 7' });
});

test('what only the mirror has comes back, and is not sent by itself', async () => {
  const { tab, saved } = await aDevice();
  const { db } = tab.store;
  const op = await db.ops
    .where('subjectId')
    .equals(saved[1] ?? '')
    .first();
  await db.table('users').delete(saved[1] ?? '');
  await db.ops.delete(op?.id ?? '');
  const result = await checked(tab);
  expect(result).toMatchObject({ is: 'compared', cameBack: 1, isWrittenAgain: true });
  expect(await people(tab.store)).toEqual(saved);
  expect((await readCounters(db)).counts.user).toMatchObject({ ready: 1, onHold: 1 });
  expect(await checked(tab)).toEqual(FINE);
});

test('a damaged line in the file of a tab that is gone is found, and what stood in it is written again', async () => {
  const { name, tab } = await aDevice();
  await tearSecondTab(name);
  expect(await checked(tab)).toMatchObject({ is: 'compared', damaged: 1, isWrittenAgain: true });
  expect(await checked(tab)).toEqual(FINE);
});

test('damage alone is enough to write the mirror again', async () => {
  const { tab } = await aDevice();
  let written = 0;
  const torn: CheckedMirror = {
    inventory: async (...upTo) => {
      const found = await tab.mirror.inventory(...upTo);
      return written > 0 ? found : { ...found, isWhole: false, damaged: 1 };
    },
    rowsWith: (...which) => tab.mirror.rowsWith(...which),
    writeAgain: () => Promise.resolve(void (written += 1)),
  };
  const result = await checkMirror(tab.store, torn, pause);
  expect(result).toEqual({ ...FINE, damaged: 1, isWrittenAgain: true });
});

test('a row that is here stays as it is, whatever the mirror has of it', async () => {
  const { tab, saved } = await aDevice();
  const { db } = tab.store;
  const [here = '', gone = ''] = saved;
  const row = await db.table<Row>('users').get(here);
  await db.table('users').delete(gone);
  const older: CheckedMirror = {
    inventory: (...upTo) => tab.mirror.inventory(...upTo),
    rowsWith: async (...which) => {
      const rows = await tab.mirror.rowsWith(...which);
      return { ...rows, users: [...(rows.users ?? []), { ...row, reference: 'Bed 7' }] };
    },
    writeAgain: () => tab.mirror.writeAgain(),
  };
  await checkMirror(tab.store, older, pause);
  expect(await people(tab.store)).toEqual(saved);
  expect(await db.table<Row>('users').get(here)).toEqual(row);
});

test('without a mirror it says that there is none', async () => {
  const { tab } = await aDevice();
  expect(await checkMirror(tab.store, undefined, pause)).toMatchObject({ is: 'missing' });
});

test('a backup file is compared with what is here, and changes nothing', async () => {
  const { tab, saved } = await aDevice();
  const { db } = tab.store;
  const randomBytes = (into: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(into);
  const { file, head } = await writeBackup(tab.store, { randomBytes });
  const bytes = new Uint8Array(await file.arrayBuffer());
  await tab.register();
  const op = await db.ops
    .where('subjectId')
    .equals(saved[0] ?? '')
    .first();
  await db.ops.delete(op?.id ?? '');
  const rows = await db.ops.toArray();
  const expected = { records: 2, madeAt: head.madeAt, notHere: 1, notInMirror: 0, notInFile: 1, damaged: 0 };
  expect(await checkFile(tab.store, tab.mirror, { file: bytes })).toEqual(expected);
  expect(await db.ops.toArray()).toEqual(rows);
  const inventory: CheckedMirror['inventory'] = async (...upTo) => {
    const found = await tab.mirror.inventory(...upTo);
    found.digest.ops.clear();
    return found;
  };
  const emptied: CheckedMirror = {
    inventory,
    rowsWith: (...asked) => tab.mirror.rowsWith(...asked),
    writeAgain: () => tab.mirror.writeAgain(),
  };
  expect(await checkFile(tab.store, emptied, { file: bytes })).toEqual({ ...expected, notInMirror: 2 });
  expect(await checkFile(tab.store, tab.mirror, { file: bytes.slice(0, -30) })).toMatchObject({ damaged: 2 });
  expect(await checkFile(tab.store, tab.mirror, { file: new Uint8Array(9) })).toBe('not a backup');
});

/** A device with so many people that they are read in several batches, by whatever reads them. */
async function aFullDevice(between?: (worker: Worker) => WorkerPort) {
  const tab = await aTab(aName(), between);
  await tab.register();
  const { db } = tab.store;
  const [user] = await db.table<Row>('users').toArray();
  const [op] = await db.table<Row>('ops').toArray();
  const numbers = Array.from({ length: 600 }, (_, at) => at + 2);
  await db
    .table('users')
    .bulkAdd(numbers.map((seq) => ({ ...user, id: `user ${seq}`, opId: `op ${seq}`, seq })));
  await db
    .table('ops')
    .bulkAdd(numbers.map((seq) => ({ ...op, id: `op ${seq}`, subjectId: `user ${seq}`, seq })));
  await checkCounts(tab.store);
  await tab.mirror.writeAgain();
  return tab;
}

test.each<[string, (device: Device) => Promise<unknown>]>([
  ['counts and states', ({ store }) => checkCounts(store)],
  ['the rows of the database', ({ store }) => digestOf(store.db)],
])('while %s are read no one waits to save', async (_, work) => {
  const tab = await aFullDevice();
  const order: string[] = [];
  beforeEachBatch(tab.store.db, async (batch) => {
    if (batch !== 2) return;
    await tab.register();
    order.push('saved');
  });
  await work(tab);
  order.push('read');
  expect(order).toEqual(['saved', 'read']);
});

test('while the rows of the mirror are read no one waits to save', async () => {
  let held: (() => void) | undefined;
  const tab = await aFullDevice((worker) => {
    const port: WorkerPort = {
      onmessage: null,
      onerror: null,
      postMessage(asked) {
        const go = () => worker.postMessage(asked);
        if (asked.order.do === 'inventory') held = go;
        else {
          // The worker has begun to read when it is to write.
          held?.();
          held = undefined;
          go();
        }
      },
      terminate: () => worker.terminate(),
    };
    worker.onmessage = (event) => port.onmessage?.(event as MessageEvent<never>);
    return port;
  });
  const order: string[] = [];
  const reading = tab.mirror.inventory(epochOf(tab.store), Infinity).then(() => order.push('read'));
  await tab.register();
  order.push('saved');
  await reading;
  expect(order).toEqual(['saved', 'read']);
});

test('what is saved while everything is compared counts as no difference', async () => {
  const tab = await aFullDevice();
  const saving = (async () => {
    for (let at = 0; at < 20; at += 1) await tab.register();
  })();
  // What differs at first has been saved meanwhile, and is compared again when nothing is saved any more.
  expect(await checkMirror(tab.store, tab.mirror, () => saving)).toEqual(FINE);
  await saving;
  expect(await checkCounts(tab.store)).toEqual({ records: 621, counts: 0, states: 0 });
});

function epochOf({ keeping }: Device['store']): string {
  return keeping.last?.epoch ?? '';
}

/** Cuts the last line of the fullest file of the second tab in half. */
async function tearSecondTab(name: string): Promise<void> {
  const folder = await mirrorFolder(name);
  const files: { handle: FileSystemFileHandle; size: number }[] = [];
  for await (const [file, handle] of folder.entries())
    if (file.startsWith('1-') && handle.kind === 'file')
      files.push({ handle, size: (await handle.getFile()).size });
  const [fullest] = files.toSorted((one, other) => other.size - one.size);
  if (!fullest) throw new Error('The second tab has no files');
  const writable = await fullest.handle.createWritable({ keepExistingData: true });
  await writable.truncate(fullest.size - 20);
  await writable.close();
}
