import type { LocalId } from '../../domain/record/reference.ts';
import { commit } from '../transaction/commit.ts';
import { noteAll } from '../transaction/journal.ts';
import type { Store } from '../transaction/store.ts';
import { setStatuses } from '../outbox/set-status.ts';
import type { HoldReason, OpRow } from '../schema/op.ts';
import type { TransferRow } from '../schema/transfer.ts';
import { batchesOf } from './batches.ts';
import { letLook } from './let-look.ts';
import { finished, waitAgain } from './take-back.ts';

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
 * Gives up all records of a transfer, and only then returns the code with which the other device takes them back. The other device still has
 * them as they were moved, so they must not have changed here. That they go back is noted first, and the records follow in batches, so that no one
 * waits long to save; after a kill the next start goes on. If one of them is sent or changed meanwhile, all stay.
 */
export async function giveBack(store: Store, id: string): Promise<GivenBack> {
  const { db } = store;
  const begun = await commit(store, [db.ops, db.journal, db.transfers], async () => {
    const row = await db.transfers.get(['in', id]);
    if (!row?.returnCode || (row.unfinished && !row.givingBack)) return undefined;
    if (row.ended || row.givingBack) return { row };
    const ops = await db.ops.where('subjectId').anyOf(row.ids).toArray();
    const because = await obstaclesOf(store, row, row.ids, ops);
    if (because) return { because };
    const marked: TransferRow = { ...row, unfinished: true, givingBack: true };
    await db.transfers.put(marked);
    return { row: marked };
  });
  if (!begun) return { is: 'not known' };
  if (!begun.row) return { is: 'not possible', because: begun.because };
  return goOnGivingBack(store, begun.row);
}

/** Gives back what has not been given back yet. */
export async function goOnGivingBack(store: Store, row: TransferRow): Promise<GivenBack> {
  const { db } = store;
  const { returnCode = '' } = row;
  if (row.ended) return { is: 'given back', returnCode };
  const ops = await db.ops.where('subjectId').anyOf(row.ids).toArray();
  for (const parts of batchesOf(ops)) {
    const because = await giveSome(store, row, parts.flat());
    if (because) return allStay(store, row, because);
  }
  const because = await end(store, row);
  return because ? allStay(store, row, because) : { is: 'given back', returnCode };
}

/** Gives some records up; or gives why not, and changes nothing. */
async function giveSome(
  store: Store,
  row: TransferRow,
  ids: readonly LocalId[],
): Promise<StandsInTheWay | undefined> {
  const { db, now } = store;
  const { id, code, other: to } = row;
  return commit(store, TABLES(db), async (counters) => {
    if (!(await isUnderWay(store, row))) return undefined;
    const all = await opsOf(store, ids);
    const ops = all.filter((op) => !isGivenUp(op, row));
    const left = ids.filter((one) => !all.some((op) => op.subjectId === one && isGivenUp(op, row)));
    const because = await obstaclesOf(store, row, left, ops);
    if (because) return because;
    const at = now().getTime();
    const changes = { moved: { id, code, to, at }, onHold: undefined };
    await setStatuses(
      store,
      counters,
      ops.map((op) => ({ op, status: 'moved', changes })),
    );
    const subjects = ops.map(({ subjectId }) => subjectId);
    await noteAll(db, counters, at, subjects, { what: 'given back', transfer: id, code, to });
    return undefined;
  });
}

/** From now on the return code may be seen; unless something has come in the way since a record was given up. */
async function end(store: Store, row: TransferRow): Promise<StandsInTheWay | undefined> {
  const { db, now } = store;
  return commit(store, TABLES(db), async () => {
    const here = await db.transfers.get(['in', row.id]);
    if (here?.ended) return undefined;
    const ops = await opsOf(store, row.ids);
    const given = new Set(ops.filter((op) => isGivenUp(op, row)).map(({ subjectId }) => subjectId));
    const left = row.ids.filter((one) => !given.has(one));
    const because = await obstaclesOf(store, row, left, []);
    if (!here?.givingBack || because) return because ?? { tried: 0, changed: left.length, named: 0 };
    await db.transfers.put({ ...asItWas(here), ended: { at: now().getTime(), by: 'return code' } });
    return undefined;
  });
}

/** Lets the records that were given up already wait here again. No one has seen the return code. */
async function allStay(store: Store, row: TransferRow, because: StandsInTheWay): Promise<GivenBack> {
  const { db, now } = store;
  const { id: transfer, code } = row;
  const given = (await opsOf(store, row.ids)).filter((op) => isGivenUp(op, row));
  for (const parts of batchesOf(given))
    await commit(store, TABLES(db), async (counters) => {
      if (!(await isUnderWay(store, row))) return;
      const ops = (await opsOf(store, parts.flat())).filter((op) => isGivenUp(op, row));
      const again = await waitAgain(store, counters, ops);
      const at = now().getTime();
      const subjects = ops.map(({ subjectId }) => subjectId);
      await noteAll(db, counters, at, subjects, { what: 'stayed', transfer, code });
      await letLook(
        store,
        counters,
        again.filter(({ lane }) => lane === 'assign'),
      );
    });
  await commit(store, [db.transfers], async () => {
    const here = await db.transfers.get(['in', row.id]);
    if (here?.givingBack) await db.transfers.put(asItWas(here));
  });
  return { is: 'not possible', because };
}

const TABLES = (db: Store['db']) => [
  db.users,
  db.assignments,
  db.groups,
  db.ops,
  db.journal,
  db.idmap,
  db.transfers,
];

function asItWas(row: TransferRow): TransferRow {
  const whole = finished(row);
  delete whole.givingBack;
  return whole;
}

/** Another tab may have come to its end. */
async function isUnderWay({ db }: Store, { id }: TransferRow): Promise<boolean> {
  return (await db.transfers.get(['in', id]))?.givingBack === true;
}

function isGivenUp({ status, moved }: OpRow, { id }: TransferRow): boolean {
  return status === 'moved' && moved?.id === id;
}

function opsOf({ db }: Store, ids: readonly LocalId[]): Promise<OpRow[]> {
  return db.ops
    .where('subjectId')
    .anyOf([...ids])
    .toArray();
}

/** What stands in the way of giving back these records of a transfer; undefined when nothing does. */
async function obstaclesOf(
  store: Store,
  row: TransferRow,
  ids: readonly LocalId[],
  ops: readonly OpRow[],
): Promise<StandsInTheWay | undefined> {
  const { db } = store;
  const all = new Set(row.ids);
  const tried = ops.filter(wasTried).length;
  const left = ops.filter((op) => !wasTried(op));
  const events = await db.journal
    .where('subjectId')
    .anyOf([...ids])
    .toArray();
  const came = new Map<LocalId, number>();
  for (const { subjectId, event, seq } of events) {
    if (event.what === 'received' && event.transfer === row.id) came.set(subjectId, seq);
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
  const named = (await db.ops.where('waitsFor').anyOf(row.ids).distinct().toArray()).filter(
    ({ subjectId, status }) => LIVE.has(status) && !all.has(subjectId),
  ).length;
  return tried + changed + named > 0 ? { tried, changed, named } : undefined;
}

/** The reasons for which a record can be on hold although no one has touched it since it was taken. */
const AS_IT_CAME: ReadonlySet<HoldReason | undefined> = new Set<HoldReason>(['other server', 'transfer']);
const CHANGES: ReadonlySet<string> = new Set(['edited', 'assignment edited', 'renamed']);
const LIVE: ReadonlySet<OpRow['status']> = new Set<OpRow['status']>(['blocked', 'ready', 'onHold', 'toFix']);

function wasTried({ attempts, status }: OpRow): boolean {
  return attempts > 0 || status === 'sending' || status === 'noReply' || status === 'confirmed';
}
