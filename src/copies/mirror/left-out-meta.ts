import { KEPT_COUNTS } from '../../store/queries/overview/kept-counts.ts';
import { TEAM_REPORT } from '../../store/outbox/team-report.ts';
import type { Row } from './file/entry.ts';

/** The row with the handle of the file that a person has picked: a handle cannot be written as text. */
export const KEPT_FILE = 'kept file';

/** The row with a file that is being taken, until all of its records have come: it is as large as they are. */
export const BEING_TAKEN = 'transfer being taken';

/** Rows of `meta` that no copy ever has: the key, even encrypted, the sender's heartbeat, the handle of a file, a file that is being taken, and what can be counted or fetched again. */
const LEFT_OUT: ReadonlySet<unknown> = new Set([
  'locked key',
  'heartbeat',
  KEPT_FILE,
  KEPT_COUNTS,
  TEAM_REPORT,
  BEING_TAKEN,
]);

export function isLeftOut(table: string, row: Row): boolean {
  return table === 'meta' && LEFT_OUT.has(row['key']);
}
