import type { Row } from './file/entry.ts';

/** Rows of `meta` that no copy ever has: the key, even locked, and the sender's sign of life. */
const LEFT_OUT: ReadonlySet<unknown> = new Set(['locked key', 'heartbeat']);

export function isLeftOut(table: string, row: Row): boolean {
  return table === 'meta' && LEFT_OUT.has(row['key']);
}
