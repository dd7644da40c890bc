import { z } from '../../contract/zod.ts';
import { isOfPractice } from '../../domain/practice-mark.ts';
import { withPauses } from '../breath.ts';
import { DAMAGED, valuesOf } from '../mirror/file/line.ts';
import { keyFrom, openPart } from './seal.ts';
import { BACKUP_TABLES, Head, SHAPES, type BackupTable } from './shapes.ts';

type Rows = { [Name in BackupTable]: z.infer<(typeof SHAPES)[Name]>[] };

/** What is wrong with a line of a file. */
export interface Damage {
  /** Counted from 1; in a sealed file within its part. */
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

export interface BackupRows extends ExaminedRows {
  head: Head;
}

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
  verno: number;
}

const Line = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('row'), table: z.enum(BACKUP_TABLES), row: z.unknown() }),
  z.object({ kind: z.literal('end'), rows: z.number() }),
]);
const bytes = z.instanceof(Uint8Array);
const Part = z.object({ kind: z.literal('part'), number: z.number(), iv: bytes, sealed: bytes });

/** Reads and examines a whole file before anything of it is used. Damaged rows are left out and reported. */
export async function readBackup(
  file: Uint8Array,
  into: ReadingDatabase,
  passphrase?: string,
): Promise<BackupRows | Unreadable> {
  const values = valuesOf(file);
  const first = values.next().value;
  const head = Head.safeParse(first);
  if (!head.success) return isOfNewerFormat(first) ? 'of a newer version' : 'not a backup';
  if (head.data.schema > into.verno) return 'of a newer version';
  const isPractice = head.data.kind === 'outpost practice backup';
  if (isPractice !== isOfPractice(into.name)) return isPractice ? 'of practice' : 'of the real world';
  const { sealed } = head.data;
  if (sealed && !passphrase) return 'wants its passphrase';
  const key =
    sealed && passphrase && (await keyFrom(passphrase, new Uint8Array(sealed.salt), sealed.iterations));
  const read = await (key ? unseal(values, key) : examineInPieces(values));
  return typeof read === 'string' ? read : { head: head.data, ...read };
}

function isOfNewerFormat(first: unknown): boolean {
  const newer = z.object({ kind: Head.shape.kind, format: z.number().check(z.gt(1)) });
  return newer.safeParse(first).success;
}

async function unseal(parts: Iterable<unknown>, key: CryptoKey): Promise<ExaminedRows | Unreadable> {
  const examining = new Examining(2);
  let [failures, all] = [0, 0];
  for (const value of parts) {
    const part = Part.safeParse(value);
    const inside = part.success ? await open(key, part.data) : undefined;
    all += 1;
    if (!inside) {
      failures += 1;
      examining.take(DAMAGED);
    } else {
      for await (const lot of withPauses(valuesOf(inside))) lot.forEach((one) => examining.take(one));
    }
  }
  return failures > 0 && failures === all ? 'another passphrase' : examining.end();
}

async function open(key: CryptoKey, { number, iv, sealed }: z.infer<typeof Part>) {
  const part = { kind: 'part', number, iv: new Uint8Array(iv), sealed: new Uint8Array(sealed) } as const;
  return openPart(key, part).catch(() => undefined);
}

/** The page answers meanwhile: a file of 100,000 people takes seconds. */
async function examineInPieces(values: Iterable<unknown>): Promise<ExaminedRows> {
  const examining = new Examining(2);
  for await (const lot of withPauses(values)) lot.forEach((one) => examining.take(one));
  return examining.end();
}

/** Examines the lines after the head of a file, row by row. */
export function examineRows(values: readonly unknown[], firstLine: number): ExaminedRows {
  const examining = new Examining(firstLine);
  values.forEach((value) => examining.take(value));
  return examining.end();
}

class Examining {
  readonly #read: ExaminedRows = { rows: noRows(), damage: [] };
  #line: number;
  #hasEnd = false;

  constructor(firstLine: number) {
    this.#line = firstLine;
  }

  take(value: unknown): void {
    const line = this.#line;
    this.#line += 1;
    const { rows, damage } = this.#read;
    if (value === DAMAGED) {
      damage.push({ line, why: 'torn or altered' });
      return;
    }
    const parsed = Line.safeParse(value);
    if (!parsed.success) damage.push({ line, why: 'not a row of this kind' });
    else if (parsed.data.kind === 'end') this.#hasEnd = true;
    else {
      const { table, row } = parsed.data;
      const good = SHAPES[table].safeParse(row);
      if (good.success) (rows[table] as unknown[]).push(good.data);
      else
        damage.push({
          line,
          why: 'not a row of this kind',
          field: good.error.issues[0]?.path.join('.') ?? '',
        });
    }
  }

  end(): ExaminedRows {
    if (!this.#hasEnd) this.#read.damage.push({ line: this.#line, why: 'the end is missing' });
    return this.#read;
  }
}

function noRows(): Rows {
  // One entry for each of BACKUP_TABLES.
  return Object.fromEntries(BACKUP_TABLES.map((table) => [table, []])) as unknown as Rows;
}
