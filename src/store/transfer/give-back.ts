import type { LocalId } from '../../domain/record/reference.ts';
import { commit } from '../transaction/commit.ts';
import { noteAll } from '../transaction/journal.ts';
import type { Store } from '../transaction/store.ts';
import { setStatuses } from '../outbox/set-status.ts';
import type { HoldReason, OpRow } from '../schema/op.ts';

/**
 * Why records that came with a transfer cannot be given back by a code alone. Those that still wait can be moved with a file,
 * which has them as they are now. The numbers of records:
 * - `tried`: a request for them was begun
 * - `changed`: they were edited, discarded, held or refused here, or came here in another way
 * - `named`: records that were made here and name them
 */
export interface StandsInTheWay {
  tried: number;
  changed: number;
  named: number;
}

export type GivenBack =
  | { is: 'given back'; returnCode: string }
  | { is: 'not possible'; because: StandsInTheWay }
  | { is: 'not known' };

/**
 * Gives up all records of a transfer, in one transaction, and only then returns the code with which the other device takes them
 * back. The other device still has them as they were moved, so they must not have changed here.
 */
export async function giveBack(store: Store, id: string): Promise<GivenBack> {
  const { db, now } = store;
  const tables = [db.users, db.assignments, db.groups, db.ops, db.journal, db.transfers];
  return commit(store, tables, async (counters): Promise<GivenBack> => {
    const row = await db.transfers.get(['in', id]);
    if (!row?.returnCode || row.unfinished) return { is: 'not known' };
    const { returnCode, code, other: to } = row;
    if (row.ended) return { is: 'given back', returnCode };
    const ops = await db.ops.where('subjectId').anyOf(row.ids).toArray();
    const because = await obstaclesOf(store, id, row.ids, ops);
    if (because) return { is: 'not possible', because };
    const at = now().getTime();
    const changes = { moved: { id, code, to, at }, onHold: undefined };
    await setStatuses(
      store,
      counters,
      ops.map((op) => ({ op, status: 'moved', changes })),
    );
    const subjects = ops.map(({ subjectId }) => subjectId);
    await noteAll(db, counters, at, subjects, { what: 'given back', transfer: id, code, to });
    await db.transfers.put({ ...row, ended: { at, by: 'return code' } });
    return { is: 'given back', returnCode };
  });
}

/** What stands in the way of giving back a transfer by a code; undefined when nothing does. */
async function obstaclesOf(
  store: Store,
  id: string,
  ids: readonly LocalId[],
  ops: readonly OpRow[],
): Promise<StandsInTheWay | undefined> {
  const { db } = store;
  const tried = ops.filter(wasTried).length;
  const left = ops.filter((op) => !wasTried(op));
  const events = await db.journal
    .where('subjectId')
    .anyOf([...ids])
    .toArray();
  const came = new Map<LocalId, number>();
  for (const { subjectId, event, seq } of events) {
    if (event.what === 'received' && event.transfer === id) came.set(subjectId, seq);
  }
  const touched = new Set<LocalId>();
  for (const { subjectId, event, seq } of events) {
    const since = came.get(subjectId);
    if (since !== undefined && seq > since && CHANGES.has(event.what)) touched.add(subjectId);
  }
  const isAsItCame = ({ subjectId, status, onHold }: OpRow) =>
    came.has(subjectId) &&
    !touched.has(subjectId) &&
    (status === 'ready' || status === 'blocked' || AS_IT_CAME.has(onHold?.reason));
  const changed = left.filter((op) => !isAsItCame(op)).length + ids.length - ops.length;
  const waiting = await db.ops
    .where('waitsFor')
    .anyOf([...ids])
    .distinct()
    .toArray();
  const named = waiting.filter(
    ({ subjectId, status }) => LIVE.has(status) && !ids.includes(subjectId),
  ).length;
  return tried + changed + named > 0 ? { tried, changed, named } : undefined;
}

/** The reasons for which a record can be on hold although nobody has touched it since it was taken. */
const AS_IT_CAME: ReadonlySet<HoldReason | undefined> = new Set<HoldReason>(['other server', 'transfer']);
const CHANGES: ReadonlySet<string> = new Set(['edited', 'assignment edited', 'renamed']);
const LIVE: ReadonlySet<OpRow['status']> = new Set<OpRow['status']>(['blocked', 'ready', 'onHold', 'toFix']);

function wasTried({ attempts, status }: OpRow): boolean {
  return attempts > 0 || status === 'sending' || status === 'noReply' || status === 'confirmed';
}
