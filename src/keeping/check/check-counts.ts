import { shownState, type Status } from '../../domain/record/states.ts';
import { commit } from '../../store/core/commit.ts';
import { recount } from '../../store/core/recount.ts';
import type { Store } from '../../store/core/store.ts';
import type { OpRow } from '../../store/rows/op.ts';
import type { Kind, Tally } from '../../store/rows/tally.ts';
import { subjectTable } from '../../store/outbox/ops.ts';

export interface CountsChecked {
  /** People, assignments and groups that were looked at. */
  records: number;
  /** Counts that differed from the rows, and were put right. */
  counts: number;
  /** Records that showed another state than their operation's, and were put right. */
  states: number;
}

const LOT = 500;

/** Compares every record's state with its operation's, and the counts with the rows, and puts both right. */
export async function checkCounts(store: Store): Promise<CountsChecked> {
  const { db } = store;
  const tables = [db.users, db.assignments, db.groups, db.ops, db.journal, db.drafts];
  return commit(store, tables, async (tally) => {
    const before = structuredClone(tally);
    await recount(db, tally);
    let [records, states] = [0, 0];
    for (let last = ''; ;) {
      const ops = await db.ops.where(':id').above(last).limit(LOT).toArray();
      records += ops.length;
      for (const op of ops) states += await mendState(store, op);
      const final = ops.at(-1);
      if (!final || ops.length < LOT) break;
      last = final.id;
    }
    return { records, counts: differences(before, tally), states };
  });
}

/** @returns 1 where there was something to mend */
async function mendState({ db }: Store, { lane, subjectId, status }: OpRow): Promise<number> {
  const table = subjectTable(db, lane);
  const row = await table.get(subjectId);
  const state = shownState(status);
  if (!row || (row.status === status && row.state === state)) return 0;
  await table.update(subjectId, { status, state });
  return 1;
}

function differences(before: Tally, after: Tally): number {
  const kinds: readonly Kind[] = ['user', 'assignment', 'group', 'draft'];
  const counted = kinds.flatMap((kind) => {
    const statuses = new Set([...Object.keys(before.counts[kind]), ...Object.keys(after.counts[kind])]);
    // The keys of both are statuses.
    return [...(statuses as Set<Status>)].filter(
      (status) => (before.counts[kind][status] ?? 0) !== (after.counts[kind][status] ?? 0),
    );
  });
  const sequences = ['userSeq', 'assignmentSeq', 'opSeq', 'journalSeq'] as const;
  return counted.length + sequences.filter((name) => before[name] !== after[name]).length;
}
