import type { DeviceNote, NewAssignment, NewGroup, NewUser } from '../../domain/record/records.ts';
import { receiptOf } from '../../domain/record/receipt.ts';
import { localId, type LocalId, type Target } from '../../domain/record/reference.ts';
import { commit } from '../transaction/commit.ts';
import type { OutpostDatabase } from '../transaction/database.ts';
import { clearDraft } from './drafts.ts';
import { keepFormPreset } from './presets-and-pins.ts';
import { passTime } from '../transaction/device-clock.ts';
import { noteEach } from '../transaction/journal.ts';
import { newOp, shownOf, unresolvedOfEach, type Shown } from '../outbox/ops.ts';
import {
  namedBy,
  type AssignmentEntry,
  type AssignmentRow,
  type AssignmentValues,
} from '../schema/assignment.ts';
import type { GroupRow } from '../schema/group.ts';
import type { JournalRow } from '../schema/journal.ts';
import type { OpRow } from '../schema/op.ts';
import { searchWords, type UserRow } from '../schema/user.ts';
import type { Store } from '../transaction/store.ts';
import type { Counters } from '../schema/counters.ts';

/** A record that has passed the rules, and what its form sends along. */
export type NewRecord = { device: DeviceNote } & (
  | { lane: 'user'; user: NewUser }
  | { lane: 'assign'; assignment: NewAssignment }
  | { lane: 'group'; group: NewGroup }
);

/** What else is done in the transaction that stores new records, before them. If it rejects, nothing is stored. */
export type Along = (counters: Counters) => Promise<void>;

/** The rows of new records, as one transaction writes them. */
interface NewRows {
  users: UserRow[];
  assignments: AssignmentRow[];
  groups: GroupRow[];
  ops: OpRow[];
  /** The journal's entries, in the order of the records. */
  made: Omit<JournalRow, 'seq'>[];
}

/**
 * Stores new records, their operations and their journal entries in one strictly durable transaction. All writes are requested at
 * once: if each waited for the one before, a registration would take a seventh longer, and an import several times as long.
 * @throws StoreProblem; then none of them was written
 */
export async function write(store: Store, records: readonly NewRecord[], along?: Along): Promise<void> {
  const { db } = store;
  const tables = [db.users, db.assignments, db.groups, db.idmap, db.ops, db.journal, db.drafts];
  await commit(store, along ? [...tables, db.imports, db.importParts] : tables, async (counters) => {
    await along?.(counters);
    const needs = await needsOf(store, counters, records);
    // In parts: between two of them, the page does what waits.
    for (let from = 0; from < records.length; from += AT_ONCE) {
      const part = records.slice(from, from + AT_ONCE);
      await writePart(store, counters, part, needs.slice(from, from + AT_ONCE));
    }
  });
}

/** How many records are written with one request for each table: some milliseconds of work on an old phone. */
const AT_ONCE = 50;

async function writePart(
  store: Store,
  counters: Counters,
  records: readonly NewRecord[],
  needs: readonly Needs[],
): Promise<void> {
  const { db } = store;
  const rows: NewRows = { users: [], assignments: [], groups: [], ops: [], made: [] };
  records.forEach((record, nth) => add(rows, store, counters, record, needs[nth]));
  const { users, assignments, groups, ops, made } = rows;
  await Promise.all([
    users.length > 0 && db.users.bulkAdd(users),
    assignments.length > 0 && db.assignments.bulkAdd(assignments),
    groups.length > 0 && db.groups.bulkAdd(groups),
    db.ops.bulkAdd(ops),
    noteEach(db, counters, made),
    passTime(db, counters, users),
    // An await of nothing in between could end the transaction.
    ...records.filter(bringsAlong).map(({ device }) => takeAlong(store, counters, device)),
  ]);
}

/** Whose server a record is for, and what that does not know yet. */
interface Needs {
  profileId: string;
  waitsFor: LocalId[];
}

/** What each record needs, with a few reads for all of them. */
async function needsOf(
  { db }: Store,
  { profileId }: Counters,
  records: readonly NewRecord[],
): Promise<Needs[]> {
  const newUsers = new Set(records.map((record) => (record.lane === 'user' ? record.user.uuid : '')));
  const newGroups = records.flatMap((record) => (record.lane === 'group' ? localId(record.group.uuid) : []));
  const others = records.flatMap((record) =>
    record.lane === 'assign' && !newUsers.has(record.assignment.userUuid)
      ? localId(record.assignment.userUuid)
      : [],
  );
  const profiles = others.length > 0 ? await profilesOf(db, others) : new Map<string, string>();
  const all = records.map((record) => ({
    // The profile of an assignment is that of its person: another server does not know the person.
    profileId: (record.lane === 'assign' && profiles.get(record.assignment.userUuid)) || profileId,
    named: namedByNew(record),
  }));
  const waitsFor = await unresolvedOfEach(db, all, newGroups);
  return all.map((one, nth) => ({ profileId: one.profileId, waitsFor: waitsFor[nth] ?? [] }));
}

async function profilesOf({ users, ops }: OutpostDatabase, ids: LocalId[]): Promise<Map<string, string>> {
  const rows = (await users.bulkGet(ids)).filter((row) => row !== undefined);
  const ofRows = await ops.bulkGet(rows.map(({ opId }) => opId));
  return new Map(rows.map(({ id }, nth) => [id, ofRows[nth]?.profileId ?? '']));
}

function namedByNew(record: NewRecord): { users?: LocalId[]; groups?: (LocalId | undefined)[] } {
  if (record.lane === 'user') return { groups: [idOf(record.user.group)] };
  if (record.lane === 'group') return { groups: [idOf(record.group.parent)] };
  const { assignment, device } = record;
  return namedBy({ userId: localId(assignment.userUuid), ...assignmentValues(assignment, device.purchase) });
}

function idOf(group: { uuid: string } | undefined): LocalId | undefined {
  return group && localId(group.uuid);
}

/** Adds the rows of one record to those of the others, and numbers and counts it. */
function add(
  rows: NewRows,
  store: Store,
  counters: Counters,
  record: NewRecord,
  { profileId, waitsFor }: Needs = { profileId: counters.profileId, waitsFor: [] },
): void {
  const hold = record.device.imported && ('import' as const);
  const { lane } = record;
  const queue = (subjectId: LocalId) => {
    const op = newOp(store, counters, { lane, subjectId, waitsFor, profileId, hold });
    rows.ops.push(op);
    return shownOf(op);
  };
  const { id, createdAt } = addRow(rows, counters, record, queue);
  rows.made.push({ at: createdAt, subjectId: id, event: { what: 'made' } });
}

function addRow(rows: NewRows, counters: Counters, record: NewRecord, queue: Queue) {
  if (record.lane === 'user') return added(rows.users, userRow(record, counters, queue));
  if (record.lane === 'group') return added(rows.groups, groupRow(record, counters, queue));
  return added(rows.assignments, assignmentRow(record, counters, queue));
}

function added<Row>(rows: Row[], row: Row): Row {
  rows.push(row);
  return row;
}

/** Queues the operation of a record, and gives the values of it that the record repeats. */
type Queue = (id: LocalId) => Shown;

const bringsAlong = ({ device }: NewRecord) => device.draftId !== undefined || device.preset !== undefined;

/** Deletes the draft and stores the preset of a new record, in its transaction. */
async function takeAlong({ db }: Store, counters: Counters, { draftId, preset }: DeviceNote): Promise<void> {
  await clearDraft(db, counters, draftId);
  if (preset) await keepFormPreset(db, preset);
}

function userRow(
  { user, device }: { user: NewUser; device: DeviceNote },
  counters: Counters,
  queue: Queue,
): UserRow {
  counters.userSeq += 1;
  const receipt = receiptOf(counters.userSeq, counters.receiptSalt);
  const { reference, occupationWords, occupationAnswer, imported } = device;
  const id = localId(user.uuid);
  return {
    id,
    seq: counters.userSeq,
    createdAt: user.createdAt.getTime(),
    sex: user.sex,
    country: user.country,
    occupation: user.occupation,
    ...(occupationWords && { occupationWords }),
    ...(occupationAnswer && { occupationAnswer }),
    ...(reference && { reference }),
    ...(user.group && { groupId: localId(user.group.uuid) }),
    ...(imported && { importId: imported.id, importRow: imported.row }),
    receipt,
    words: searchWords({ receipt, occupation: user.occupation, occupationWords, reference }),
    ...queue(id),
  };
}

function assignmentRow(
  { assignment, device }: { assignment: NewAssignment; device: DeviceNote },
  counters: Counters,
  queue: Queue,
): AssignmentRow {
  counters.assignmentSeq += 1;
  const id = localId(assignment.uuid);
  return {
    id,
    seq: counters.assignmentSeq,
    createdAt: assignment.createdAt.getTime(),
    userId: localId(assignment.userUuid),
    ...assignmentValues(assignment, device.purchase),
    ...queue(id),
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

function groupRow({ group }: { group: NewGroup }, counters: Counters, queue: Queue): GroupRow {
  counters.groupSeq += 1;
  const id = localId(group.uuid);
  const parentId = idOf(group.parent);
  return {
    id,
    origin: 'device',
    name: group.name,
    type: group.type,
    createdAt: group.createdAt.getTime(),
    ...(parentId && { parentId }),
    ...queue(id),
  };
}
