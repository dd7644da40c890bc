import { sql, type Kysely } from 'kysely';
import type { TeamReport } from '../../../contract/team.ts';
import type { Tables, UserRow } from '../storage/tables.ts';
import { QUARTER } from './days.ts';

/** The people whom a report is about. */
export interface Within {
  organisationId: string;
  /** Milliseconds since 1970, the end excluded, by the clocks of the devices. */
  start: number;
  end: number;
  /** The group that they joined last; null for none, undefined for all people. */
  group: string | null | undefined;
}

/** Two people with the same values on one device count as a possible duplicate within this time. */
const DUPLICATE_MS = 60_000;

/** People by the quarter of an hour since 1970 in which they were registered: at most 96 rows a day, whatever the zone. */
export async function countQuarters(
  db: Kysely<Tables>,
  within: Within,
): Promise<{ quarter: number; people: number }[]> {
  const quarter = sql<number>`users.registered_at / ${sql.lit(QUARTER)}`;
  const rows = await peopleWithin(db, within)
    .select(quarter.as('quarter'))
    .select((of) => of.fn.countAll().as('people'))
    .groupBy(quarter)
    .execute();
  return rows.map((row) => ({ quarter: row.quarter, people: Number(row.people) }));
}

/** How many people or requests there are, by `nameOfDevice`. */
type ByDevice = ReadonlyMap<string, number>;

/** A device and the key that it sends with. */
export function nameOfDevice(code: string | null, keyId: string | null): string {
  return `${code ?? ''} ${keyId ?? ''}`;
}

function byDevice(
  rows: readonly { device: string | null; key_id: string | null; count: number | string | bigint }[],
): ByDevice {
  return new Map(rows.map(({ device, key_id, count }) => [nameOfDevice(device, key_id), Number(count)]));
}

export async function countByDevice(db: Kysely<Tables>, within: Within): Promise<ByDevice> {
  return byDevice(
    await peopleWithin(db, within)
      .select(['users.device', 'users.key_id'])
      .select((of) => of.fn.countAll().as('count'))
      .groupBy(['users.device', 'users.key_id'])
      .execute(),
  );
}

export async function countGroups(db: Kysely<Tables>, within: Within): Promise<TeamReport['groups']> {
  const rows = await peopleWithin(db, within)
    .leftJoin('groups', (on) =>
      on
        .onRef('groups.organisation_id', '=', 'users.organisation_id')
        .onRef('groups.uuid', '=', 'joined.group_uuid'),
    )
    .select(['joined.group_uuid as uuid', 'groups.name'])
    .select((of) => of.fn.countAll().as('people'))
    .groupBy(['joined.group_uuid', 'groups.name'])
    .orderBy('people', 'desc')
    .orderBy('groups.name')
    .execute();
  return rows.map(({ uuid, name, people }) => ({
    ...(uuid !== null && { uuid }),
    ...(name !== null && { name }),
    people: Number(people),
  }));
}

export async function countWithAssessments(db: Kysely<Tables>, within: Within): Promise<number> {
  const row = await peopleWithin(db, within)
    .where((of) =>
      of.exists(
        of
          .selectFrom('assignments')
          .innerJoin('entries', (on) =>
            on
              .onRef('entries.organisation_id', '=', 'assignments.organisation_id')
              .onRef('entries.assignment_uuid', '=', 'assignments.uuid'),
          )
          .select('assignments.uuid')
          .whereRef('assignments.organisation_id', '=', 'users.organisation_id')
          .whereRef('assignments.user_uuid', '=', 'users.uuid'),
      ),
    )
    .select((of) => of.fn.countAll().as('people'))
    .executeTakeFirstOrThrow();
  return Number(row.people);
}

/** Every device that was ever heard from, the one heard from last first. */
export async function listDevices(db: Kysely<Tables>, organisationId: string) {
  return db
    .selectFrom('devices')
    .leftJoin('api_keys', 'api_keys.id', 'devices.key_id')
    .select(['devices.code', 'devices.key_id', 'devices.last_at', 'api_keys.name as key_name'])
    .where('devices.organisation_id', '=', organisationId)
    .orderBy('devices.last_at', 'desc')
    .orderBy('devices.code')
    .execute();
}

export async function countRejected(db: Kysely<Tables>, within: Within): Promise<ByDevice> {
  return byDevice(
    await rejectedWithin(db, within)
      .select(['audit.device', 'audit.key_id'])
      .select((of) => of.fn.countAll().as('count'))
      .groupBy(['audit.device', 'audit.key_id'])
      .execute(),
  );
}

/** The last requests that count as rejected, the last one first. */
export async function listRejected(db: Kysely<Tables>, within: Within, most: number) {
  return rejectedWithin(db, within)
    .leftJoin('api_keys', 'api_keys.id', 'audit.key_id')
    .select(['audit.at', 'audit.device', 'audit.operation', 'audit.receipt', 'audit.rules'])
    .select('api_keys.name as key_name')
    .orderBy('audit.at', 'desc')
    .limit(most)
    .execute();
}

/** Requests that were rejected and whose record has not been accepted since. */
function rejectedWithin(db: Kysely<Tables>, { organisationId, start, end }: Within) {
  return db
    .selectFrom('audit')
    .where('audit.organisation_id', '=', organisationId)
    .where('audit.at', '>=', start)
    .where('audit.at', '<', end)
    .where('audit.status', '>=', 400)
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('audit as later')
            .select('later.id')
            .whereRef('later.organisation_id', '=', 'audit.organisation_id')
            .whereRef('later.receipt', '=', 'audit.receipt')
            .whereRef('later.device', '=', 'audit.device')
            // The same record again: accepted, or another rejection, which stands for it.
            .whereRef('later.operation', '=', 'audit.operation')
            .whereRef('later.at', '>', 'audit.at'),
        ),
      ),
    );
}

/**
 * Pairs of people with the same values who were registered on one device within a minute, the last ones first, and how many there are.
 * Each is compared with the next one alone: in a list that was imported, every person may be like hundreds of others.
 */
export async function listDuplicates(
  db: Kysely<Tables>,
  within: Within,
  most: number,
): Promise<TeamReport['duplicates']> {
  const { end, group } = within;
  // Null behind the last one, which is left out with those that are later than a minute.
  const next = <Column extends 'uuid' | 'receipt' | 'registered_at'>(column: Column) =>
    sql<UserRow[Column]>`lead(${sql.ref(`users.${column}`)}) over
      (partition by device, sex, country, occupation order by registered_at, uuid)`;
  // The second may be of the next day, or of another group.
  const first = peopleWithin(db, { ...within, end: end + DUPLICATE_MS, group: undefined })
    .selectAll('users')
    .select('joined.group_uuid')
    .select([
      next('uuid').as('second_uuid'),
      next('receipt').as('second_receipt'),
      next('registered_at').as('second_at'),
    ])
    .as('first');
  const rows = await db
    .selectFrom(first)
    .leftJoin('groups', (on) =>
      on
        .onRef('groups.organisation_id', '=', 'first.organisation_id')
        .onRef('groups.uuid', '=', 'first.group_uuid'),
    )
    .leftJoin('api_keys', 'api_keys.id', 'first.key_id')
    .select(['first.device', 'first.sex', 'first.country', 'first.occupation', 'groups.name as group'])
    .select(['api_keys.name as key_name', 'first.uuid', 'first.receipt', 'first.registered_at'])
    .select(['first.second_uuid', 'first.second_receipt', 'first.second_at'])
    .select((of) => of.fn.countAll().over().as('count'))
    .where('first.device', 'is not', null)
    .where('first.registered_at', '<', end)
    .where(sql<boolean>`first.second_at <= first.registered_at + ${sql.lit(DUPLICATE_MS)}`)
    .$if(group !== undefined, (all) => all.where('first.group_uuid', ...isGroup(group)))
    .orderBy('first.registered_at', 'desc')
    .orderBy('first.uuid')
    .limit(most)
    .execute();
  return {
    count: Number(rows[0]?.count ?? 0),
    last: rows.map((row) => ({
      ...named(row.device, row.key_name),
      ...{ sex: row.sex, country: row.country, occupation: row.occupation },
      ...(row.group !== null && { group: row.group }),
      people: [
        one(row.uuid, row.receipt, row.registered_at),
        one(row.second_uuid, row.second_receipt, row.second_at),
      ],
    })),
  };
}

/** A device as a report names it. */
export function named(code: string | null, key: string | null): { code?: string; key?: string } {
  return { ...(code !== null && { code }), ...(key !== null && { key }) };
}

function one(uuid: string, receipt: string | null, at: number) {
  return { uuid, ...(receipt !== null && { receipt }), at: new Date(at).toISOString() };
}

/** People with the group that they joined last, as `joined`. */
function peopleWithin(db: Kysely<Tables>, { organisationId, start, end, group }: Within) {
  const all = db
    .selectFrom('users')
    .leftJoin('memberships as joined', (on) =>
      on
        .onRef('joined.organisation_id', '=', 'users.organisation_id')
        .onRef('joined.user_uuid', '=', 'users.uuid')
        .on('joined.position', '=', (of) =>
          of
            .selectFrom('memberships as any_joined')
            .select((any) => any.fn.max('any_joined.position').as('position'))
            .whereRef('any_joined.organisation_id', '=', 'users.organisation_id')
            .whereRef('any_joined.user_uuid', '=', 'users.uuid'),
        ),
    )
    .where('users.organisation_id', '=', organisationId)
    .where('users.registered_at', '>=', start)
    .where('users.registered_at', '<', end);
  return all.$if(group !== undefined, (some) => some.where('joined.group_uuid', ...isGroup(group)));
}

function isGroup(group: string | null = null): ['is' | '=', string | null] {
  return [group === null ? 'is' : '=', group];
}
