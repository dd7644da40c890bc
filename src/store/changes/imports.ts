import { Dexie } from 'dexie';
import type { LocalId } from '../../domain/record/reference.ts';
import { isChangeable } from '../../domain/record/states.ts';
import { releaseAll } from '../outbox/hold-one.ts';
import { setStatuses, type Move } from '../outbox/set-status.ts';
import type { Counters } from '../schema/counters.ts';
import type { ImportPartRow, ImportPerson, ImportRow, LeftOutRow, PlannedRow } from '../schema/import.ts';
import type { OpRow } from '../schema/op.ts';
import { commit } from '../transaction/commit.ts';
import { noteEach } from '../transaction/journal.ts';
import type { Store } from '../transaction/store.ts';
import { StoreProblem } from '../transaction/store-problem.ts';
import type { Along } from './new-record.ts';

/** How many people are registered in one transaction. With 200, ten thousand take an eighth longer, and the page responds no better. */
const BATCH = 500;

/** How many people are sent or discarded in one transaction: few enough that a registration need not wait. */
const CHUNK = 200;

type ReadyRow = PlannedRow & { person: ImportPerson };
type ReadyPart = Extract<ImportPartRow, { part: 'ready' }>;

/** An import as a person has confirmed it. */
export type PlannedImport = Pick<ImportRow, 'name' | 'hash' | 'form' | 'purchase'> & {
  /** How many imports were finished when its rows were checked: see `importsBegun`. */
  importsBefore: number;
  ready: readonly ReadyRow[];
  leftOut: readonly LeftOutRow[];
};

/**
 * Stores what is to be registered, so that it can be continued after a kill without the file. Nothing counts as begun before everything is
 * stored; then the rows that earlier imports left out are removed.
 * @param size how many people a transaction registers
 * @throws StoreProblem; then the import has not begun. Another import that has begun since the check, or is not finished, may have the
 * same people
 */
export async function planImport(store: Store, planned: PlannedImport, size = BATCH): Promise<ImportRow> {
  const { db, newId, now } = store;
  const { ready, leftOut, importsBefore, ...about } = planned;
  const id = newId();
  await commit(store, [db.imports, db.importParts], () => removeOrphans(db));
  for (const [n, rows] of inBatches(ready, size))
    await commit(store, [db.importParts], () => db.importParts.add({ importId: id, part: 'ready', n, rows }));
  await addLeftOut(store, id, leftOut);
  const row: ImportRow = {
    ...about,
    id,
    at: now().getTime(),
    rows: ready.length + leftOut.length,
    people: ready.length,
    assessments: ready.reduce((sum, { person }) => sum + (person.assessments?.length ?? 0), 0),
    batchesDone: 0,
    registered: 0,
    leftOut: withReasons({}, leftOut),
    underWay: 'register',
  };
  const parts = Math.ceil(ready.length / size);
  await commit(store, [db.imports, db.importParts], async () => {
    const others = await db.imports.toArray();
    const isNext = others.length === importsBefore && others.every(({ underWay }) => underWay !== 'register');
    // Another tab that plans an import, or starts, removes what belongs to none yet.
    if (!isNext || (await partsOf(db, id, 'ready').count()) < parts)
      throw new StoreProblem('failed', 'Another import was begun meanwhile');
    await db.imports.add(row);
    await removeParts(db, new Set([id]));
  });
  return row;
}

function withReasons(
  counts: ImportRow['leftOut'],
  rows: readonly Pick<LeftOutRow, 'reason'>[],
): Record<string, number> {
  const more: Record<string, number> = { ...counts };
  for (const { reason } of rows) more[reason] = (more[reason] ?? 0) + 1;
  return more;
}

function* inBatches<Row>(rows: readonly Row[], size: number): Generator<[n: number, rows: Row[]]> {
  for (let n = 0; n * size < rows.length; n += 1) yield [n, rows.slice(n * size, (n + 1) * size)];
}

/** Removes what a kill or a full disk has left of plans that were not whole: no import has begun with it. */
async function removeOrphans(db: Store['db']): Promise<void> {
  await removeParts(db, new Set(await db.imports.toCollection().primaryKeys()));
}

async function removeParts({ importParts }: Store['db'], except: ReadonlySet<string>): Promise<void> {
  const keys = await importParts.toCollection().primaryKeys();
  await importParts.bulkDelete(keys.filter(([id]) => !except.has(id)));
}

/** Adds rows that are left out behind those that were left out before. */
async function addLeftOut(store: Store, importId: string, leftOut: readonly LeftOutRow[]): Promise<void> {
  const { db } = store;
  for (const [, rows] of inBatches(leftOut, BATCH))
    await commit(store, [db.importParts], () => putLeftOut(store, importId, rows));
}

async function putLeftOut({ db }: Store, importId: string, rows: readonly LeftOutRow[]): Promise<void> {
  const last = await partsOf(db, importId, 'left out').last();
  await db.importParts.add({ importId, part: 'left out', n: last ? last.n + 1 : 0, rows });
}

function partsOf(db: Store['db'], id: string, part: ImportPartRow['part']) {
  return db.importParts
    .where('[importId+part+n]')
    .between([id, part, Dexie.minKey], [id, part, Dexie.maxKey]);
}

/** The next people of an import that is under way; undefined when there are none, or it was stopped. */
export async function nextBatch({ db }: Store, id: string): Promise<ReadyPart | undefined> {
  return db.transaction('r', [db.imports, db.importParts], async () => {
    if ((await db.imports.get(id))?.underWay !== 'register') return undefined;
    return (await partsOf(db, id, 'ready').first()) as ReadyPart | undefined;
  });
}

/** Thrown inside the transaction of a batch that must not be registered: another tab has registered it, or the import was stopped. */
export class BatchGone extends Error {}

/**
 * What is written along with the people of a batch, so that no one is registered twice, whatever is killed.
 * @param refused called at the end; the rows of the batch that the rules have refused, which are left out
 */
export function batchDone(store: Store, batch: ReadyPart, refused: () => readonly LeftOutRow[]): Along {
  const { db } = store;
  return async () => {
    const [row, part] = await Promise.all([
      db.imports.get(batch.importId),
      db.importParts.get([batch.importId, 'ready', batch.n]),
    ]);
    if (row?.underWay !== 'register' || !part || batch.n < row.batchesDone) throw new BatchGone();
    const left = refused();
    await db.importParts.delete([batch.importId, 'ready', batch.n]);
    if (left.length > 0) await putLeftOut(store, batch.importId, left);
    const registered = row.registered + batch.rows.length - left.length;
    const leftOut = withReasons(row.leftOut, left);
    await db.imports.put({ ...row, batchesDone: batch.n + 1, registered, leftOut });
  };
}

/**
 * Removes a batch that was registered although it is still here: the rest of the database came back from a copy, which has no batches.
 */
export async function dropIfDone(store: Store, batch: ReadyPart): Promise<void> {
  const { db } = store;
  await commit(store, [db.imports, db.importParts], async () => {
    const row = await db.imports.get(batch.importId);
    if (row && batch.n < row.batchesDone) await db.importParts.delete([batch.importId, 'ready', batch.n]);
  });
}

/** Notes that everyone is registered. */
export async function allRegistered(store: Store, id: string): Promise<void> {
  await endIf(store, id, 'register', {});
}

/**
 * Ends registering. Those who are registered stay, on hold; all other rows are left out.
 * @param error what the file of these rows says about each
 */
export async function stopImport(store: Store, id: string, error: string): Promise<void> {
  const { db, now } = store;
  await commit(store, [db.imports, db.importParts], async () => {
    const row = await db.imports.get(id);
    if (row?.underWay !== 'register') return;
    let { leftOut } = row;
    const parts = (await partsOf(db, id, 'ready').toArray()) as ReadyPart[];
    for (const { n, rows } of parts) {
      await db.importParts.delete([id, 'ready', n]);
      const left = rows.map(({ row: at, cells }) => ({ row: at, cells, reason: 'stopped', error }));
      await putLeftOut(store, id, left);
      leftOut = withReasons(leftOut, left);
    }
    await db.imports.put({ ...ended(row), leftOut, stoppedAt: now().getTime() });
  });
}

/** Releases all people of an import that are on hold because of it, with their assignments. After a kill the next start goes on. */
export async function sendImport(store: Store, id: string): Promise<void> {
  await begin(store, id, 'send');
  await goOnWith(store, id, 'send');
}

/** Discards all people of an import that were not sent, with their assignments. After a kill the next start goes on. */
export async function undoImport(store: Store, id: string): Promise<void> {
  await begin(store, id, 'undo');
  await goOnWith(store, id, 'undo');
}

/** Sends and discards what a kill has left, and removes plans of which it left a part. Registering needs the service, so it is not done here. */
export async function goOnWithImports(store: Store): Promise<void> {
  const { db } = store;
  for (const { id, underWay } of await db.imports.toArray())
    if (underWay === 'send' || underWay === 'undo') await goOnWith(store, id, underWay);
  // No copy has these parts, so this is no change that the copies would have to know.
  await db.transaction('rw', [db.imports, db.importParts], () => removeOrphans(db));
}

async function begin(store: Store, id: string, underWay: 'send' | 'undo'): Promise<void> {
  const { db } = store;
  await commit(store, [db.imports], async () => {
    const row = await db.imports.get(id);
    // What a person wanted last counts: sending may have stopped half way on a full disk.
    if (row && row.underWay !== 'register') await db.imports.put({ ...row, underWay });
  });
}

async function goOnWith(store: Store, id: string, what: 'send' | 'undo'): Promise<void> {
  const { db, now } = store;
  const people = await peopleOf(store, id);
  const tables = [db.users, db.assignments, db.groups, db.ops, db.journal, db.imports];
  for (let from = 0; from < people.length; from += CHUNK)
    await commit(store, tables, async (counters) => {
      const row = await db.imports.get(id);
      if (row?.underWay !== what) return;
      const ops = await opsOf(store, people.slice(from, from + CHUNK));
      if (what === 'undo') await discardTogether(store, counters, ops);
      else if (await release(store, counters, ops)) await db.imports.put({ ...row, sentAt: now().getTime() });
    });
  await endIf(store, id, what, what === 'send' ? {} : { undoneAt: now().getTime() });
}

/** The people of an import, in the order of its rows. */
export async function peopleOf({ db }: Store, id: string): Promise<LocalId[]> {
  const ids = await db.users
    .where('[importId+state]')
    .between([id, Dexie.minKey], [id, Dexie.maxKey])
    .primaryKeys();
  const found: { id: LocalId; row: number }[] = [];
  // The page does what waits between two reads.
  for (const [, some] of inBatches(ids, BATCH))
    for (const user of await db.users.bulkGet(some))
      if (user) found.push({ id: user.id, row: user.importRow ?? 0 });
  return found.sort((one, other) => one.row - other.row).map((user) => user.id);
}

/** The operations of people and of their assignments. */
async function opsOf({ db }: Store, people: LocalId[]): Promise<{ own: OpRow[]; assignments: OpRow[] }> {
  const own = await db.ops.where('subjectId').anyOf(people).toArray();
  const rows = await db.assignments.where('userId').anyOf(people).toArray();
  const assignments = await db.ops.bulkGet(rows.map(({ opId }) => opId));
  return { own, assignments: assignments.filter((op) => op !== undefined) };
}

/** @returns whether anything was on hold because of the import */
async function release(
  store: Store,
  counters: Counters,
  { own, assignments }: { own: OpRow[]; assignments: OpRow[] },
): Promise<boolean> {
  const held = [...own, ...assignments].filter(
    ({ status, onHold }) => status === 'onHold' && onHold?.reason === 'import',
  );
  await releaseAll(
    store,
    counters,
    held.map((op) => ({ op })),
  );
  return held.length > 0;
}

/** Discards people who have not been sent, and whom no assignment of another person names, with their assignments. */
async function discardTogether(
  store: Store,
  counters: Counters,
  { own, assignments }: { own: OpRow[]; assignments: OpRow[] },
): Promise<void> {
  const at = store.now().getTime();
  const ownerOf = await ownersOf(store, assignments);
  const naming = await store.db.ops
    .where('waitsFor')
    .anyOf(own.map(({ subjectId }) => subjectId))
    .distinct()
    .toArray();
  const isFree = ({ subjectId, status, inDoubt }: OpRow) =>
    isChangeable(status) &&
    !inDoubt &&
    naming.every(
      (op) =>
        !op.waitsFor.includes(subjectId) ||
        op.status === 'discarded' ||
        ownerOf.get(op.subjectId) === subjectId,
    );
  const going = own.filter(isFree);
  const people = new Set(going.map(({ subjectId }) => subjectId));
  const along = assignments.filter(
    ({ subjectId, status }) => isChangeable(status) && people.has(ownerOf.get(subjectId) ?? subjectId),
  );
  const moves = [
    ...going.map((op): Move => ({
      op,
      status: 'discarded',
      changes: { discarded: { at, before: op.status } },
    })),
    ...along.map((op): Move => {
      const owner = ownerOf.get(op.subjectId);
      const discarded = { at, before: op.status, ...(owner && { with: owner }) };
      return { op, status: 'discarded', changes: { discarded } };
    }),
  ];
  await setStatuses(store, counters, moves);
  await noteEach(
    store.db,
    counters,
    moves.map(({ op: { subjectId }, changes }) => {
      const owner = changes?.discarded?.with;
      return { at, subjectId, event: { what: 'discarded', ...(owner && { with: owner }) } };
    }),
  );
}

/** For each assignment, whose it is. */
async function ownersOf({ db }: Store, ops: readonly OpRow[]): Promise<Map<LocalId, LocalId>> {
  const rows = await db.assignments.bulkGet(ops.map(({ subjectId }) => subjectId));
  return new Map(rows.filter((row) => row !== undefined).map(({ id, userId }) => [id, userId]));
}

async function endIf(
  store: Store,
  id: string,
  underWay: ImportRow['underWay'],
  changes: Partial<ImportRow>,
): Promise<void> {
  const { db } = store;
  await commit(store, [db.imports], async () => {
    const row = await db.imports.get(id);
    if (row?.underWay === underWay && row) await db.imports.put({ ...ended(row), ...changes });
  });
}

function ended(row: ImportRow): ImportRow {
  const rest = { ...row };
  delete rest.underWay;
  return rest;
}
