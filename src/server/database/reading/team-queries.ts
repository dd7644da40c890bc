import { sql, type Kysely } from 'kysely';
import type { TeamReport } from '../../../contract/team.ts';
import type { Tables } from '../storage/tables.ts';
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

/** People who were registered in a quarter of an hour since 1970, on a device with a key. */
interface Count {
  quarter: number;
  device: string | null;
  key_id: string | null;
  people: number;
}

/** Two people with the same values on one device count as a possible duplicate within this time. */
const DUPLICATE_MS = 60_000;

/** So few different quarters, devices and keys that the report can add them up as it needs them. */
export async function countPeople(db: Kysely<Tables>, within: Within): Promise<Count[]> {
  const quarter = sql<number>`users.registered_at / ${sql.lit(QUARTER)}`;
  const rows = await peopleWithin(db, within)
    .select(['users.device', 'users.key_id', quarter.as('quarter')])
    .select((of) => of.fn.countAll().as('people'))
    .groupBy(['users.device', 'users.key_id', quarter])
    .execute();
  return rows.map((row) => ({ ...row, people: Number(row.people) }));
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

/** Requests that were rejected and whose record has not been accepted since, the last one first. */
export async function listRejected(db: Kysely<Tables>, { organisationId, start, end }: Within) {
  return db
    .selectFrom('audit')
    .leftJoin('api_keys', 'api_keys.id', 'audit.key_id')
    .select(['audit.at', 'audit.device', 'audit.key_id', 'audit.operation', 'audit.receipt', 'audit.rules'])
    .select('api_keys.name as key_name')
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
    )
    .orderBy('audit.at', 'desc')
    .execute();
}

/** Pairs of people with the same values who were registered on one device within a minute, the last ones first. */
export async function listDuplicates(
  db: Kysely<Tables>,
  within: Within,
): Promise<TeamReport['duplicates']['last']> {
  const rows = await peopleWithin(db, within)
    .innerJoin('users as second', (on) =>
      on
        .onRef('second.organisation_id', '=', 'users.organisation_id')
        .onRef('second.device', '=', 'users.device')
        .onRef('second.sex', '=', 'users.sex')
        .onRef('second.country', '=', 'users.country')
        .onRef('second.occupation', '=', 'users.occupation')
        .onRef('second.registered_at', '>=', 'users.registered_at')
        .on(sql<boolean>`second.registered_at <= users.registered_at + ${sql.lit(DUPLICATE_MS)}`)
        // Each pair once, in the order of its uuids where the times are the same.
        .on(sql<boolean>`(second.registered_at > users.registered_at or second.uuid > users.uuid)`),
    )
    .leftJoin('groups', (on) =>
      on
        .onRef('groups.organisation_id', '=', 'users.organisation_id')
        .onRef('groups.uuid', '=', 'joined.group_uuid'),
    )
    .leftJoin('api_keys', 'api_keys.id', 'users.key_id')
    .select(['users.device', 'users.sex', 'users.country', 'users.occupation', 'groups.name as group'])
    .select(['api_keys.name as key_name', 'users.uuid', 'users.receipt', 'users.registered_at'])
    .select([
      'second.uuid as second_uuid',
      'second.receipt as second_receipt',
      'second.registered_at as second_at',
    ])
    .orderBy('users.registered_at', 'desc')
    .orderBy('users.uuid')
    .execute();
  return rows.map((row) => ({
    ...named(row.device, row.key_name),
    ...{ sex: row.sex, country: row.country, occupation: row.occupation },
    ...(row.group !== null && { group: row.group }),
    people: [
      one(row.uuid, row.receipt, row.registered_at),
      one(row.second_uuid, row.second_receipt, row.second_at),
    ],
  }));
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
  if (group === undefined) return all;
  return group === null
    ? all.where('joined.group_uuid', 'is', null)
    : all.where('joined.group_uuid', '=', group);
}
