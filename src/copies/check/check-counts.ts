import { LANES } from '../../domain/record/lane.ts';
import { shownState, STATUSES, type Status } from '../../domain/record/states.ts';
import { commit } from '../../store/transaction/commit.ts';
import { recount } from '../../store/transaction/recount.ts';
import type { Store } from '../../store/transaction/store.ts';
import type { OpRow } from '../../store/schema/op.ts';
import type { Kind, Counters } from '../../store/schema/counters.ts';
import { subjectTable, type Shown } from '../../store/outbox/ops.ts';

export interface CountsChecked {
  /** People, assignments and groups that were looked at. */
  records: number;
  /** Counts that differed from the rows, and were put right. */
  counts: number;
  /** Records that showed another state than their operation's, and were put right. */
  states: number;
}

const BATCH = 500;

/**
 * Compares every record's state with its operation's, and the counts with the rows, and puts both right. The records are read in
 * batches, so that saving need not wait; wrong records are read again in the transaction that fixes them.
 */
export async function checkCounts(store: Store): Promise<CountsChecked> {
  const { db } = store;
  const wrong: string[] = [];
  let records = 0;
  for (let last = ''; ;) {
    const { ids, unlike } = await lookAfter(db, last);
    records += ids.length;
    wrong.push(...unlike);
    const final = ids.at(-1);
    if (final === undefined || ids.length < BATCH) break;
    last = final;
  }
  const tables = [db.users, db.assignments, db.groups, db.ops, db.journal, db.drafts, db.profiles];
  return commit(store, tables, async (counters) => {
    const before = structuredClone(counters);
    let states = 0;
    for (const op of await db.ops.bulkGet(wrong)) if (op) states += await fixState(store, op);
    await recount(db, counters);
    return { records, counts: differences(before, counters), states };
  });
}

/** The ids of the next operations, and of those whose record shows another state. */
function lookAfter(db: Store['db'], last: string): Promise<{ ids: string[]; unlike: string[] }> {
  return db.transaction('r', [db.ops, db.users, db.assignments, db.groups], async () => {
    const ops = await db.ops.where(':id').above(last).limit(BATCH).toArray();
    const unlike: string[] = [];
    for (const lane of LANES) {
      const own = ops.filter((op) => op.lane === lane);
      const rows = await subjectTable(db, lane).bulkGet(own.map(({ subjectId }) => subjectId));
      unlike.push(...own.filter((op, at) => !isAlike(op, rows[at])).map(({ id }) => id));
    }
    return { ids: ops.map(({ id }) => id), unlike };
  });
}

function isAlike({ status }: OpRow, row: Shown | undefined): boolean {
  return !row || (row.status === status && row.state === shownState(status));
}

/** @returns 1 if there was something to fix, otherwise 0 */
async function fixState({ db }: Store, op: OpRow): Promise<number> {
  const { lane, subjectId, status } = op;
  const table = subjectTable(db, lane);
  if (isAlike(op, await table.get(subjectId))) return 0;
  await table.update(subjectId, { status, state: shownState(status) });
  return 1;
}

function differences(before: Counters, after: Counters): number {
  const kinds: readonly Kind[] = ['user', 'assignment', 'group', 'draft'];
  const counted = [
    ...kinds.flatMap((kind) => unlikeOf(before.counts[kind], after.counts[kind])),
    ...unlikeOf(before.uncopied?.changed ?? {}, after.uncopied?.changed ?? {}),
    ...unlikeOf(before.uncopied?.edited ?? {}, after.uncopied?.edited ?? {}),
  ];
  const sequences = ['userSeq', 'assignmentSeq', 'opSeq', 'journalSeq'] as const;
  return counted.length + sequences.filter((name) => before[name] !== after[name]).length;
}

type Counts = Partial<Record<Status, number>>;

/** The statuses that two counts do not agree about. */
function unlikeOf(before: Counts, after: Counts): Status[] {
  return STATUSES.filter((status) => (before[status] ?? 0) !== (after[status] ?? 0));
}
