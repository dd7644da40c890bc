import { isOfPractice } from '../../domain/practice-mark.ts';
import type { OutpostDatabase } from '../../store/transaction/database.ts';
import type { Store } from '../../store/transaction/store.ts';
import { keyOf } from '../mirror/file/mirrored-tables.ts';
import { encodeLine } from '../mirror/file/line.ts';
import { readAtOneMoment } from '../one-moment.ts';
import { sealingFrom, sealPart, type Sealing } from './seal.ts';
import { BACKUP_TABLES, ORDER_IN_FILE, type BackupTable, type Head } from './backup-tables.ts';

export interface BackupOptions {
  /** Seals the file; without it anybody who has the file can read it. */
  passphrase?: string;
  /** Seals the file with a key that was made from a passphrase before. */
  sealing?: Sealing | undefined;
  /** Fills an array with random bytes that are good enough for keys. */
  randomBytes: (into: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
}

/** A backup as a file, and the last change that is in it. */
export interface Backup {
  file: Blob;
  head: Head;
  /** The last entry of the history that is in it. */
  journalSeq: number;
}

/**
 * Share sheets take files by their ending: Chromium's list (its `modules/webshare/FILE_TYPES.md`) has `.txt`, and neither `.json` nor one
 * of our own. Every line is text, sealed or not.
 */
const FILE_TYPE = 'text/plain';

/** How many rows are read at a time, and sealed together. */
const BATCH = 250;

type Line = Uint8Array<ArrayBuffer>;

/** Everything that people made on this device, as lines with checksums. The key to a server is never in it, locked or not. */
export async function writeBackup(store: Store, options: BackupOptions): Promise<Backup> {
  const { db, now } = store;
  const { randomBytes } = options;
  const sealing = await sealingOf(options);
  const { journalSeq, records, batches, rows } = await readAtOneMoment(db, allRows, [
    ...BACKUP_TABLES,
    'meta',
  ]);
  const head: Head = {
    kind: isOfPractice(db.name) ? 'outpost practice backup' : 'outpost backup',
    format: 1,
    schema: db.rowsVersion,
    madeAt: now().getTime(),
    records,
    ...(sealing && { sealed: { salt: sealing.salt, iterations: sealing.iterations } }),
  };
  const written: BlobPart[] = [encodeLine(head)];
  let parts = 0;
  for (const batch of [...batches, new Blob([encodeLine({ kind: 'end', rows })])]) {
    if (!sealing) written.push(batch);
    else {
      parts += 1;
      const inside = new Uint8Array(await batch.arrayBuffer());
      written.push(encodeLine(await sealPart(sealing.key, parts, randomBytes(new Uint8Array(12)), inside)));
    }
  }
  return { file: new Blob(written, { type: FILE_TYPE }), head, journalSeq };
}

/** All rows as lines, a blob for each batch: 100,000 people are more than a page should have in memory. */
interface AllRows {
  journalSeq: number;
  records: number;
  rows: number;
  batches: Blob[];
}

async function allRows(db: OutpostDatabase): Promise<AllRows> {
  const all: AllRows = {
    journalSeq: (await db.journal.orderBy('seq').last())?.seq ?? 0,
    ...{ records: await db.ops.count(), rows: 0, batches: [] },
  };
  await eachBatch(db, (lines) => {
    all.rows += lines.length;
    all.batches.push(new Blob(lines));
  });
  return all;
}

async function sealingOf({ passphrase, sealing, randomBytes }: BackupOptions): Promise<Sealing | undefined> {
  return passphrase ? sealingFrom(passphrase, randomBytes(new Uint8Array(16))) : sealing;
}

type Row = Record<string, unknown>;

/**
 * One line for each row, so that damage costs as few rows as possible. Each person, assignment and group is followed by its
 * operation, without which it cannot be restored. No generators: Dexie loses its transaction in them.
 */
async function eachBatch(db: OutpostDatabase, take: (lines: Line[]) => void): Promise<void> {
  const asLines = (name: BackupTable) =>
    inBatches(db, name, (rows) => {
      take(rows.map((row) => lineOf(name, row)));
      return Promise.resolve();
    });
  for (const name of ORDER_IN_FILE.few) await asLines(name);
  for (const name of ORDER_IN_FILE.records)
    await inBatches(db, name, async (rows) => {
      // A group from an organisation's settings has none.
      const ops = await db.ops.bulkGet(rows.map(({ opId }) => (typeof opId === 'string' ? opId : '')));
      take(
        rows.flatMap((row, at) => [lineOf(name, row), ...(ops[at] ? [lineOf('ops', { ...ops[at] })] : [])]),
      );
    });
  for (const name of ORDER_IN_FILE.toldOfThem) await asLines(name);
}

/** Reads a table in the order of its keys. */
async function inBatches(
  db: OutpostDatabase,
  name: BackupTable,
  take: (rows: Row[]) => Promise<void>,
): Promise<void> {
  const table = db.table<Row>(name);
  for (let last: unknown, more = true; more;) {
    const after = last === undefined ? table.orderBy(':id') : table.where(':id').above(last);
    const rows = await after.limit(BATCH).toArray();
    if (rows.length > 0) await take(rows);
    const final = rows.at(-1);
    more = final !== undefined && rows.length === BATCH;
    last = final && keyOf(name, final);
  }
}

function lineOf(table: BackupTable, row: Row): Line {
  return encodeLine({ kind: 'row', table, row: withoutKeyMark(row) });
}

/** A profile's row has a few bits of the hash of its server's key. They are of no use elsewhere, so no file has them. */
export function withoutKeyMark(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'keyMark'));
}
