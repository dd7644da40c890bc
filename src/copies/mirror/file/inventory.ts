import type { Keys, Rows } from './entry.ts';
import { keyOf, MIRRORED_TABLES, type MirroredTable } from './mirrored-tables.ts';
import type { Log } from './log.ts';
import { mergeLogs, missingAfter, type Mirrored } from './merge.ts';
import { digestRows, emptyDigest, type Digest } from './digest.ts';

/** The rows that the mirror's files have of one life of the database, up to one of its changes. */
export interface Inventory {
  /** The last change that is in the files. */
  last: number;
  /** The snapshot is newer than the change that was asked for, so the rows at that change are no longer known. */
  isNewer: boolean;
  /** No change is missing, and no line is damaged. */
  isWhole: boolean;
  /** How many lines are damaged. */
  damaged: number;
  digest: Digest;
}

/** A part of a digest, as the worker gives it to the page. */
export interface DigestBatch {
  table: MirroredTable;
  entries: [key: string, sum: number][];
}

/** Entries sent at a time. Sent all at once, they would block the page for a quarter of a second. */
const BATCH = 4_000;

export function* batchesOf(digest: Digest): Generator<DigestBatch, undefined> {
  for (const table of MIRRORED_TABLES) {
    let entries: DigestBatch['entries'] = [];
    for (const entry of digest[table]) {
      if (entries.push(entry) < BATCH) continue;
      yield { table, entries };
      entries = [];
    }
    if (entries.length > 0) yield { table, entries };
  }
  return undefined;
}

/**
 * @param upTo later changes are left out
 * @param pause is awaited between two pieces, so that a worker can write meanwhile
 */
export async function inventoryOf(
  logs: readonly Log[],
  epoch: string,
  upTo: number,
  pause: () => Promise<void>,
): Promise<Inventory> {
  const mirrored = upToChange(logs, epoch, upTo);
  const digest = emptyDigest();
  const damaged = logs.filter((log) => log.epoch === epoch).reduce((sum, log) => sum + log.damaged, 0);
  if (!mirrored) return { last: 0, isNewer: false, isWhole: false, damaged, digest };
  const { last, from, parts, changes, whole } = mirrored;
  let sinceRest = 0;
  const rest = async (rows: number) => {
    sinceRest += rows;
    if (sinceRest < PIECE) return;
    sinceRest = 0;
    await pause();
  };
  for (const { table, rows } of parts) {
    digestRows(digest, table, rows);
    await rest(rows.length);
  }
  for (const { tables } of changes) {
    for (const table of MIRRORED_TABLES) {
      const { put = [], gone = [] } = tables[table] ?? {};
      // No key is in both: a change has only the last thing that its transaction did to a row.
      for (const key of gone) digest[table].delete(JSON.stringify(key));
      digestRows(digest, table, put);
    }
    await rest(1);
  }
  const isWhole = whole && from !== undefined && changes.length === last - from;
  return { last, isNewer: (from ?? 0) > upTo, isWhole, damaged, digest };
}

/** Rows looked at between two pauses. */
const PIECE = 1_000;

/** The rows with these keys, each as JSON. */
export function rowsIn(logs: readonly Log[], epoch: string, keys: Keys): Rows {
  const mirrored = upToChange(logs, epoch, Infinity);
  if (!mirrored) return {};
  const { put } = missingAfter(0, mirrored);
  const found: Rows = {};
  for (const table of MIRRORED_TABLES) {
    const wanted = new Set(keys[table]);
    if (wanted.size > 0)
      found[table] = put[table].filter((row) => wanted.has(JSON.stringify(keyOf(table, row))));
  }
  return found;
}

/** What the files have of one life of the database, without later changes. */
export function upToChange(logs: readonly Log[], epoch: string, upTo: number): Mirrored | undefined {
  const mirrored = mergeLogs(logs).find((one) => one.epoch === epoch);
  if (!mirrored) return undefined;
  const changes = mirrored.changes.filter(({ seq }) => seq <= upTo);
  const last = changes.at(-1)?.seq ?? mirrored.from ?? 0;
  return { ...mirrored, changes, last };
}
