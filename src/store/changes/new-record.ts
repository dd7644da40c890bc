import type { DeviceNote, NewAssignment, NewGroup, NewUser } from '../../domain/record/records.ts';
import { receiptOf } from '../../domain/record/receipt.ts';
import { localId, type LocalId, type Target } from '../../domain/record/reference.ts';
import { commit } from '../transaction/commit.ts';
import { clearDraft } from './drafts.ts';
import { keepFormPreset } from './presets-and-pins.ts';
import { passTime } from '../transaction/device-clock.ts';
import { note } from '../transaction/journal.ts';
import { newOp, shownOf, unresolved } from '../outbox/ops.ts';
import {
  namedBy,
  type AssignmentEntry,
  type AssignmentRow,
  type AssignmentValues,
} from '../schema/assignment.ts';
import type { GroupRow } from '../schema/group.ts';
import type { OpRow } from '../schema/op.ts';
import type { Instant } from '../schema/record.ts';
import { searchWords, type UserRow } from '../schema/user.ts';
import type { Store } from '../transaction/store.ts';
import type { Counters } from '../schema/counters.ts';

/**
 * Writes a new record, its operation and its journal entry, inside a transaction over the tables of `write`. All are requested
 * at once: if each waited for the one before, a registration would take a seventh longer.
 */
export type NewRecord = (counters: Counters) => Promise<void>;

/** Stores new records in one strictly durable transaction. @throws StoreProblem; then none of them was written */
export async function write(store: Store, records: readonly NewRecord[]): Promise<void> {
  const { db } = store;
  const tables = [db.users, db.assignments, db.groups, db.idmap, db.ops, db.journal, db.drafts];
  await commit(store, tables, async (counters) => {
    for (const add of records) await add(counters);
  });
}

/** Writes the operation and the journal entry of a new record, and what the form sends along: its draft and preset. */
async function queue(
  store: Store,
  counters: Counters,
  op: OpRow,
  { createdAt }: { createdAt: Instant },
  device: DeviceNote,
): Promise<void> {
  const { db } = store;
  await Promise.all([
    db.ops.add(op),
    note(db, counters, createdAt, op.subjectId, { what: 'made' }),
    takeAlong(store, counters, device),
  ]);
}

/** Deletes the draft and stores the preset of a new record, in its transaction. */
async function takeAlong({ db }: Store, counters: Counters, { draftId, preset }: DeviceNote): Promise<void> {
  await clearDraft(db, counters, draftId);
  if (preset) await keepFormPreset(db, preset);
}

export function newUser(store: Store, user: NewUser, device: DeviceNote): NewRecord {
  const { db } = store;
  return async (counters) => {
    const id = localId(user.uuid);
    const groupId = user.group && localId(user.group.uuid);
    const waitsFor = await unresolved(db, counters.profileId, { groups: [groupId] });
    const op = newOp(store, counters, 'user', id, waitsFor);
    counters.userSeq += 1;
    const row = { ...userRow(user, device, counters), ...shownOf(op) };
    await Promise.all([
      db.users.add(row),
      passTime(db, counters, row.createdAt),
      queue(store, counters, op, row, device),
    ]);
  };
}

type Unsent<Row> = Omit<Row, 'opId' | 'status' | 'state'>;

function userRow(user: NewUser, device: DeviceNote, counters: Counters): Unsent<UserRow> {
  const receipt = receiptOf(counters.userSeq, counters.receiptSalt);
  const { reference, occupationWords, occupationAnswer } = device;
  return {
    id: localId(user.uuid),
    seq: counters.userSeq,
    createdAt: user.createdAt.getTime(),
    sex: user.sex,
    country: user.country,
    occupation: user.occupation,
    ...(occupationWords && { occupationWords }),
    ...(occupationAnswer && { occupationAnswer }),
    ...(reference && { reference }),
    ...(user.group && { groupId: localId(user.group.uuid) }),
    receipt,
    words: searchWords({ receipt, occupation: user.occupation, occupationWords, reference }),
  };
}

export function newAssignment(store: Store, assignment: NewAssignment, device: DeviceNote): NewRecord {
  const { db } = store;
  return async (counters) => {
    const row = assignmentRow(assignment, device, counters);
    const profileId = (await profileOf(store, row.userId)) ?? counters.profileId;
    const waitsFor = await unresolved(db, profileId, namedBy(row));
    const op = newOp(store, counters, 'assign', row.id, waitsFor, profileId);
    await Promise.all([
      db.assignments.add({ ...row, ...shownOf(op) }),
      queue(store, counters, op, row, device),
    ]);
  };
}

/** The profile of an assignment is that of its person: another server does not know the person. */
async function profileOf({ db }: Store, userId: LocalId): Promise<string | undefined> {
  const user = await db.users.get(userId);
  return user && (await db.ops.get(user.opId))?.profileId;
}

function assignmentRow(
  assignment: NewAssignment,
  device: DeviceNote,
  counters: Counters,
): Unsent<AssignmentRow> {
  counters.assignmentSeq += 1;
  return {
    id: localId(assignment.uuid),
    seq: counters.assignmentSeq,
    createdAt: assignment.createdAt.getTime(),
    userId: localId(assignment.userUuid),
    ...assignmentValues(assignment, device.purchase),
  };
}

/** The values of an assignment, as its row stores them. */
export function assignmentValues(
  { contract, denominationCountry, entries, revenueShare, autoReserve, group }: NewAssignment,
  purchase: DeviceNote['purchase'],
): AssignmentValues {
  return {
    contract,
    denominationCountry,
    entries: entries.map(entryRow),
    ...(revenueShare && { revenueShare }),
    ...(group && { groupId: localId(group.uuid) }),
    autoReserve,
    ...(purchase && { purchase: { ...purchase, confirmedAt: purchase.confirmedAt.getTime() } }),
  };
}

function entryRow({
  assessmentUuid,
  key,
  target,
  targetKind,
}: NewAssignment['entries'][number]): AssignmentEntry {
  const reference: Target =
    targetKind === 'self' ? { kind: 'self' } : { kind: targetKind, id: localId(target) };
  return { assessmentId: assessmentUuid, key, target: reference };
}

export function newGroup(store: Store, group: NewGroup, device: DeviceNote): NewRecord {
  const { db } = store;
  return async (counters) => {
    const id = localId(group.uuid);
    const parentId = group.parent && localId(group.parent.uuid);
    const waitsFor = await unresolved(db, counters.profileId, { groups: [parentId] });
    const op = newOp(store, counters, 'group', id, waitsFor);
    counters.groupSeq += 1;
    const row: GroupRow = {
      id,
      origin: 'device',
      name: group.name,
      type: group.type,
      createdAt: group.createdAt.getTime(),
      ...(parentId && { parentId }),
      ...shownOf(op),
    };
    await Promise.all([db.groups.add(row), queue(store, counters, op, row, device)]);
  };
}
