import { z } from '../../contract/zod.ts';
import { isOfPractice } from '../../domain/practice-mark.ts';
import { DAMAGED, readValues } from '../mirror/file/line.ts';
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
  const [first, ...values] = readValues(file);
  const head = Head.safeParse(first);
  if (!head.success) return isOfNewerFormat(first) ? 'of a newer version' : 'not a backup';
  if (head.data.schema > into.verno) return 'of a newer version';
  const isPractice = head.data.kind === 'outpost practice backup';
  if (isPractice !== isOfPractice(into.name)) return isPractice ? 'of practice' : 'of the real world';
  const { sealed } = head.data;
  if (!sealed) return examine(head.data, values, 2);
  if (!passphrase) return 'wants its passphrase';
  const key = await keyFrom(passphrase, new Uint8Array(sealed.salt), sealed.iterations);
  return unseal(head.data, values, key);
}

function isOfNewerFormat(first: unknown): boolean {
  const newer = z.object({ kind: Head.shape.kind, format: z.number().check(z.gt(1)) });
  return newer.safeParse(first).success;
}

async function unseal(head: Head, values: unknown[], key: CryptoKey): Promise<BackupRows | Unreadable> {
  const opened: unknown[] = [];
  let failures = 0;
  for (const value of values) {
    const part = Part.safeParse(value);
    const inside = part.success ? await open(key, part.data) : undefined;
    // One by one: there may be more of them than a call takes arguments.
    if (inside) for (const one of readValues(inside)) opened.push(one);
    else {
      failures += 1;
      opened.push(DAMAGED);
    }
  }
  return failures > 0 && failures === values.length ? 'another passphrase' : examine(head, opened, 2);
}

async function open(key: CryptoKey, { number, iv, sealed }: z.infer<typeof Part>) {
  const part = { kind: 'part', number, iv: new Uint8Array(iv), sealed: new Uint8Array(sealed) } as const;
  return openPart(key, part).catch(() => undefined);
}

function examine(head: Head, values: readonly unknown[], firstLine: number): BackupRows {
  return { head, ...examineRows(values, firstLine) };
}

/** Examines the lines after the head of a file, row by row. */
export function examineRows(values: readonly unknown[], firstLine: number): ExaminedRows {
  const read: ExaminedRows = { rows: noRows(), damage: [] };
  values.forEach((value, at) => {
    if (!isEnd(value)) take(read, value, firstLine + at);
  });
  if (!values.some(isEnd)) read.damage.push({ line: firstLine + values.length, why: 'the end is missing' });
  return read;
}

function isEnd(value: unknown): boolean {
  const line = Line.safeParse(value);
  return line.success && line.data.kind === 'end';
}

function take({ rows, damage }: ExaminedRows, value: unknown, line: number): void {
  const parsed = Line.safeParse(value);
  if (value === DAMAGED) damage.push({ line, why: 'torn or altered' });
  else if (!parsed.success || parsed.data.kind !== 'row')
    damage.push({ line, why: 'not a row of this kind' });
  else {
    const { table, row } = parsed.data;
    const good = SHAPES[table].safeParse(row);
    if (good.success) (rows[table] as unknown[]).push(good.data);
    else
      damage.push({ line, why: 'not a row of this kind', field: good.error.issues[0]?.path.join('.') ?? '' });
  }
}

function noRows(): Rows {
  // One entry for each of BACKUP_TABLES.
  return Object.fromEntries(BACKUP_TABLES.map((table) => [table, []])) as unknown as Rows;
}
