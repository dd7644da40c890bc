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

/** `taken back`, with the number of records; or why they could not be taken back. */
export type TakenBack =
  | { is: 'taken back'; records: number }
  | { is: 'not known' | 'ended already' }
  /** The return code is that of another transfer, or of none. */
  | { is: 'another code' };

/**
 * Takes back records that were moved: by the code that the other device shows once it has given them up, or because a person
 * says that the other device does not send them.
 * @param proof a return code as it is shown, or a person's word
 */
export async function takeBack(
  store: Store,
  id: string,
  proof: { returnCode: string } | 'a person',
): Promise<TakenBack> {
  const { db, now } = store;
  const tables = [db.users, db.assignments, db.groups, db.ops, db.journal, db.idmap, db.transfers];
  const to = (await db.transfers.get(['out', id]))?.other ?? '';
  const isProven = proof === 'a person' || (await isReturnCodeOf(to, id, proof.returnCode));
  return commit(store, tables, async (counters): Promise<TakenBack> => {
    const row = await db.transfers.get(['out', id]);
    if (!row) return { is: 'not known' };
    if (row.ended) return { is: 'ended already' };
    if (!isProven) return { is: 'another code' };
    const by: TakenBackBy = proof === 'a person' ? proof : 'return code';
    const ops = await db.ops.where('subjectId').anyOf(row.ids).toArray();
    // Some may have come back already, by another transfer.
    const gone = ops.filter((op) => op.status === 'moved' && op.moved?.id === id);
    const at = now().getTime();
    for (const again of await waitAgain(store, counters, gone))
      if (row.restored && again.status !== 'onHold') await holdOne(store, counters, again, 'restored');
    const subjects = gone.map(({ subjectId }) => subjectId);
    await noteAll(db, counters, at, subjects, { what: 'taken back', transfer: id, code: row.code, by });
    await db.transfers.put({ ...row, ended: { at, by } });
    return { is: 'taken back', records: gone.length };
  });
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
