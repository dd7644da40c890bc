import { TEAM_PATH, TeamReport } from '../../contract/team.ts';
import { parseJson } from '../../domain/text/parse-json.ts';
import { keepTeamReport, teamReportAt, type NamedGroup } from '../../store/outbox/team-report.ts';
import type { Store } from '../../store/transaction/store.ts';
import type { Reading } from './read-records.ts';

/** Reads from the server in use: `Sync.read`. */
type Read = (path: string, most?: number) => Promise<Reading>;

/** Bytes of a report: many times what a thousand devices need. */
const MOST = 2_000_000;

/** Days such as `2026-11-16`, both included, in a zone of the IANA database. */
export interface TeamQuery {
  from: string;
  until: string;
  zone: string;
  /** For one group alone; `NO_GROUP` for people without one. */
  group?: string | undefined;
}

/** Why there is no new report, or no table. */
export type ReadingTrouble =
  | Exclude<Reading, { kind: 'given' } | { kind: 'too long' }>
  | { kind: 'not understood' };

const NOT_UNDERSTOOD = { kind: 'not understood' } as const;

/**
 * Fetches a report and keeps it in the place of the last one, which stays where this fails.
 * @returns what is wrong, if anything is
 * @throws StoreProblem where it cannot be kept
 */
export async function fetchTeam(
  store: Store,
  read: Read,
  { from, until, zone, group }: TeamQuery,
): Promise<ReadingTrouble | undefined> {
  const query = new URLSearchParams({ from, until, zone, ...(group !== undefined && { group }) });
  const reading = await read(`/${TEAM_PATH}?${String(query)}`, MOST);
  if (reading.kind !== 'given') return reading.kind === 'too long' ? NOT_UNDERSTOOD : reading;
  const report = readReport(parseJson(await reading.body.text()));
  const isAnswer = report?.from === from && report.until === until && report.zone === zone;
  if (!isAnswer) return NOT_UNDERSTOOD;
  const { profile } = reading;
  const before = await teamReportAt(store, profile.baseUrl ?? '');
  const groups = namedIn([...(before?.groups ?? []), ...report.groups]);
  await keepTeamReport(store, profile, { report, groups, ...(group !== undefined && { group }) });
  return undefined;
}

/** A report that came from a server, or that was kept by another version of the app. */
export function readReport(given: unknown): TeamReport | undefined {
  const { data } = TeamReport.safeParse(given);
  return data && isZone(data.zone) ? data : undefined;
}

/** A time in a zone that the browser does not know could not be written. */
function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).format(0) !== '';
  } catch {
    return false;
  }
}

/** The last name of each group. */
function namedIn(groups: readonly Partial<NamedGroup>[]): NamedGroup[] {
  const names = new Map(groups.map(({ uuid, name }) => [uuid, name]));
  return [...names].flatMap(([uuid, name]) => (uuid && name ? { uuid, name } : []));
}

export const TABLES = ['people', 'assignments', 'audit'] as const;
export type TeamTable = (typeof TABLES)[number];

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const;

/** Fetches everything that arrived between two moments, in milliseconds since 1970, as a file. */
export async function fetchTable(
  read: Read,
  table: TeamTable,
  kind: 'xlsx' | 'csv',
  [since, until]: readonly [number, number],
): Promise<Blob | ReadingTrouble> {
  const at = (time: number) => new Date(time).toISOString();
  const query = new URLSearchParams({ since: at(since), until: at(until) });
  const reading = await read(`/records/${table}.${kind}?${String(query)}`);
  if (reading.kind === 'too long') return NOT_UNDERSTOOD;
  if (reading.kind !== 'given') return reading;
  // The sign-in page of a network says 200, too.
  return reading.body.type.startsWith(TYPES[kind]) ? reading.body : NOT_UNDERSTOOD;
}
