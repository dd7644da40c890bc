import type { LocalId } from '../../domain/record/reference.ts';
import type { Status } from '../../domain/record/states.ts';
import type { Counters } from '../schema/counters.ts';
import type { JournalEvent, JournalRow } from '../schema/journal.ts';
import type { OpRow } from '../schema/op.ts';
import { HERE_ONLY, type Uncopied, type UncopiedRow } from '../schema/uncopied.ts';
import type { OutpostDatabase } from './database.ts';
import { furthestCopy } from './outside-copy.ts';

/** What one transaction wrote. */
export interface Written {
  ops: readonly OpRow[];
  journal: readonly JournalRow[];
}

/** Events after which an older copy no longer has the record as it is. */
const EDITS: ReadonlySet<JournalEvent['what']> = new Set<JournalEvent['what']>([
  'made',
  'edited',
  'assignment edited',
  'renamed',
]);

/**
 * Counts what has changed since the copy outside the browser, from what a transaction has written and inside it: to count it
 * afterwards, all that has happened since that copy would be read.
 */
export async function countUncopied(
  db: OutpostDatabase,
  { uncopied }: Counters,
  written: Written,
): Promise<void> {
  if (uncopied?.from === undefined) return;
  const { from, round } = uncopied;
  const journal = written.journal.filter(({ seq }) => seq > from);
  const ids = new Set([...journal, ...written.ops].map(({ subjectId }) => subjectId));
  if (ids.size === 0) return;
  const known = await knownOf(db, [...ids], round);
  const ops = await withOthers(db, { ops: written.ops, journal }, known);
  await write(db, uncopied, { ops, journal }, known);
}

/** Begins another round, once a copy reaches further or is gone. Reads what has happened since the copy. */
export async function beginRound(db: OutpostDatabase, counters: Counters): Promise<void> {
  const round = (counters.uncopied?.round ?? 0) + 1;
  counters.uncopied = { round, changed: {}, edited: {} };
  await countAll(db, counters);
}

/** Counts the present round again, after rows were repaired: a database that repeats its mirror has the mirror's numbers. */
export async function countUncopiedAgain(db: OutpostDatabase, counters: Counters): Promise<void> {
  await db.uncopied.clear();
  if (!counters.uncopied && !(await furthestCopy(db))) return;
  counters.uncopied = { round: counters.uncopied?.round ?? 1, changed: {}, edited: {} };
  await countAll(db, counters);
}

async function countAll(db: OutpostDatabase, { uncopied }: Counters): Promise<void> {
  const copy = await furthestCopy(db);
  if (!uncopied) return;
  if (!copy) return;
  uncopied.from = copy.journalSeq;
  const journal = await db.journal.where('seq').above(copy.journalSeq).toArray();
  const known = new Map<LocalId, UncopiedRow>();
  const ops = await withOthers(db, { ops: [], journal }, known);
  await write(db, uncopied, { ops, journal }, known);
}

async function knownOf(db: OutpostDatabase, ids: LocalId[], round: number) {
  const rows = await db.uncopied.bulkGet(ids);
  const current = rows.filter((row) => row !== undefined).filter((row) => row.round === round);
  return new Map(current.map((row) => [row.id, row]));
}

/** With the operations of those records of which only the history was written. */
async function withOthers(
  db: OutpostDatabase,
  { ops, journal }: Written,
  known: ReadonlyMap<LocalId, UncopiedRow>,
): Promise<OpRow[]> {
  const here = new Set(ops.map(({ subjectId }) => subjectId));
  const missing = journal
    .map(({ subjectId }) => subjectId)
    .filter((id) => !here.has(id) && known.get(id)?.status === undefined);
  if (missing.length === 0) return [...ops];
  const others = await db.ops
    .where('subjectId')
    .anyOf([...new Set(missing)])
    .toArray();
  return [...ops, ...others];
}

async function write(
  db: OutpostDatabase,
  uncopied: Uncopied,
  { ops, journal }: Written,
  known: ReadonlyMap<LocalId, UncopiedRow>,
): Promise<void> {
  const next = new Map<LocalId, UncopiedRow>();
  for (const { subjectId: id, at, event } of journal) {
    const row = next.get(id) ?? known.get(id) ?? { id, round: uncopied.round, at, isEdited: false };
    const isEdited = row.isEdited || EDITS.has(event.what);
    next.set(id, { ...row, at: Math.min(row.at, at), isEdited });
  }
  for (const { subjectId: id, status } of ops) {
    const row = next.get(id) ?? known.get(id);
    if (row) next.set(id, { ...row, status });
  }
  for (const [id, row] of next) {
    add(uncopied, known.get(id), -1);
    add(uncopied, row, 1);
  }
  if (next.size > 0) await db.uncopied.bulkPut(Array.from(next.values(), withSince));
}

function withSince(row: UncopiedRow): UncopiedRow {
  const { id, round, at, isEdited, status } = row;
  if (status === undefined) return { id, round, at, isEdited };
  return { id, round, at, isEdited, status, ...(HERE_ONLY.includes(status) && { since: at }) };
}

function add({ changed, edited }: Uncopied, row: UncopiedRow | undefined, by: 1 | -1): void {
  if (row?.status === undefined) return;
  count(changed, row.status, by);
  if (row.isEdited) count(edited, row.status, by);
}

function count(counts: Partial<Record<Status, number>>, status: Status, by: 1 | -1): void {
  counts[status] = (counts[status] ?? 0) + by;
}
