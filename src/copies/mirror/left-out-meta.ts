import { KEPT_COUNTS } from '../../store/queries/overview/kept-counts.ts';
import type { Row } from './file/entry.ts';

/** The row with the handle of the file that a person has picked: a handle cannot be written as text. */
export const KEPT_FILE = 'kept file';

/** Rows of `meta` that no copy ever has: the key, even encrypted, the sender's heartbeat, the handle of a file, and what can be counted again. */
const LEFT_OUT: ReadonlySet<unknown> = new Set(['locked key', 'heartbeat', KEPT_FILE, KEPT_COUNTS]);

export function isLeftOut(table: string, row: Row): boolean {
  return table === 'meta' && LEFT_OUT.has(row['key']);
}
