import { localId, type LocalId } from '../../domain/record/reference.ts';
import { commit } from '../../store/transaction/commit.ts';
import { subjectTable } from '../../store/outbox/ops.ts';
import type { Store } from '../../store/transaction/store.ts';
import { countIn, readCounters } from '../../store/transaction/counters.ts';
import type { Counters } from '../../store/schema/counters.ts';
import type { OpRow } from '../../store/schema/op.ts';
import type { TransferRow } from '../../store/schema/transfer.ts';
import { arrivingStatus } from './arriving.ts';
import { FileIndex, type FileOp } from './file-index.ts';
import { inBatches, type BeforeBatches, type BatchesOfFile } from './batches.ts';
import { NewRecords } from './new-records.ts';
import { belongsToAnother, OneRecord, type Outcome } from './one-record.ts';
import { matchProfiles } from './profiles.ts';
import type { Damage, ExaminedRows } from './read.ts';
import { BACKUP_TABLES } from './backup-tables.ts';

/** What became of a file's records. */
export interface Restored {
  /** They were not here before. */
  came: number;
  /** They were here already, and the file said nothing new about them. */
  wereHere: number;
  /** They were here already, and the file said that they arrived or may have. Those that this device sends itself are only put on hold. */
  learnt: number;
  /** Not restored: they are missing in the file, their row or their person is missing or damaged there, or their row belongs to another record here. */
  leftOut: number;
  /** Those left out because their row belongs to another record here, by receipt, group name or ID. */
  refused: string[];
  damage: Damage[];
  /**
   * Present when every record of this device came from the file, and all are as they are in it: the last entry of the
   * history then.
   */
  hasAll?: { journalSeq: number };
}

/** Told how many records have been looked at, and how many there are. */
type Progressed = (done: number, all: number) => void;

interface Whose {
  /** The rows are this device's own, like those of its mirror: they are trusted even about records that it has. */
  isOwn?: boolean;
}

/** Brings the records of a file that has been read to this device. Safe to do twice, and with several files in any order. */
export function restore(
  store: Store,
  read: ExaminedRows,
  progressed?: Progressed,
  whose: Whose = {},
): Promise<Restored> {
  return restoreBatches(store, inBatches(read), progressed, whose);
}

/** The same, with records that are read batch by batch. */
export async function restoreBatches(
  store: Store,
  read: BatchesOfFile,
  progressed?: Progressed,
  { isOwn = false }: Whose = {},
): Promise<Restored> {
  const { db } = store;
  const result: Restored = {
    came: 0,
    wereHere: 0,
    learnt: 0,
    leftOut: read.missing,
    refused: [],
    damage: read.damage,
  };
  const tables = BACKUP_TABLES.map((name) => db.table(name));
  const profiles = await commit(store, tables, async (counters) => {
    await addSettingsGroups(store, read);
    await addTransfers(store, read);
    await addImports(store, read);
    await addDrafts(store, counters, read);
    return matchProfiles(db, counters, read);
  });
  let done = 0;
  for (let batch = await read.next(); batch; batch = await read.next()) {
    const { ops } = batch;
    const file = new FileIndex(batch);
    const [outcomes, refused] = await commit(store, tables, async (counters) => {
      const one = new OneRecord(store, counters, file, profiles, isOwn);
      const many = new NewRecords(store, counters, file, profiles);
      return [await restoreBatch(store, ops, file, { one, many }), one.refused] as const;
    });
    outcomes.forEach((outcome) => (result[outcome] += 1));
    result.refused.push(...refused);
    done += ops.length;
    progressed?.(done, read.records);
  }
  const journalSeq = await ifAllCame(store, result);
  return journalSeq === undefined ? result : { ...result, hasAll: { journalSeq } };
}

/**
 * Adds all new records at once, and skips those about which the file says nothing new. Only the others are compared one
 * by one.
 */
async function restoreBatch(
  { db }: Store,
  batch: readonly FileOp[],
  file: FileIndex,
  { one, many }: { one: OneRecord; many: NewRecords },
): Promise<Outcome[]> {
  const here = await db.ops.bulkGet(batch.map(({ id }) => id));
  const people = await db.users.bulkGet(batch.map((op) => localId(personOf(file, op) ?? '')));
  const names = await db.idmap.bulkGet(
    batch.map((op, at): [string, LocalId] => [here[at]?.profileId ?? '', localId(op.subjectId)]),
  );
  const subjects = batch[0]
    ? await subjectTable(db, batch[0].lane).bulkGet(batch.map((op) => localId(op.subjectId)))
    : [];
  const ids = new Set<string>();
  const fresh: FileOp[] = [];
  const others: FileOp[] = [];
  const outcomes: Outcome[] = [];
  batch.forEach((op, at) => {
    const isComplete = file.subject(op) && (personOf(file, op) === undefined || people[at]);
    const isAlone = !ids.has(op.id) && !ids.has(op.subjectId) && !belongsToAnother(op, subjects[at]);
    if (!here[at] && isComplete && isAlone) fresh.push(op);
    else if (here[at] && saysNothingNew(op, here[at], file, names[at] !== undefined))
      outcomes.push('wereHere');
    else others.push(op);
    ids.add(op.id).add(op.subjectId);
  });
  await many.add(fresh);
  for (const op of others) outcomes.push(await one.restore(op));
  return [...outcomes, ...fresh.map(() => 'came' as const)];
}

/** Whom an assignment is for. */
function personOf(file: FileIndex, op: FileOp): string | undefined {
  const id = file.subject(op)?.['userId'];
  return typeof id === 'string' ? id : undefined;
}

/**
 * Whether the file surely says nothing new about a record. This does not read the attempts here; if it is false,
 * `OneRecord` decides.
 */
function saysNothingNew(op: FileOp, here: OpRow, file: FileIndex, isNamed: boolean): boolean {
  const status = arrivingStatus(op);
  if (status === 'moved') return false;
  if (status === 'confirmed') return here.status === 'confirmed' && isNamed;
  return file.attempts(op).length === 0;
}

/**
 * The last entry of the history, if all records of this device came from the file. Records that were here before, or
 * were made meanwhile, may be missing in the file or differ from it.
 */
function ifAllCame({ db }: Store, { came, leftOut, damage }: Restored): Promise<number | undefined> {
  return db.transaction('r', [db.ops, db.meta], async () => {
    const isAll = came > 0 && leftOut === 0 && damage.length === 0 && (await db.ops.count()) === came;
    return isAll ? (await readCounters(db)).journalSeq : undefined;
  });
}

/** Adds the groups that came from an organisation's settings: they have no operation, so they are not among the records. */
export async function addSettingsGroups(
  { db }: Store,
  { rows }: { rows: Pick<ExaminedRows['rows'], 'groups'> },
): Promise<void> {
  for (const group of rows.groups) {
    if (group.origin === 'device' || (await db.groups.get(localId(group.id)))) continue;
    // Examined by its shape when the file was read.
    await db.groups.put(group as never);
  }
}

async function addDrafts({ db }: Store, counters: Counters, { rows }: BeforeBatches): Promise<void> {
  for (const draft of rows.drafts) {
    if (await db.drafts.get(draft.id)) continue;
    await db.drafts.put({ ...draft, form: draft.form });
    countIn(counters, 'draft', 'draft');
  }
}

/** Adds imports that this device does not know, so that their people are still one batch. */
async function addImports({ db }: Store, { rows }: BeforeBatches): Promise<void> {
  const here = await db.imports.bulkGet(rows.imports.map(({ id }) => id));
  await db.imports.bulkAdd(rows.imports.filter((_, at) => !here[at]));
}

/** Adds transfers that this device does not know. What it knows itself is surer than what a file says. */
async function addTransfers({ db }: Store, { rows }: BeforeBatches): Promise<void> {
  for (const row of rows.transfers) {
    if (await db.transfers.get([row.direction, row.id])) continue;
    // Examined by its shape when the file was read.
    await db.transfers.put({ ...row, restored: true } as TransferRow);
  }
}
