import type { LocalId } from '../../domain/record/reference.ts';
import type { Store } from '../../store/transaction/store.ts';
import type { AssignmentEntry, AssignmentRow } from '../../store/schema/assignment.ts';
import { drawableAssignment } from '../../store/schema/drawable-assignment.ts';
import { drawableUser } from '../../store/schema/drawable.ts';
import type { GroupRow } from '../../store/schema/group.ts';
import type { UserRow } from '../../store/schema/user.ts';
import { timesOf, timesOfAll, type TimesByOp } from './sending-times.ts';

/** A row of an export: values by the names of their columns. What is not known is undefined. */
export type Cells<Column extends string = string> = Readonly<Partial<Record<Column, string | undefined>>>;

/** Gives the name of an occupation code. */
export type OccupationName = (code: string) => string;

/** How many rows are read at a time: enough to be quick, few enough to leave the page responsive. */
const BATCH = 500;

/** Above this many people all attempts are read, instead of only theirs. The number is not measured. */
const MANY = 5_000;

/** The columns, in this order. Values that are sent have the contract's names, the others our own. */
export const PEOPLE_COLUMNS = [
  'receipt',
  'reference',
  'sex',
  'country',
  'occupation',
  'occupation_name',
  'occupation_words',
  'occupation_answer',
  'group_uuid',
  'group_name',
  'state',
  'uuid',
  'registered',
  'edited',
  'last_sent',
  'last_answer',
] as const;

export const ASSIGNMENT_COLUMNS = [
  'receipt',
  'reference',
  'user_uuid',
  'assessment',
  'target',
  'target_name',
  'contract',
  'denomination_country',
  'group_uuid',
  'group_name',
  'state',
  'uuid',
  'purchase_confirmed',
  'purchase_total',
  'assigned',
  'last_sent',
  'last_answer',
] as const;

/** Records that were read, and their number, as rows. An assignment has one row for each assessment. */
export interface Batch<Row extends Cells = Cells> {
  records: number;
  rows: Row[];
}

/** The column of the row of the table that a person was imported from. */
export const IMPORT_ROW = 'import_row';

type PersonCells = Cells<(typeof PEOPLE_COLUMNS)[number] | typeof IMPORT_ROW>;
type AssignmentCells = Cells<(typeof ASSIGNMENT_COLUMNS)[number]>;
type Groups = ReadonlyMap<LocalId, GroupRow>;

/** Rows of the records that assignments name. */
interface Around {
  groups: Groups;
  people: ReadonlyMap<LocalId, UserRow>;
  times: TimesByOp;
}

/** Rows of these people in the order given, or of all in the order made, in batches. People no longer in the store are left out. */
export async function* peopleRows(
  store: Store,
  whom: readonly LocalId[] | 'everyone',
  occupationName: OccupationName,
): AsyncGenerator<Batch<PersonCells>> {
  const groups = await allGroups(store);
  const isMany = whom === 'everyone' || whom.length > MANY;
  const allTimes = isMany ? yield* allTimesOf(store) : undefined;
  for await (const users of whom === 'everyone' ? allPeople(store) : chosen(store, whom)) {
    const times = allTimes ?? (await timesOf(store, users));
    const rows = users.map((user) => ({
      receipt: user.receipt,
      reference: user.reference,
      sex: user.sex,
      country: user.country,
      occupation: user.occupation,
      occupation_name: occupationName(user.occupation),
      occupation_words: user.occupationWords,
      occupation_answer: user.occupationAnswer,
      ...groupCells(user.groupId, groups),
      ...recordCells(user, times),
      registered: time(user.createdAt),
      edited: time(user.editedAt),
      [IMPORT_ROW]: user.importRow === undefined ? undefined : String(user.importRow),
    }));
    yield { records: users.length, rows };
  }
}

/** A row for each assessment that was assigned, in batches. A call that only joined a group has a row too. */
export async function* assignmentRows(store: Store): AsyncGenerator<Batch<AssignmentCells>> {
  const groups = await allGroups(store);
  const times = yield* allTimesOf(store);
  for await (const rows of allAssignments(store)) {
    const people = await peopleNamed(store, rows);
    yield {
      records: rows.length,
      rows: rows.flatMap((row) => assignmentCells(row, { groups, people, times })),
    };
  }
}

/** When all that was ever sent was sent; batches without records on the way, so that making the file can be ended. */
async function* allTimesOf(store: Store): AsyncGenerator<Batch<never>, TimesByOp> {
  const reading = timesOfAll(store);
  for (;;) {
    const { done, value } = await reading.next();
    if (done) return value;
    yield { records: 0, rows: [] };
  }
}

/** Rows in the order of their sequence. A record that is made meanwhile comes last. */
async function* inBatches<Row extends { seq: number }>(
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = 0, isMore = true; isMore;) {
    const rows = await read(after);
    yield rows;
    after = rows.at(-1)?.seq ?? after;
    isMore = rows.length === BATCH;
  }
}

function allPeople({ db }: Store): AsyncGenerator<UserRow[]> {
  return inBatches(async (after) =>
    (await db.users.where('seq').above(after).limit(BATCH).toArray()).map(drawableUser),
  );
}

function allAssignments({ db }: Store): AsyncGenerator<AssignmentRow[]> {
  return inBatches(async (after) =>
    (await db.assignments.where('seq').above(after).limit(BATCH).toArray()).map(drawableAssignment),
  );
}

async function* chosen({ db }: Store, ids: readonly LocalId[]): AsyncGenerator<UserRow[]> {
  for (let from = 0; from < ids.length; from += BATCH)
    yield present(await db.users.bulkGet(ids.slice(from, from + BATCH))).map(drawableUser);
}

function assignmentCells(row: AssignmentRow, around: Around): AssignmentCells[] {
  const person = around.people.get(row.userId);
  const shared = {
    receipt: person?.receipt,
    reference: person?.reference,
    user_uuid: person?.serverUuid,
    contract: row.contract,
    denomination_country: row.denominationCountry,
    ...groupCells(row.groupId, around.groups),
    ...recordCells(row, around.times),
    assigned: time(row.createdAt),
    purchase_confirmed: time(row.purchase?.confirmedAt),
    purchase_total: row.purchase?.total?.toFixed(2),
  };
  if (row.entries.length === 0) return [shared];
  return row.entries.map(({ key, target }) => ({
    ...shared,
    assessment: key,
    target: target.kind,
    target_name: targetName(target, around),
  }));
}

function targetName(target: AssignmentEntry['target'], { people, groups }: Around): string | undefined {
  if (target.kind === 'user') return people.get(target.id)?.receipt;
  return target.kind === 'group' ? groups.get(target.id)?.name : undefined;
}

function recordCells({ opId, state, serverUuid }: UserRow | AssignmentRow, times: TimesByOp) {
  const { sent, answered } = times.get(opId) ?? {};
  return {
    state,
    uuid: serverUuid,
    last_sent: time(sent),
    last_answer: time(answered),
  };
}

/** A group's cells. The server's UUID is absent while the server does not know the group. */
function groupCells(id: LocalId | undefined, groups: Groups) {
  const group = id && groups.get(id);
  if (!group) return {};
  return { group_uuid: group.origin === 'device' ? group.serverUuid : group.id, group_name: group.name };
}

/** ISO 8601 in UTC. */
function time(at: number | undefined): string | undefined {
  return at === undefined ? undefined : new Date(at).toISOString();
}

async function allGroups({ db }: Store): Promise<Groups> {
  return new Map((await db.groups.toArray()).map((row) => [row.id, row]));
}

async function peopleNamed({ db }: Store, rows: readonly AssignmentRow[]): Promise<Map<LocalId, UserRow>> {
  const targets = rows.flatMap(({ entries }) => entries.map(({ target }) => target));
  const others = targets.flatMap((target) => (target.kind === 'user' ? [target.id] : []));
  const ids = [...new Set([...rows.map(({ userId }) => userId), ...others])];
  return new Map(present(await db.users.bulkGet(ids)).map((user) => [user.id, drawableUser(user)]));
}

function present<Row>(rows: readonly (Row | undefined)[]): Row[] {
  return rows.filter((row) => row !== undefined);
}
