import { expect, test } from 'vitest';
import { createPageClient } from '../../src/api/page-client.ts';
import { goOnRegistering, register, type Registering } from '../../src/import/register.ts';
import {
  goOnWithImports,
  peopleOf,
  planImport,
  sendImport,
  stopImport,
  undoImport,
  type PlannedImport,
} from '../../src/store/changes/imports.ts';
import { hold, release } from '../../src/store/changes/hold.ts';
import { deviceRecords } from '../../src/store/changes/records.ts';
import { unitOfWork } from '../../src/store/changes/unit-of-work.ts';
import { importedBefore, imported, importsBegun, leftOutRows } from '../../src/store/queries/imports.ts';
import { openStore, type Store } from '../../src/store/transaction/store.ts';
import { expectCountsToEqualRows } from '../store/counts.ts';
import { aClock, ids } from '../store/a-store.ts';
import { Disk } from '../store/disk.ts';
import { shippedCatalogue } from '../support/parts/shipped-catalogue.ts';

const BATCH = 4;
const READY = 10;
const LEFT_OUT = 3;
let databases = 0;

async function aDevice(name = `import ${(databases += 1)}`, newId = ids()) {
  const disk = new Disk(name);
  const store = await openStore({ name, now: aClock().now, newId, random: () => 0.5 });
  return { disk, ...(await working(store)) };
}

/** A tab over a store: the service, and what registers. */
async function working(store: Store) {
  const services = {
    ...(await shippedCatalogue()),
    organisation: () => Promise.resolve({ contract: 'other' as const, country: 'KE', name: 'Lakeside' }),
    records: deviceRecords(store),
    now: store.now,
    newId: store.newId,
  };
  const client = createPageClient(services, (along) => unitOfWork(store, along), {
    baseUrl: 'https://outpost.example',
    encoding: 'json',
  });
  const registering: Registering = {
    store,
    client,
    pause: () => Promise.resolve(),
    refused: (problems) => problems.map(({ rule }) => rule).join(),
  };
  return { store, registering };
}

function aPlan(changes: Partial<PlannedImport> = {}, assessments?: readonly string[]): PlannedImport {
  const person = {
    sex: 'F',
    country: 'KE',
    occupation: '7531',
    ...(assessments && { assessments }),
  } as const;
  return {
    name: 'nakuru.csv',
    hash: 'abc',
    form: { kind: 'csv', columns: ['No', 'Job'] },
    importsBefore: 0,
    ready: rows(READY, 2).map((row) => ({
      row,
      cells: [`N-${row}`, 'tailor'],
      person: { ...person, reference: `N-${row}` },
    })),
    leftOut: rows(LEFT_OUT, 100).map((row) => ({
      row,
      cells: [`N-${row}`, 'hustler'],
      reason: 'no occupation',
      error: 'No job',
    })),
    ...changes,
  };
}

const rows = (count: number, from: number) => Array.from({ length: count }, (_, nth) => from + nth);

/** Everyone of an import, by the row of the table. */
async function registeredRows(store: Store): Promise<number[]> {
  return (await store.db.users.toArray()).map(({ importRow = 0 }) => importRow).sort((a, b) => a - b);
}

test('everyone who is ready is registered once and is on hold, and the others stay with their reason', async () => {
  const { store, registering } = await aDevice();
  const { id } = await planImport(store, aPlan(), BATCH);
  expect(await register(registering, id)).toBeUndefined();
  expect(await registeredRows(store)).toEqual(rows(READY, 2));
  const sum = await imported(store, id);
  expect(sum?.counts).toEqual({ onHold: READY });
  expect(sum?.row).toMatchObject({ rows: READY + LEFT_OUT, people: READY, registered: READY });
  expect(sum?.row).not.toHaveProperty('underWay');
  expect((await leftOutRows(store, id)).map(({ row, error }) => [row, error])).toEqual(
    rows(LEFT_OUT, 100).map((row) => [row, 'No job']),
  );
  expect((await importedBefore(store, 'abc'))?.id).toBe(id);
  await expectCountsToEqualRows(store);
});

test('people and their assessments are on hold together, and are released together', async () => {
  const { store, registering } = await aDevice();
  const confirmedAt = store.now().getTime();
  const plan = aPlan({ purchase: { contract: 'other', confirmedAt } }, ['AI', 'TA']);
  const { id, assessments } = await planImport(store, plan, BATCH);
  expect(assessments).toBe(2 * READY);
  await register(registering, id);
  const states = async () => [...new Set((await store.db.assignments.toArray()).map(({ status }) => status))];
  expect(await store.db.assignments.count()).toBe(READY);
  expect((await store.db.assignments.toArray())[0]?.purchase).toEqual({ confirmedAt, count: 2 });
  expect(await states()).toEqual(['onHold']);
  await sendImport(store, id);
  expect((await imported(store, id))?.counts).toEqual({ waiting: READY });
  expect(await states()).toEqual(['blocked']);
  expect((await imported(store, id))?.row.sentAt).toBeDefined();
  await expectCountsToEqualRows(store);
});

test('a purchase that was confirmed for another contract registers no one of its batch', async () => {
  const { store, registering } = await aDevice();
  const confirmedAt = store.now().getTime();
  const prices = { each: 12.5, extras: 0 };
  const plan = aPlan({ purchase: { contract: 'revenue-share', confirmedAt, prices } }, ['AI']);
  const { id } = await planImport(store, plan, BATCH);
  expect(await register(registering, id)).toMatchObject({ ok: false });
  expect(await store.db.users.count()).toBe(0);
  expect((await imported(store, id))?.row.underWay).toBe('register');
});

test('a row that the service refuses is left out with what it says', async () => {
  const { store, registering } = await aDevice();
  const plan = aPlan();
  const [one, ...others] = plan.ready;
  if (!one) throw new Error('The plan is empty');
  const bad = { ...one, person: { ...one.person, occupation: '9' + '998' } };
  const { id } = await planImport(store, { ...plan, ready: [bad, ...others] }, BATCH);
  await register(registering, id);
  expect(await registeredRows(store)).toEqual(rows(READY - 1, 3));
  expect((await imported(store, id))?.row.registered).toBe(READY - 1);
  expect((await leftOutRows(store, id))[0]).toMatchObject({ row: 2, error: 'occupation-unknown' });
});

test('a device that dies at any commit goes on where it was, and registers no one twice', async () => {
  let commits = 0;
  for (let dies = 0, hasDied = true; hasDied; dies += 1) {
    const { disk, store, registering } = await aDevice();
    disk.trouble = { at: disk.commits + dies, commits: 1_000 };
    hasDied = await planImport(store, aPlan(), BATCH)
      .then(({ id }) => register(registering, id))
      .then(
        () => false,
        () => true,
      );
    disk.trouble = { at: Infinity, commits: 0 };
    await goOnRegistering(registering);
    const hasBegun = (await store.db.imports.count()) > 0;
    expect(await registeredRows(store)).toEqual(hasBegun ? rows(READY, 2) : []);
    await expectCountsToEqualRows(store);
    commits = dies;
  }
  // Old parts, three batches planned, the rows left out, the beginning, three batches registered, the end.
  expect(commits).toBe(10);
});

test('on a disk that is full from any commit on, nothing is half done, and it goes on once there is room', async () => {
  for (let full = 0, wasFull = true; wasFull; full += 1) {
    const { disk, store, registering } = await aDevice();
    disk.fillsUpAt = disk.commits + full;
    disk.isFull = full === 0;
    const problem = await planImport(store, aPlan(), BATCH)
      .then(({ id }) => register(registering, id))
      .then(
        () => undefined,
        (error: unknown) => error,
      );
    wasFull = problem !== undefined;
    if (wasFull) expect(problem).toMatchObject({ kind: 'quota' });
    disk.isFull = false;
    disk.fillsUpAt = Infinity;
    await goOnRegistering(registering);
    const [row] = await store.db.imports.toArray();
    expect(await registeredRows(store)).toEqual(row ? rows(READY, 2) : []);
    expect(row?.underWay).toBeUndefined();
  }
});

test('the rows that an import left out stay until another one has begun, whatever commit the device dies at', async () => {
  for (let dies = 0, hasDied = true; hasDied; dies += 1) {
    const { disk, store, registering } = await aDevice();
    const { id } = await planImport(store, aPlan(), BATCH);
    await register(registering, id);
    disk.trouble = { at: disk.commits + dies, commits: 1_000 };
    hasDied = await planImport(store, aPlan({ importsBefore: 1 }), BATCH).then(
      () => false,
      () => true,
    );
    disk.trouble = { at: Infinity, commits: 0 };
    await goOnWithImports(store);
    expect(await leftOutRows(store, id)).toHaveLength(hasDied ? LEFT_OUT : 0);
    // What is left of a plan that never began would lie here as long as the device.
    const planned = (await store.db.importParts.toArray()).filter(({ importId }) => importId !== id);
    expect(planned.length > 0).toBe(!hasDied);
  }
});

test('two tabs that go on at the same time register everyone once', async () => {
  const one = await aDevice();
  const newId = ids();
  const other = await working(
    await openStore({
      name: one.store.name,
      now: one.store.now,
      newId: () => newId().replace(/^0/, '1'),
      random: () => 0.5,
    }),
  );
  const { id } = await planImport(one.store, aPlan(), BATCH);
  await Promise.all([register(one.registering, id), register(other.registering, id)]);
  expect(await registeredRows(one.store)).toEqual(rows(READY, 2));
  expect((await imported(one.store, id))?.row.registered).toBe(READY);
  await expectCountsToEqualRows(one.store);
});

test('a batch that is still planned although a copy brought its people back is not registered again', async () => {
  const { store, registering } = await aDevice();
  const { id } = await planImport(store, aPlan(), BATCH);
  const first = await store.db.importParts.get([id, 'ready', 0]);
  await register(registering, id);
  if (!first) throw new Error('There is no first batch');
  await store.db.importParts.put(first);
  await store.db.imports.update(id, { underWay: 'register' });
  await goOnRegistering(registering);
  expect(await registeredRows(store)).toEqual(rows(READY, 2));
  expect(await store.db.importParts.get([id, 'ready', 0])).toBeUndefined();
});

test('once it is stopped, every row is either registered or left out', async () => {
  const { store, registering } = await aDevice();
  const { id } = await planImport(store, aPlan(), BATCH);
  let slices = 0;
  const pause = async () => {
    slices += 1;
    if (slices === 2) await stopImport(store, id, 'Stopped');
  };
  await register({ ...registering, pause }, id);
  expect(await registeredRows(store)).toEqual(rows(BATCH, 2));
  const left = await leftOutRows(store, id);
  expect(left.length + BATCH).toBe(READY + LEFT_OUT);
  expect(left.filter(({ error }) => error === 'Stopped').map(({ row }) => row)).toEqual(
    rows(READY - BATCH, 2 + BATCH),
  );
  expect((await imported(store, id))?.row).toMatchObject({
    registered: BATCH,
    stoppedAt: expect.any(Number) as number,
  });
});

test.each([
  ['sent', sendImport, 'waiting'],
  ['discarded', undoImport, 'discarded'],
] as const)('all are %s, whatever commit the device dies at', async (_, work, state) => {
  for (let dies = 0, hasDied = true; hasDied; dies += 1) {
    const { disk, store, registering } = await aDevice();
    const purchase = { contract: 'other', confirmedAt: 0 } as const;
    const { id } = await planImport(store, aPlan({ purchase }, ['AI']), BATCH);
    await register(registering, id);
    disk.trouble = { at: disk.commits + dies, commits: 1_000 };
    hasDied = await work(store, id).then(
      () => false,
      () => true,
    );
    disk.trouble = { at: Infinity, commits: 0 };
    await goOnWithImports(store);
    const hasBegun = dies > 0;
    const after = await imported(store, id);
    expect(after?.counts).toEqual({ [hasBegun ? state : 'onHold']: READY });
    const { sentAt, undoneAt } = after?.row ?? {};
    expect(state === 'waiting' ? sentAt : undoneAt).toEqual(hasBegun ? expect.any(Number) : undefined);
    await expectCountsToEqualRows(store);
  }
});

test('people who are on hold for another reason are not sent with the others, and are not counted as if they were', async () => {
  const { store, registering } = await aDevice();
  const { id } = await planImport(store, aPlan(), BATCH);
  await register(registering, id);
  const [one, two] = await store.db.users.toArray();
  if (!one || !two) throw new Error('No one is registered');
  expect((await imported(store, id))?.toSend).toBe(READY);
  await sendImport(store, id);
  await hold(store, [one.id, two.id]);
  const before = await imported(store, id);
  expect([before?.counts.onHold, before?.toSend]).toEqual([2, 0]);
  await sendImport(store, id);
  const after = await imported(store, id);
  expect(after).toEqual(before);
  await release(store, [one.id, two.id]);
  expect((await imported(store, id))?.counts).toEqual({ waiting: READY });
});

test('more people than are read in one go are all counted, and sent in the order of the table', async () => {
  const { store, registering } = await aDevice();
  const [first] = aPlan().ready;
  if (!first) throw new Error('No one is planned');
  const all = rows(501, 2);
  const { id } = await planImport(store, aPlan({ ready: all.map((row) => ({ ...first, row })) }));
  await register(registering, id);
  expect((await imported(store, id))?.toSend).toBe(all.length);
  const users = await store.db.users.bulkGet(await peopleOf(store, id));
  expect(users.map((user) => user?.importRow)).toEqual(all);
  await sendImport(store, id);
  expect(await imported(store, id)).toMatchObject({ counts: { waiting: all.length }, toSend: 0 });
});

test('undo leaves alone who was released and sent before', async () => {
  const { store, registering } = await aDevice();
  const { id } = await planImport(store, aPlan(), BATCH);
  await register(registering, id);
  const [someone] = await store.db.users.toArray();
  if (!someone) throw new Error('No one is registered');
  await store.db.ops.update(someone.opId, { status: 'confirmed' });
  await store.db.users.update(someone.id, { status: 'confirmed', state: 'confirmed' });
  await undoImport(store, id);
  expect((await imported(store, id))?.counts).toEqual({ confirmed: 1, discarded: READY - 1 });
});

test('an import whose plan another one has removed before it was whole does not begin', async () => {
  const { store, registering } = await aDevice();
  const isPlanning = new Promise<void>((resolve) => {
    // Resolved here, what follows would belong to Dexie's transaction.
    store.db.importParts.hook('creating', () => void setImmediate(resolve));
  });
  const first = planImport(store, aPlan(), 1);
  const outcome = expect(first).rejects.toThrow('Another import was begun');
  await isPlanning;
  const { id } = await planImport(store, aPlan(), BATCH);
  await outcome;
  await goOnRegistering(registering);
  expect((await store.db.imports.toArray()).map((row) => row.id)).toEqual([id]);
  expect(await registeredRows(store)).toEqual(rows(READY, 2));
});

test('no import begins while another one is not finished', async () => {
  const { store, registering } = await aDevice();
  const { id } = await planImport(store, aPlan(), BATCH);
  const { finished, unfinished } = await importsBegun(store);
  expect([finished, unfinished?.id]).toEqual([0, id]);
  await expect(planImport(store, aPlan(), BATCH)).rejects.toThrow('Another import was begun');
  await goOnRegistering(registering);
  expect((await importsBegun(store)).unfinished).toBeUndefined();
  expect(await registeredRows(store)).toEqual(rows(READY, 2));
});

test('no import begins whose rows were checked before the people of another one were registered', async () => {
  const { store, registering } = await aDevice();
  const checked = aPlan({ importsBefore: (await importsBegun(store)).finished });
  const { id } = await planImport(store, checked, BATCH);
  const halfWay = aPlan({ importsBefore: (await importsBegun(store)).finished });
  await register(registering, id);
  for (const plan of [checked, halfWay])
    await expect(planImport(store, plan, BATCH)).rejects.toThrow('Another import was begun');
  const again = aPlan({ importsBefore: (await importsBegun(store)).finished });
  await expect(planImport(store, again, BATCH)).resolves.toBeDefined();
});

test('who undoes an import that was sent half way discards the rest', async () => {
  const { disk, store, registering } = await aDevice();
  const { id } = await planImport(store, aPlan(), BATCH);
  await register(registering, id);
  disk.trouble = { at: disk.commits + 1, commits: 1_000 };
  await expect(sendImport(store, id)).rejects.toThrow();
  disk.trouble = { at: Infinity, commits: 0 };
  await undoImport(store, id);
  expect((await imported(store, id))?.counts).toEqual({ discarded: READY });
  expect((await imported(store, id))?.row).not.toHaveProperty('underWay');
});
