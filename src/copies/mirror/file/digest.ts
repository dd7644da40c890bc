import { CHANGE_KEY } from '../../../store/transaction/changes-kept.ts';
import { readChange } from '../../../store/transaction/change-count.ts';
import type { OutpostDatabase } from '../../../store/transaction/database.ts';
import type { Keys, Row } from './entry.ts';
import { keyOf, MIRRORED_TABLES, type MirroredTable } from './mirrored-tables.ts';
import { withPauses } from '../../breath.ts';
import { isLeftOut } from '../left-out-meta.ts';
import { checksum } from './line.ts';

/** For each table: its rows' primary keys as JSON, and a checksum of each row. */
export type Digest = Record<MirroredTable, Map<string, number>>;

/** Rows read at a time; this leaves the page responsive. */
const BATCH = 250;

export function emptyDigest(): Digest {
  // One entry for each of MIRRORED_TABLES.
  return Object.fromEntries(MIRRORED_TABLES.map((table) => [table, new Map<string, number>()])) as Digest;
}

/** Adds the rows to a digest. The row that counts the changes is left out, because some writes of it are not mirrored. */
export function digestRows(into: Digest, table: MirroredTable, rows: readonly Row[]): void {
  for (const row of rows) {
    if (isLeftOut(table, row) || (table === 'meta' && row['key'] === CHANGE_KEY)) continue;
    into[table].set(JSON.stringify(keyOf(table, row)), checksum(row));
  }
}

/** A digest of rows, and the number of the last change that can be in it. */
export interface Digested {
  seq: number;
  epoch: string;
  digest: Digest;
}

/** A digest of all rows. They are read in batches while other code writes, so each row is as it was at some moment of the reading. */
export async function digestOf(db: OutpostDatabase): Promise<Digested> {
  const digest = emptyDigest();
  for (const table of MIRRORED_TABLES) {
    const all = db.table<Row>(table);
    for (let rows = await all.orderBy(':id').limit(BATCH).toArray(); rows.length > 0;) {
      digestRows(digest, table, rows);
      const last = rows.at(-1);
      const after = last && rows.length === BATCH ? all.where(':id').above(keyOf(table, last)) : undefined;
      rows = (await after?.limit(BATCH).toArray()) ?? [];
    }
  }
  return { ...(await change(db)), digest };
}

/** A digest of some rows, as they are together at one moment. */
export async function digestOfSome(db: OutpostDatabase, keys: Keys): Promise<Digested> {
  return db.transaction('r', [...MIRRORED_TABLES], async () => {
    const digest = emptyDigest();
    for (const table of MIRRORED_TABLES) {
      // Keys as the tables themselves gave them.
      const wanted = (keys[table] ?? []).map((key) => JSON.parse(key) as string);
      const rows = await db.table<Row>(table).bulkGet(wanted);
      digestRows(
        digest,
        table,
        rows.filter((row) => row !== undefined),
      );
    }
    return { ...(await change(db)), digest };
  });
}

async function change(db: OutpostDatabase): Promise<Omit<Digested, 'digest'>> {
  const { seq = 0, epoch = '' } = (await readChange(db)) ?? {};
  return { seq, epoch };
}

/** How two digests differ: keys of rows that only the mirror has, and of rows that it lacks or has with other values. */
export interface Difference {
  onlyInMirror: Keys;
  lacking: Keys;
}

/** @param within the only keys to compare; if absent, all keys */
export async function differenceOf(database: Digest, mirror: Digest, within?: Keys): Promise<Difference> {
  const difference: Difference = { onlyInMirror: {}, lacking: {} };
  for (const table of MIRRORED_TABLES) {
    const [here, there] = [database[table], mirror[table]];
    const wanted = within && new Set(within[table]);
    const isExtra = (key: string) => (wanted?.has(key) ?? true) && !here.has(key);
    const lacking = await keysWhere(here, (key, sum) => there.get(key) !== sum);
    const extra = await keysWhere(there, isExtra);
    if (lacking.length > 0) difference.lacking[table] = lacking;
    if (extra.length > 0) difference.onlyInMirror[table] = extra;
  }
  return difference;
}

/** The keys of all wanted rows. It pauses now and then, so that the page stays responsive. */
export async function keysWhere(
  sums: ReadonlyMap<string, number>,
  isWanted: (key: string, sum: number) => boolean,
): Promise<string[]> {
  const keys: string[] = [];
  for await (const batch of withPauses(sums))
    for (const [key, sum] of batch) if (isWanted(key, sum)) keys.push(key);
  return keys;
}

/** The keys of both. */
export function allKeys(one: Keys, other: Keys): Keys {
  const keys: Keys = {};
  for (const table of MIRRORED_TABLES) {
    const together = [...(one[table] ?? []), ...(other[table] ?? [])];
    if (together.length > 0) keys[table] = together;
  }
  return keys;
}

export function countKeys(keys: Keys): number {
  return Object.values(keys).reduce((sum, all) => sum + all.length, 0);
}
