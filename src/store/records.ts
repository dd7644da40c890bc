import type { Group } from '../contract/group.ts';
import type { DeviceNote, KnownUser, NewAssignment, NewGroup, NewUser, Records } from '../domain/records.ts';
import { receiptOf } from '../domain/receipt.ts';
import { localId, type LocalId, type Target } from '../domain/reference.ts';
import { wordsOf } from '../domain/words.ts';
import { commit } from './commit.ts';
import { clearDraft } from './drafts.ts';
import { note, type AssignmentValues } from './journal.ts';
import { addOp, unresolved } from './ops.ts';
import type { AssignmentEntry, AssignmentRow, UserRow } from './rows.ts';
import type { Store } from './store.ts';
import type { Tally } from './tally.ts';

/** The records of this device, as the contract's rules want to see them. */
export function deviceRecords(store: Store): Records {
  return {
    findUser: (uuid) => findUser(store, localId(uuid)),
    findGroup: (uuid) => findGroup(store, localId(uuid)),
    createUser: (user, device) => createUser(store, user, device ?? {}),
    createAssignment: (assignment, device) => createAssignment(store, assignment, device ?? {}),
    createGroup: (group, device) => createGroup(store, group, device ?? {}),
  };
}

async function findUser({ db }: Store, id: LocalId): Promise<KnownUser | undefined> {
  const user = await db.users.get(id);
  if (!user || user.status === 'discarded') return undefined;
  const assignments = await db.assignments.where('userId').equals(id).sortBy('seq');
  const joinedLater = assignments.filter((row) => row.status !== 'discarded').map((row) => row.groupId);
  const joined = [user.groupId, ...joinedLater].filter((group) => group !== undefined);
  // A set keeps what came first, and a group that is joined again counts as joined last.
  const groupUuids = [...new Set(joined.toReversed())].toReversed();
  return {
    uuid: id,
    sex: user.sex,
    country: user.country,
    occupation: user.occupation,
    groupUuids,
  };
}

async function findGroup({ db }: Store, id: LocalId): Promise<Group | undefined> {
  const group = await db.groups.get(id);
  if (!group || group.status === 'discarded') return undefined;
  const { name, type, parentId } = group;
  return { uuid: id, name, type, ...(parentId && { parent_uuid: parentId }) };
}

async function createUser(store: Store, user: NewUser, device: DeviceNote): Promise<void> {
  const { db } = store;
  await commit(store, [db.users, db.groups, db.idmap, db.ops, db.journal, db.drafts], async (tally) => {
    const id = localId(user.uuid);
    const groupId = user.group && localId(user.group.uuid);
    const waitsFor = await unresolved(db, tally.profileId, { groups: [groupId] });
    const op = await addOp(store, tally, 'user', id, waitsFor);
    tally.userSeq += 1;
    await db.users.add({ ...userRow(user, device, tally), ...op });
    await note(db, tally, user.createdAt.getTime(), id, { what: 'made' });
    await clearDraft(db, tally, device.draftId);
  });
}

type Unsent<Row> = Omit<Row, 'opId' | 'status' | 'state'>;

function userRow(user: NewUser, device: DeviceNote, tally: Tally): Unsent<UserRow> {
  const receipt = receiptOf(tally.userSeq, tally.receiptSalt);
  const { reference, occupationWords } = device;
  return {
    id: localId(user.uuid),
    seq: tally.userSeq,
    createdAt: user.createdAt.getTime(),
    sex: user.sex,
    country: user.country,
    occupation: user.occupation,
    ...(occupationWords && { occupationWords }),
    ...(reference && { reference }),
    ...(user.group && { groupId: localId(user.group.uuid) }),
    receipt,
    words: searchWords({ receipt, occupation: user.occupation, occupationWords, reference }),
  };
}

/** The words that a search finds a person by. The receipt is kept without its hyphen, as one word. */
export function searchWords(user: {
  receipt: string;
  occupation: string;
  occupationWords?: string | undefined;
  reference?: string | undefined;
}): string[] {
  const { receipt, occupation, occupationWords = '', reference = '' } = user;
  return wordsOf([receipt.replace('-', ''), occupation, occupationWords, reference].join(' '));
}

async function createAssignment(store: Store, assignment: NewAssignment, device: DeviceNote): Promise<void> {
  const { db } = store;
  const tables = [db.assignments, db.users, db.groups, db.idmap, db.ops, db.journal, db.drafts];
  await commit(store, tables, async (tally) => {
    const row = assignmentRow(assignment, device, tally);
    const profileId = (await profileOf(store, row.userId)) ?? tally.profileId;
    const waitsFor = await unresolved(db, profileId, namedBy(row));
    const op = await addOp(store, tally, 'assign', row.id, waitsFor, profileId);
    await db.assignments.add({ ...row, ...op });
    await note(db, tally, row.createdAt, row.id, { what: 'made' });
    await clearDraft(db, tally, device.draftId);
  });
}

/** An assignment goes where its person goes: another server does not know the person. */
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

/** Everyone and everything that an assignment names, and that a server must know before it. */
export function namedBy(row: Pick<AssignmentRow, 'userId' | 'groupId' | 'entries'>) {
  const users = [row.userId];
  const groups = [row.groupId];
  for (const { target } of row.entries) {
    if (target.kind === 'user') users.push(target.id);
    if (target.kind === 'group') groups.push(target.id);
  }
  return { users, groups };
}

async function createGroup(store: Store, group: NewGroup, device: DeviceNote): Promise<void> {
  const { db } = store;
  await commit(store, [db.groups, db.idmap, db.ops, db.journal, db.drafts], async (tally) => {
    const id = localId(group.uuid);
    const parentId = group.parent && localId(group.parent.uuid);
    const waitsFor = await unresolved(db, tally.profileId, { groups: [parentId] });
    const op = await addOp(store, tally, 'group', id, waitsFor);
    const { name, type } = group;
    const createdAt = group.createdAt.getTime();
    await db.groups.add({
      id,
      origin: 'device',
      name,
      type,
      createdAt,
      ...(parentId && { parentId }),
      ...op,
    });
    await note(db, tally, createdAt, id, { what: 'made' });
    await clearDraft(db, tally, device.draftId);
  });
}
