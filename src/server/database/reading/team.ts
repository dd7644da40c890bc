import type { Kysely } from 'kysely';
import { Refusal } from '../../../api/refusal.ts';
import { NO_GROUP, type TeamReport } from '../../../contract/team.ts';
import { Uuid } from '../../../contract/uuid.ts';
import { z } from '../../../contract/zod.ts';
import type { Organisation } from '../service/organisations.ts';
import type { Tables } from '../storage/tables.ts';
import { dayAfter, dayIn, daysBetween, QUARTER, startOfDay } from './days.ts';
import {
  countGroups,
  countPeople,
  countWithAssessments,
  listDevices,
  listDuplicates,
  listRejected,
  named,
} from './team-queries.ts';

/** How many days a report has at most. */
const MOST_DAYS = 366;

/** How many rejected requests and pairs of possible duplicates a report lists. */
const LISTED = 100;

/** Counts what an organisation's devices have sent. @throws Refusal where the query is not understood */
export async function teamReport(
  db: Kysely<Tables>,
  organisation: Organisation,
  query: URLSearchParams,
  now: Date,
): Promise<TeamReport> {
  const { from, until, zone, group } = readQuery(query);
  const [start, end] = [startOfDay(from, zone), startOfDay(dayAfter(until), zone)];
  const within = { organisationId: organisation.id, start, end, group };
  const counts = await countPeople(db, within);
  const devices = await listDevices(db, organisation.id);
  const rejected = await listRejected(db, within);
  const duplicates = await listDuplicates(db, within);

  const dayOf = dayIn(zone);
  const today = dayOf(now.getTime());
  const isOn = (day: string) => (one: { quarter: number }) => dayOf(one.quarter * QUARTER) === day;
  return {
    ...{ organisation: organisation.name, from, until, zone, at: now.toISOString() },
    people: sum(counts),
    withAssessments: await countWithAssessments(db, within),
    days: daysBetween(from, until).map((day) => ({ day, people: sum(counts.filter(isOn(day))) })),
    devices: devices.map((device) => {
      const isIts = (one: { device: string | null; key_id: string | null }) =>
        one.device === device.code && (one.key_id ?? '') === device.key_id;
      const its = counts.filter(isIts);
      return {
        ...named(device.code, device.key_name),
        lastContact: new Date(device.last_at).toISOString(),
        today: sum(its.filter(isOn(today))),
        people: sum(its),
        rejected: rejected.filter(isIts).length,
      };
    }),
    groups: await countGroups(db, within),
    rejected: {
      count: rejected.length,
      last: rejected.slice(0, LISTED).map(({ device, key_name, at, operation, receipt, rules }) => ({
        ...named(device, key_name),
        ...{ at: new Date(at).toISOString(), operation, rules: rules ? rules.split(', ') : [] },
        ...(receipt !== null && { receipt }),
      })),
    },
    duplicates: { count: duplicates.length, last: duplicates.slice(0, LISTED) },
  };
}

function sum(counts: readonly { people: number }[]): number {
  return counts.reduce((total, { people }) => total + people, 0);
}

const Query = z.object({
  from: z.iso.date(),
  until: z.iso.date(),
  zone: z.string().check(z.refine(isZone)),
  group: z.optional(z.union([z.literal(NO_GROUP), Uuid])),
});

function readQuery(given: URLSearchParams) {
  const read = Query.safeParse(Object.fromEntries(given));
  if (!read.success) throw refused('Send from and until as 2026-11-28, and zone as Africa/Nairobi');
  const { group, ...rest } = read.data;
  const count = daysBetween(rest.from, rest.until).length;
  if (count < 1 || count > MOST_DAYS) throw refused(`Ask for 1 to ${MOST_DAYS} days`);
  return { ...rest, group: group === NO_GROUP ? null : group?.toLowerCase() };
}

function isZone(zone: string): boolean {
  try {
    return dayIn(zone)(0) !== '';
  } catch {
    return false;
  }
}

function refused(detail: string): Refusal {
  return new Refusal(422, [{ pointer: '', rule: 'report-query', detail }]);
}
