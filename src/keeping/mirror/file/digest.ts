import { CHANGE_KEY } from '../../../store/core/changes-kept.ts';
import { readChange } from '../../../store/core/change-count.ts';
import type { OutpostDatabase } from '../../../store/core/database.ts';
import { keyOf, MIRRORED_TABLES, type MirroredTable, type Row } from './entry.ts';
import { isLeftOut } from '../left-out.ts';
import { checksum } from './line.ts';

/** For each table: its rows' primary keys as JSON, and a checksum of each row. */
export type Digest = Record<MirroredTable, Map<string, number>>;

/** So many rows are read at a time, which leaves the page responsive. */
const LOT = 500;

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

/** A digest of all rows, and the number of the last change that is in it. */
export async function digestOf(db: OutpostDatabase): Promise<{ seq: number; epoch: string; digest: Digest }> {
  return db.transaction('r', [...MIRRORED_TABLES], async () => {
    const change = await readChange(db);
    const digest = emptyDigest();
    for (const table of MIRRORED_TABLES) {
      const all = db.table<Row>(table);
      for (let rows = await all.orderBy(':id').limit(LOT).toArray(); rows.length > 0;) {
        digestRows(digest, table, rows);
        const last = rows.at(-1);
        const after = last && rows.length === LOT ? all.where(':id').above(keyOf(table, last)) : undefined;
        rows = (await after?.limit(LOT).toArray()) ?? [];
      }
    }
    return { seq: change?.seq ?? 0, epoch: change?.epoch ?? '', digest };
  });
}

/** How two digests differ. */
export interface Difference {
  /** Keys of rows that only the mirror has. */
  onlyInMirror: Partial<Record<MirroredTable, string[]>>;
  /** How many rows the mirror lacks, or has with other values. */
  lacking: number;
}

export function differenceOf(database: Digest, mirror: Digest): Difference {
  const difference: Difference = { onlyInMirror: {}, lacking: 0 };
  for (const table of MIRRORED_TABLES) {
    for (const [key, sum] of database[table]) if (mirror[table].get(key) !== sum) difference.lacking += 1;
    const extra = [...mirror[table].keys()].filter((key) => !database[table].has(key));
    if (extra.length > 0) difference.onlyInMirror[table] = extra;
  }
  return difference;
}
