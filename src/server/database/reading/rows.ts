import { sql, type Kysely, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { grouped } from '../../../domain/grouped.ts';
import { listKeys } from '../service/api-keys.ts';
import type { AssignmentRow, Tables, UserRow } from '../storage/tables.ts';

/** What is read of an organisation's records: those that arrived from `since` on, and before `until`, in milliseconds since 1970. */
export interface Wanted {
  organisationId: string;
  since: number;
  until: number;
}

/** A line of an export: texts by the names of their columns. */
export type Line<Column extends string = string> = Readonly<Record<Column, string>>;

/** How many rows are read at a time. Between two pages the database does what others ask. */
const PAGE = 1_000;

/** Gives the name of an occupation code. */
export type OccupationName = (code: string) => string;

const ORIGIN_COLUMNS = ['uuid', 'receipt', 'device', 'key'] as const;
const TIME_COLUMNS = ['registered', 'arrived'] as const;

export const PEOPLE_COLUMNS = [
  ...ORIGIN_COLUMNS,
  'sex',
  'country',
  'occupation',
  'occupation_name',
  'group_uuid',
  'group_name',
  ...TIME_COLUMNS,
] as const;

/** People in the order in which they arrived. */
export async function* peopleLines(
  db: Kysely<Tables>,
  wanted: Wanted,
  occupationName: OccupationName,
): AsyncGenerator<Line<(typeof PEOPLE_COLUMNS)[number]>[]> {
  const keyNames = await namesOfKeys(db);
  const people = db.selectFrom('users').selectAll().where('organisation_id', '=', wanted.organisationId);
  for await (const page of pages(people, ['created_at', 'uuid'], wanted))
    yield await personLines(db, page, keyNames, occupationName);
}

async function personLines(
  db: Kysely<Tables>,
  rows: readonly UserRow[],
  keyNames: Names,
  occupationName: OccupationName,
): Promise<Line<(typeof PEOPLE_COLUMNS)[number]>[]> {
  const groups = await lastGroups(db, rows);
  return rows.map((row) => ({
    ...originOf(row, keyNames),
    sex: row.sex,
    country: row.country,
    occupation: row.occupation,
    occupation_name: occupationName(row.occupation),
    group_uuid: groups.get(row.uuid)?.group_uuid ?? '',
    group_name: groups.get(row.uuid)?.name ?? '',
    ...timesOf(row),
  }));
}

export const ASSIGNMENT_COLUMNS = [
  ...ORIGIN_COLUMNS,
  'user_uuid',
  'assessment',
  'target',
  'contract',
  'denomination_country',
  'revenue_share',
  'purchase_confirmed',
  'group_uuid',
  ...TIME_COLUMNS,
] as const;

/** A line for each assessment that was assigned, and one for an assignment that only joined a group. */
export async function* assignmentLines(
  db: Kysely<Tables>,
  wanted: Wanted,
): AsyncGenerator<Line<(typeof ASSIGNMENT_COLUMNS)[number]>[]> {
  const keyNames = await namesOfKeys(db);
  const assignments = db
    .selectFrom('assignments')
    .selectAll()
    .where('organisation_id', '=', wanted.organisationId);
  for await (const page of pages(assignments, ['created_at', 'uuid'], wanted))
    yield await entryLines(db, page, keyNames);
}

async function entryLines(
  db: Kysely<Tables>,
  rows: readonly AssignmentRow[],
  keyNames: Names,
): Promise<Line<(typeof ASSIGNMENT_COLUMNS)[number]>[]> {
  const [organisationId = ''] = rows.map((row) => row.organisation_id);
  if (rows.length === 0) return [];
  const entries = await db
    .selectFrom('entries')
    .select(['assignment_uuid', 'key', 'target'])
    .where('organisation_id', '=', organisationId)
    .where(
      'assignment_uuid',
      'in',
      rows.map(({ uuid }) => uuid),
    )
    .orderBy('assignment_uuid')
    .orderBy('position')
    .execute();
  const byAssignment = grouped(entries, (entry) => entry.assignment_uuid);
  return rows.flatMap((row) =>
    (byAssignment.get(row.uuid) ?? [{ key: '', target: '' }]).map(({ key, target }) => ({
      ...originOf(row, keyNames),
      user_uuid: row.user_uuid,
      assessment: key,
      target,
      contract: row.contract,
      denomination_country: row.denomination_country,
      revenue_share: row.revenue_share ?? '',
      purchase_confirmed: row.auto_reserve === 1 ? 'yes' : 'no',
      group_uuid: row.group_uuid ?? '',
      ...timesOf(row),
    })),
  );
}

export const AUDIT_COLUMNS = [
  'at',
  'key',
  'device',
  'receipt',
  'operation',
  'status',
  'record_uuid',
  'rules',
] as const;

/** Every request that was to store something: who, when, from which device, and what came of it. */
export async function* auditLines(
  db: Kysely<Tables>,
  wanted: Wanted,
): AsyncGenerator<Line<(typeof AUDIT_COLUMNS)[number]>[]> {
  const keyNames = await namesOfKeys(db);
  const requests = db.selectFrom('audit').selectAll().where('organisation_id', '=', wanted.organisationId);
  for await (const page of pages(requests, ['at', 'id'], wanted))
    yield page.map((row) => ({
      at: timeText(row.at),
      key: keyNames.get(row.key_id ?? '') ?? '',
      device: row.device ?? '',
      receipt: row.receipt ?? '',
      operation: row.operation,
      status: String(row.status),
      record_uuid: row.record_uuid ?? '',
      rules: row.rules ?? '',
    }));
}

/** The records of a receipt. Two devices may have given out the same one. */
export async function byReceipt(
  db: Kysely<Tables>,
  organisationId: string,
  receipt: string,
  occupationName: OccupationName,
): Promise<{ people: Line[]; assignments: Line[] }> {
  const keyNames = await namesOfKeys(db);
  const people = await db
    .selectFrom('users')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('receipt', '=', receipt)
    .execute();
  const assignments = await db
    .selectFrom('assignments')
    .selectAll()
    .where('organisation_id', '=', organisationId)
    .where('receipt', '=', receipt)
    .execute();
  return {
    people: await personLines(db, people, keyNames, occupationName),
    assignments: await entryLines(db, assignments, keyNames),
  };
}

/** Rows in the order of an index over the two columns, the time and the id, a page at a time. */
async function* pages<Table extends keyof Tables, Row extends object>(
  all: SelectQueryBuilder<Tables, Table, Row>,
  [time, id]: readonly [keyof Row & string, keyof Row & string],
  { since, until }: Wanted,
): AsyncGenerator<Row[]> {
  const [at, uuid] = [sql.ref(time), sql.ref(id)];
  const ordered = all
    .where(sql<SqlBool>`${at} < ${until}`)
    .orderBy(at)
    .orderBy(uuid)
    .limit(PAGE);
  let place: { at: unknown; id: unknown } = { at: since, id: '' };
  for (;;) {
    const page: Row[] = await ordered
      .where(sql<SqlBool>`(${at} >= ${place.at} and (${at} > ${place.at} or ${uuid} > ${place.id}))`)
      .execute();
    const last = page.at(-1);
    if (last === undefined) return;
    yield page;
    place = { at: last[time], id: last[id] };
  }
}

type Names = ReadonlyMap<string, string>;

async function namesOfKeys(db: Kysely<Tables>): Promise<Names> {
  return new Map((await listKeys(db)).map(({ id, name }) => [id, name]));
}

function originOf({ uuid, receipt, device, key_id }: UserRow | AssignmentRow, keyNames: Names) {
  return { uuid, receipt: receipt ?? '', device: device ?? '', key: keyNames.get(key_id ?? '') ?? '' };
}

function timesOf({ registered_at, created_at }: UserRow | AssignmentRow) {
  return { registered: timeText(registered_at), arrived: timeText(created_at) };
}

const timeText = (at: number): string => new Date(at).toISOString();

/** The group that each of these people joined last. */
async function lastGroups(
  db: Kysely<Tables>,
  people: readonly UserRow[],
): Promise<Map<string, { group_uuid: string; name: string | null }>> {
  const [organisationId = ''] = people.map((row) => row.organisation_id);
  if (people.length === 0) return new Map();
  const joined = await db
    .selectFrom('memberships')
    .leftJoin('groups', (on) =>
      on
        .onRef('groups.organisation_id', '=', 'memberships.organisation_id')
        .onRef('groups.uuid', '=', 'memberships.group_uuid'),
    )
    .select(['user_uuid', 'group_uuid', 'groups.name'])
    .where('memberships.organisation_id', '=', organisationId)
    .where(
      'user_uuid',
      'in',
      people.map(({ uuid }) => uuid),
    )
    .orderBy('position')
    .execute();
  // A later one takes the place of an earlier one.
  return new Map(joined.map(({ user_uuid, ...group }) => [user_uuid, group]));
}
