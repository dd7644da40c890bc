import { z } from '../../contract/zod.ts';
import { isOfPractice } from '../../domain/practice-mark.ts';
import { upgradeRow } from '../../store/schema/upgrade-rows.ts';
import { rowsVersionOf, VERSIONS, type Version } from '../../store/schema/versions.ts';
import { withPauses } from '../breath.ts';
import { asWritten } from './as-written.ts';
import { DAMAGED, valuesOf } from '../mirror/file/line.ts';
import { keyFrom, openPart } from './seal.ts';
import { BACKUP_TABLES, Head, SHAPES, type BackupTable } from './backup-tables.ts';
import { wholeLines } from './whole-lines.ts';

type Rows = { [Name in BackupTable]: z.infer<(typeof SHAPES)[Name]>[] };

/** What is wrong with a line of a file. */
export interface Damage {
  /** Counted from 1. In a sealed file the lines inside its parts are counted, and a part that cannot be opened counts as one line. */
  line: number;
  why: 'torn or altered' | 'not a row of this kind' | 'the end is missing';
  /** Which field is wrong. */
  field?: string;
}

/** The undamaged rows of a file. */
export interface ExaminedRows {
  rows: Rows;
  damage: Damage[];
}

/**
 * Called with each undamaged row of a file. It keeps only what is needed: all rows of 100,000 people are some 300 MB.
 */
type Take = (table: BackupTable, row: Readonly<Record<string, unknown>>) => void;

export interface BackupRows extends ExaminedRows {
  head: Head;
}

type Upgrade = NonNullable<Version['upgrade']>;

/** Why a file cannot be restored at all. */
export type Unreadable =
  | 'not a backup'
  | 'of a newer version'
  /** Made in practice mode, and read outside of it. */
  | 'of practice'
  /** Made outside of practice mode, and read in it. */
  | 'of the real world'
  | 'wants its passphrase'
  | 'another passphrase';

/** The database that is to take the rows of a file. */
export interface ReadingDatabase {
  name: string;
  /** Only tests give this. */
  versions?: readonly Version[];
}

const Line = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('row'), table: z.enum(BACKUP_TABLES), row: z.looseObject({}) }),
  z.object({ kind: z.literal('end'), rows: z.number() }),
]);
const bytes = z.instanceof(Uint8Array);
const Part = z.object({ kind: z.literal('part'), number: z.number(), iv: bytes, sealed: bytes });

/** Reads and examines a whole file before anything of it is used. Damaged rows are left out and reported. */
export async function readBackup(
  file: Blob | Uint8Array,
  into: ReadingDatabase,
  passphrase?: string,
): Promise<BackupRows | Unreadable> {
  const rows = noRows();
  const read = await lookThrough(file, into, passphrase, keepIn(rows));
  return typeof read === 'string' ? read : { ...read, rows };
}

/** Reads and examines a whole file in the same way, without keeping its rows. */
export async function lookThrough(
  file: Blob | Uint8Array,
  into: ReadingDatabase,
  passphrase: string | undefined,
  take: Take,
): Promise<Omit<BackupRows, 'rows'> | Unreadable> {
  const batches = batchesIn(file);
  const [first, ...rest] = (await batches.next()).value ?? [];
  const head = Head.safeParse(first);
  if (!head.success) return isOfNewerFormat(first) ? 'of a newer version' : 'not a backup';
  const upgrade = upgradeOf(head.data, into);
  if (!upgrade) return 'of a newer version';
  const isPractice = head.data.kind === 'outpost practice backup';
  if (isPractice !== isOfPractice(into.name)) return isPractice ? 'of practice' : 'of the real world';
  const { sealed } = head.data;
  if (sealed && !passphrase) return 'wants its passphrase';
  const key =
    sealed && passphrase && (await keyFrom(passphrase, new Uint8Array(sealed.salt), sealed.iterations));
  const examining = new Examining(2, take, upgrade);
  const others = after(rest, batches);
  const why = await (key ? unseal(others, key, examining) : examineAll(others, examining));
  return why ?? { head: head.data, damage: examining.end() };
}

/** Upgrades the rows of a file to this version, before they are examined. Undefined if they are of a newer version. */
export function upgradeOf(
  { schema }: Pick<Head, 'schema'>,
  { versions = VERSIONS }: ReadingDatabase,
): Upgrade | undefined {
  if (schema > rowsVersionOf(versions)) return undefined;
  return (table, row) => upgradeRow(versions, schema, table, row);
}

function isOfNewerFormat(first: unknown): boolean {
  const newer = z.object({ kind: Head.shape.kind, format: z.number().check(z.gt(1)) });
  return newer.safeParse(first).success;
}

/** The values of a file, in batches with pauses: reading a file of 100,000 people takes seconds, and the page must respond meanwhile. */
async function* batchesIn(file: Blob | Uint8Array): AsyncGenerator<unknown[], undefined> {
  for await (const lines of wholeLines(await asWritten(file))) yield* withPauses(valuesOf(lines));
  return undefined;
}

async function* after<One>(first: One, others: AsyncIterable<One>): AsyncGenerator<One> {
  yield first;
  yield* others;
}

async function unseal(
  batches: AsyncIterable<unknown[]>,
  key: CryptoKey,
  examining: Examining,
): Promise<Unreadable | undefined> {
  let [failures, all] = [0, 0];
  for await (const parts of batches)
    for (const value of parts) {
      const part = Part.safeParse(value);
      const inside = part.success ? await open(key, part.data) : undefined;
      all += 1;
      if (!inside) {
        failures += 1;
        examining.take(DAMAGED);
      } else await examineAll(withPauses(valuesOf(inside)), examining);
    }
  return failures > 0 && failures === all ? 'another passphrase' : undefined;
}

async function open(key: CryptoKey, { number, iv, sealed }: z.infer<typeof Part>) {
  const part = { kind: 'part', number, iv: new Uint8Array(iv), sealed: new Uint8Array(sealed) } as const;
  return openPart(key, part).catch(() => undefined); // Another key, or damage: the caller counts it.
}

async function examineAll(batches: AsyncIterable<unknown[]>, examining: Examining): Promise<void> {
  for await (const batch of batches) batch.forEach((one) => examining.take(one));
}

/** Examines the lines after the head of a file, row by row. */
export function examineRows(values: readonly unknown[], firstLine: number, upgrade?: Upgrade): ExaminedRows {
  const rows = noRows();
  const examining = new Examining(firstLine, keepIn(rows), upgrade);
  values.forEach((value) => examining.take(value));
  return { rows, damage: examining.end() };
}

class Examining {
  readonly #take: Take;
  readonly #upgrade: Upgrade;
  readonly #damage: Damage[] = [];
  #line: number;
  #hasEnd = false;

  constructor(firstLine: number, take: Take, upgrade: Upgrade = (_, row) => row) {
    this.#upgrade = upgrade;
    this.#line = firstLine;
    this.#take = take;
  }

  take(value: unknown): void {
    const line = this.#line;
    this.#line += 1;
    const damage = this.#damage;
    if (value === DAMAGED) {
      damage.push({ line, why: 'torn or altered' });
      return;
    }
    const parsed = Line.safeParse(value);
    if (!parsed.success) damage.push({ line, why: 'not a row of this kind' });
    else if (parsed.data.kind === 'end') this.#hasEnd = true;
    else {
      const { table, row } = parsed.data;
      const good = SHAPES[table].safeParse(this.#upgrade(table, row));
      if (good.success) this.#take(table, good.data);
      else
        damage.push({
          line,
          why: 'not a row of this kind',
          field: good.error.issues[0]?.path.join('.') ?? '',
        });
    }
  }

  end(): Damage[] {
    if (!this.#hasEnd) this.#damage.push({ line: this.#line, why: 'the end is missing' });
    return this.#damage;
  }
}

function keepIn(rows: Rows): Take {
  // A row was examined as one of its table.
  return (table, row) => (rows[table] as unknown[]).push(row);
}

function noRows(): Rows {
  // One entry for each of BACKUP_TABLES.
  return Object.fromEntries(BACKUP_TABLES.map((table) => [table, []])) as unknown as Rows;
}
