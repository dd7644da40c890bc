import type { DeviceNote, NewAssignment, NewGroup, NewUser } from '../../domain/record/records.ts';
import { receiptOf } from '../../domain/record/receipt.ts';
import { localId, type LocalId, type Target } from '../../domain/record/reference.ts';
import { commit } from '../transaction/commit.ts';
import { clearDraft } from './drafts.ts';
import { keepFormPreset } from './presets-and-pins.ts';
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
import type { Tally } from '../schema/tally.ts';

/**
 * Writes a new record, its operation and its journal entry, all asked for at once: where each waited for the one before, a
 * registration took a seventh longer. Part of a transaction over the tables of `write`.
 */
export type NewRecord = (tally: Tally) => Promise<void>;

/** Keeps new records in one strictly durable transaction. @throws StoreProblem; none of them was written then */
export async function write(store: Store, records: readonly NewRecord[]): Promise<void> {
  const { db } = store;
  const tables = [db.users, db.assignments, db.groups, db.idmap, db.ops, db.journal, db.drafts];
  await commit(store, tables, async (tally) => {
    for (const add of records) await add(tally);
  });
}

/** Writes the operation and the journal entry of a new record, and takes along what belongs to it. */
async function queue(
  store: Store,
  tally: Tally,
  op: OpRow,
  { createdAt }: { createdAt: Instant },
  device: DeviceNote,
): Promise<void> {
  const { db } = store;
  await Promise.all([
    db.ops.add(op),
    note(db, tally, createdAt, op.subjectId, { what: 'made' }),
    takeAlong(store, tally, device),
  ]);
}

/** Deletes the draft and keeps the preset of a new record, in its transaction. */
async function takeAlong({ db }: Store, tally: Tally, { draftId, preset }: DeviceNote): Promise<void> {
  await clearDraft(db, tally, draftId);
  if (preset) await keepFormPreset(db, preset);
}

export function newUser(store: Store, user: NewUser, device: DeviceNote): NewRecord {
  const { db } = store;
  return async (tally) => {
    const id = localId(user.uuid);
    const groupId = user.group && localId(user.group.uuid);
    const waitsFor = await unresolved(db, tally.profileId, { groups: [groupId] });
    const op = newOp(store, tally, 'user', id, waitsFor);
    tally.userSeq += 1;
    const row = { ...userRow(user, device, tally), ...shownOf(op) };
    await Promise.all([db.users.add(row), queue(store, tally, op, row, device)]);
  };
}

type Unsent<Row> = Omit<Row, 'opId' | 'status' | 'state'>;

function userRow(user: NewUser, device: DeviceNote, tally: Tally): Unsent<UserRow> {
  const receipt = receiptOf(tally.userSeq, tally.receiptSalt);
  const { reference, occupationWords, occupationAnswer } = device;
  return {
    id: localId(user.uuid),
    seq: tally.userSeq,
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
  return async (tally) => {
    const row = assignmentRow(assignment, device, tally);
    const profileId = (await profileOf(store, row.userId)) ?? tally.profileId;
    const waitsFor = await unresolved(db, profileId, namedBy(row));
    const op = newOp(store, tally, 'assign', row.id, waitsFor, profileId);
    await Promise.all([db.assignments.add({ ...row, ...shownOf(op) }), queue(store, tally, op, row, device)]);
  };
}

/** The profile of an assignment is that of its person: another server does not know the person. */
async function profileOf({ db }: Store, userId: LocalId): Promise<string | undefined> {
  const user = await db.users.get(userId);
  return user && (await db.ops.get(user.opId))?.profileId;
}

function assignmentRow(assignment: NewAssignment, device: DeviceNote, tally: Tally): Unsent<AssignmentRow> {
  tally.assignmentSeq += 1;
  return {
    id: localId(assignment.uuid),
    seq: tally.assignmentSeq,
    createdAt: assignment.createdAt.getTime(),
    userId: localId(assignment.userUuid),
    ...assignmentValues(assignment, device.purchase),
  };
}

/** What an assignment asks for, as its row keeps it. */
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
  return async (tally) => {
    const id = localId(group.uuid);
    const parentId = group.parent && localId(group.parent.uuid);
    const waitsFor = await unresolved(db, tally.profileId, { groups: [parentId] });
    const op = newOp(store, tally, 'group', id, waitsFor);
    tally.groupSeq += 1;
    const row: GroupRow = {
      id,
      origin: 'device',
      name: group.name,
      type: group.type,
      createdAt: group.createdAt.getTime(),
      ...(parentId && { parentId }),
      ...shownOf(op),
    };
    await Promise.all([db.groups.add(row), queue(store, tally, op, row, device)]);
  };
}
