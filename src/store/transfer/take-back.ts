import { commit } from '../transaction/commit.ts';
import { noteAll } from '../transaction/journal.ts';
import type { Store } from '../transaction/store.ts';
import type { Counters } from '../schema/counters.ts';
import { holdOne } from '../outbox/hold-one.ts';
import { unresolvedOfEach, waitingStatus } from '../outbox/ops.ts';
import { setStatuses } from '../outbox/set-status.ts';
import { isReturnCodeOf } from './device-code.ts';
import { namesOf } from '../outbox/other-servers.ts';
import type { TakenBackBy } from '../schema/journal.ts';
import type { OpRow } from '../schema/op.ts';
import type { TransferRow } from '../schema/transfer.ts';
import { batchesOf } from './batches.ts';

/** `taken back`, with the number of records; or why they could not be taken back. */
export type TakenBack =
  | { is: 'taken back'; records: number }
  | { is: 'not known' | 'ended already' }
  /** The return code is that of another transfer, or of none. */
  | { is: 'another code' };

/**
 * Takes back records that were moved: by the code that the other device shows once it has given them up, or because a person
 * says that the other device does not send them. That the transfer has ended is noted first, and the records follow in batches; after a
 * kill the next start goes on.
 * @param proof a return code as it is shown, or a person's word
 */
export async function takeBack(
  store: Store,
  id: string,
  proof: { returnCode: string } | 'a person',
): Promise<TakenBack> {
  const { db, now } = store;
  const to = (await db.transfers.get(['out', id]))?.other ?? '';
  const isProven = proof === 'a person' || (await isReturnCodeOf(to, id, proof.returnCode));
  const begun = await commit(store, [db.transfers], async () => {
    const row = await db.transfers.get(['out', id]);
    if (!row || (row.unfinished && !row.ended)) return 'not known';
    if (row.ended) return row.unfinished ? row : 'ended already';
    if (!isProven) return 'another code';
    const by: TakenBackBy = proof === 'a person' ? proof : 'return code';
    const ended: TransferRow = { ...row, ended: { at: now().getTime(), by }, unfinished: true };
    await db.transfers.put(ended);
    return ended;
  });
  if (typeof begun === 'string') return { is: begun };
  return { is: 'taken back', records: await goOnTakingBack(store, begun) };
}

/**
 * Takes back what has not come back yet of a transfer that has ended.
 * @returns how many records came back
 */
export async function goOnTakingBack(store: Store, row: TransferRow): Promise<number> {
  const { db } = store;
  const tables = [db.users, db.assignments, db.groups, db.ops, db.journal, db.idmap, db.transfers];
  // Some may have come back already, by another transfer.
  const isGone = (op: OpRow) => op.status === 'moved' && op.moved?.id === row.id;
  const all = (await db.ops.where('subjectId').anyOf(row.ids).toArray()).filter(isGone);
  let records = 0;
  for (const parts of batchesOf(all))
    await commit(store, tables, async (counters) => {
      const ops = await db.ops.where('subjectId').anyOf(parts.flat()).toArray();
      const gone = ops.filter(isGone);
      await comeBack(store, counters, row, gone);
      records += gone.length;
    });
  await commit(store, [db.transfers], async () => {
    await db.transfers.put(finished((await db.transfers.get(['out', row.id])) ?? row));
  });
  return records;
}

/** The row of a transfer of which everything has come to where it goes. */
export function finished(row: TransferRow): TransferRow {
  const whole = { ...row };
  delete whole.unfinished;
  return whole;
}

async function comeBack(
  store: Store,
  counters: Counters,
  { id, code, restored, ended }: TransferRow,
  gone: readonly OpRow[],
): Promise<void> {
  for (const again of await waitAgain(store, counters, gone))
    if (restored && again.status !== 'onHold') await holdOne(store, counters, again, 'restored');
  const subjects = gone.map(({ subjectId }) => subjectId);
  const by = ended?.by ?? 'a person';
  const event = { what: 'taken back', transfer: id, code, by } as const;
  await noteAll(store.db, counters, store.now().getTime(), subjects, event);
}

/** Lets records that were moved wait to be sent by this device, inside a transaction. */
export async function waitAgain(store: Store, counters: Counters, ops: readonly OpRow[]): Promise<OpRow[]> {
  const named = await Promise.all(ops.map((op) => namesOf(store, op)));
  const waitsFor = await unresolvedOfEach(
    store.db,
    ops.map(({ profileId }, nth) => ({ profileId, named: named[nth] ?? {} })),
  );
  const moves = ops.map((op, nth) => {
    const ofOne = waitsFor[nth] ?? [];
    const changes = { waitsFor: ofOne, moved: undefined, onHold: undefined };
    return { op, status: waitingStatus(ofOne), changes };
  });
  return setStatuses(store, counters, moves);
}
