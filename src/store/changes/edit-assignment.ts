import type { DeviceNote, NewAssignment } from '../../domain/record/records.ts';
import type { LocalId } from '../../domain/record/reference.ts';
import { isChangeable } from '../../domain/record/states.ts';
import {
  changeEach,
  unlessChangeable,
  unlessDoubtful,
  type Changed,
  type Obstacle,
} from '../outbox/change-each.ts';
import { requeue } from './edit.ts';
import { note } from '../transaction/journal.ts';
import { unresolved } from '../outbox/ops.ts';
import { namedBy, type AssignmentRow, type AssignmentValues } from '../schema/assignment.ts';
import { assignmentValuesOf, withValues } from '../schema/assignment-values.ts';
import type { OpRow } from '../schema/op.ts';
import { assignmentValues } from './new-record.ts';
import type { Store } from '../transaction/store.ts';
import type { Counters } from '../schema/counters.ts';

/**
 * Changes an assignment that has not been sent, or that the server refused. The values must have passed the
 * contract's rules. Its person stays the same. Earlier attempts keep their bytes, and the next one is written
 * again.
 * @param purchase the confirmation that a person has just given; earlier confirmations were for other values
 * and are dropped
 */
export async function editAssignment(
  store: Store,
  id: LocalId,
  assignment: NewAssignment,
  purchase: DeviceNote['purchase'],
): Promise<Changed> {
  if ((purchase?.count ?? 0) !== assignment.entries.length)
    throw new Error('An assignment buys what was confirmed, neither more nor less');
  const values = assignmentValues({ ...assignment, autoReserve: purchase !== undefined }, purchase);
  return changeAssignments(store, [id], () => values);
}

/**
 * Changes the group that assignments join, or removes it. A confirmed purchase stays confirmed, unless it may
 * have been made already.
 */
export async function regroupAssignments(
  store: Store,
  ids: readonly LocalId[],
  groupId: LocalId | undefined,
): Promise<Changed> {
  const change = (row: AssignmentRow) => assignmentValuesOf({ ...row, groupId });
  return changeAssignments(store, ids, change, (op) => unlessDoubtful(store, op));
}

/** The assignments by which a person would join a group, as far as they can still be changed. */
export async function changeableAssignmentsOfGroup({ db }: Store, groupId: LocalId): Promise<LocalId[]> {
  const rows = await db.assignments.where('groupId').equals(groupId).sortBy('seq');
  return rows.filter(({ status }) => isChangeable(status)).map(({ id }) => id);
}

async function changeAssignments(
  store: Store,
  ids: readonly LocalId[],
  change: (row: AssignmentRow) => AssignmentValues,
  hindrance: (op: OpRow) => Promise<Obstacle | undefined> = () => Promise.resolve(undefined),
): Promise<Changed> {
  const { db } = store;
  return changeEach(store, ids, [db.idmap], async (counters, op) => {
    const row = await db.assignments.get(op.subjectId);
    if (!row) return { reason: 'gone' };
    const values = change(row);
    const obstacle = unlessChangeable(op) ?? unlessAsking(values) ?? (await hindrance(op));
    if (!obstacle) await editOne(store, counters, op, row, values);
    return obstacle;
  });
}

function unlessAsking({ entries, groupId }: AssignmentValues): Obstacle | undefined {
  return entries.length === 0 && !groupId ? { reason: 'empty' } : undefined;
}

async function editOne(
  store: Store,
  counters: Counters,
  op: OpRow,
  row: AssignmentRow,
  after: AssignmentValues,
): Promise<void> {
  const { db } = store;
  const edited = withValues(row, after);
  await db.assignments.put(edited);
  const before = assignmentValuesOf(row);
  await note(db, counters, store.now().getTime(), row.id, { what: 'assignment edited', before, after });
  await requeue(store, counters, op, await unresolved(db, op.profileId, namedBy(edited)));
}
