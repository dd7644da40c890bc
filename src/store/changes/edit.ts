import type { LocalId } from '../../domain/record/reference.ts';
import { changeEach, unlessChangeable, type Changed } from '../outbox/change-each.ts';
import { note } from '../transaction/journal.ts';
import { delayed, unresolved, waitingStatus } from '../outbox/ops.ts';
import { setStatus } from '../outbox/set-status.ts';
import { searchWords, type UserRow } from '../schema/user.ts';
import { personValuesOf, withoutAbsent } from '../schema/person-values.ts';
import type { OpRow } from '../schema/op.ts';
import type { Store } from '../transaction/store.ts';
import type { Counters } from '../schema/counters.ts';

/**
 * New values for a person. `undefined` removes an optional value; a property that is absent changes nothing.
 */
export type PersonChanges = Partial<Pick<UserRow, 'sex' | 'country' | 'occupation'>> & {
  occupationWords?: string | undefined;
  occupationAnswer?: string | undefined;
  reference?: string | undefined;
  groupId?: LocalId | undefined;
};

/**
 * Corrects people who have not been sent. The values must have passed the contract's rules. A person who was
 * refused waits again, under a new Idempotency-Key, because the bytes are new. While a person may have
 * arrived under the old key, only values that are never sent can be changed.
 */
export async function editPeople(
  store: Store,
  ids: readonly LocalId[],
  changes: PersonChanges,
): Promise<Changed> {
  return changeEach(store, ids, [store.db.idmap], async (counters, op) => {
    const user = await store.db.users.get(op.subjectId);
    if (!user) return { reason: 'gone' };
    const obstacle = unlessChangeable(changesBytes(user, changes) ? op : { ...op, inDoubt: false });
    if (!obstacle) await editOne(store, counters, op, user, changes);
    return obstacle;
  });
}

const SENT = ['sex', 'country', 'occupation', 'groupId'] as const;

function changesBytes(user: UserRow, changes: PersonChanges): boolean {
  return SENT.some((field) => field in changes && changes[field] !== user[field]);
}

/** The people who would join a group: the ones to correct when the group is wrong. */
export async function peopleOfGroup({ db }: Store, groupId: LocalId): Promise<UserRow[]> {
  return db.users.where('groupId').equals(groupId).sortBy('seq');
}

async function editOne(
  store: Store,
  counters: Counters,
  op: OpRow,
  user: UserRow,
  changes: PersonChanges,
): Promise<void> {
  const { db } = store;
  const at = store.now().getTime();
  const edited = withoutAbsent({ ...user, ...changes, editedAt: at });
  await db.users.put({ ...edited, words: searchWords(edited) });
  await note(db, counters, at, user.id, {
    what: 'edited',
    before: personValuesOf(user),
    after: personValuesOf(edited),
  });
  await requeue(store, counters, op, await unresolved(db, op.profileId, { groups: [edited.groupId] }));
}

/**
 * Queues an operation again after its record got new values, inside a transaction, with a new delay. An operation on hold
 * stays on hold until it is released.
 */
export async function requeue(
  store: Store,
  counters: Counters,
  op: OpRow,
  waitsFor: LocalId[],
): Promise<void> {
  const key = op.attempts > 0 && !op.inDoubt ? store.newId() : op.key;
  const onHold = op.onHold && { ...op.onHold, before: waitingStatus(waitsFor) };
  const status = op.status === 'onHold' ? 'onHold' : waitingStatus(waitsFor);
  const again = { waitsFor, key, onHold, failures: 0, delay: undefined, ...delayed(store, op.lane) };
  await setStatus(store, counters, op, status, again);
}
