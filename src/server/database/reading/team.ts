import type { Kysely } from 'kysely';
import { Refusal } from '../../../api/refusal.ts';
import { NO_GROUP, type TeamReport } from '../../../contract/team.ts';
import { Uuid } from '../../../contract/uuid.ts';
import { z } from '../../../contract/zod.ts';
import type { Organisation } from '../service/organisations.ts';
import type { Tables } from '../storage/tables.ts';
import { countDays, dayAfter, dayIn, daysBetween, QUARTER, startOfDay } from './days.ts';
import {
  countByDevice,
  countGroups,
  countQuarters,
  countRejected,
  countWithAssessments,
  listDevices,
  listDuplicates,
  listRejected,
  named,
  nameOfDevice,
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
  const dayOf = dayIn(zone);
  const days = new Map(daysBetween(from, until).map((day) => [day, 0]));
  for (const { quarter, people } of await countQuarters(db, within)) {
    const day = dayOf(quarter * QUARTER);
    days.set(day, (days.get(day) ?? 0) + people);
  }
  const today = dayOf(now.getTime());
  const peopleOf = await countByDevice(db, within);
  const todayOf = await countByDevice(db, {
    ...within,
    start: Math.max(start, startOfDay(today, zone)),
    end: Math.min(end, startOfDay(dayAfter(today), zone)),
  });
  const rejectedOf = await countRejected(db, within);
  const devices = await listDevices(db, organisation.id);
  const rejected = await listRejected(db, within, LISTED);
  return {
    ...{ organisation: organisation.name, from, until, zone, at: now.toISOString() },
    people: sum(days.values()),
    withAssessments: await countWithAssessments(db, within),
    days: [...days].map(([day, people]) => ({ day, people })),
    devices: devices.map(({ code, key_id, key_name, last_at }) => {
      const device = nameOfDevice(code, key_id);
      return {
        ...named(code, key_name),
        lastContact: new Date(last_at).toISOString(),
        today: todayOf.get(device) ?? 0,
        people: peopleOf.get(device) ?? 0,
        rejected: rejectedOf.get(device) ?? 0,
      };
    }),
    groups: await countGroups(db, within),
    rejected: {
      count: sum(rejectedOf.values()),
      last: rejected.map(({ device, key_name, at, operation, receipt, rules }) => ({
        ...named(device, key_name),
        ...{ at: new Date(at).toISOString(), operation, rules: rules ? rules.split(', ') : [] },
        ...(receipt !== null && { receipt }),
      })),
    },
    duplicates: await listDuplicates(db, within, LISTED),
  };
}

function sum(counts: Iterable<number>): number {
  return [...counts].reduce((total, count) => total + count, 0);
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
  const count = countDays(rest.from, rest.until);
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
