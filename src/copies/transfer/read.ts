import { z } from '../../contract/zod.ts';
import { isOfPractice } from '../../domain/practice-mark.ts';
import { bytesAsWritten } from '../backup/as-written.ts';
import { examineRows, upgradeOf, type ExaminedRows, type ReadingDatabase } from '../backup/read.ts';
import { whole } from '../backup/backup-tables.ts';
import { readValues } from '../mirror/file/line.ts';
import { TransferHead } from './shapes.ts';

/** A file of another device, after all of it was examined. */
export interface TransferFile extends ExaminedRows {
  head: TransferHead;
}

/** Why a file cannot be taken. Nothing of a damaged file is taken, because the file can be written again. */
export type UnreadableTransfer =
  | 'not a transfer'
  | 'of a newer version'
  | 'of practice'
  | 'of the real world'
  | 'damaged';

/** The last line says how many rows there are before it. */
const End = z.object({ kind: z.literal('end'), rows: whole });
/** A larger file is no transfer: no device has so many waiting records. */
const MOST_BYTES = 100_000_000;

/** @param into this device's database */
export function readTransfer(file: Uint8Array, into: ReadingDatabase): TransferFile | UnreadableTransfer {
  if (file.length > MOST_BYTES) return 'not a transfer';
  const [first, ...values] = readValues(bytesAsWritten(file));
  const head = TransferHead.safeParse(first);
  if (!head.success) return whyNot(first);
  const upgrade = upgradeOf(head.data, into);
  if (!upgrade) return 'of a newer version';
  const isPractice = head.data.kind === 'outpost practice transfer';
  if (isPractice !== isOfPractice(into.name)) return isPractice ? 'of practice' : 'of the real world';
  const { rows, damage } = examineRows(values, 2, upgrade);
  const moved = rows.ops.filter((op) => op.moved?.id === head.data.id);
  const end = End.safeParse(values.at(-1));
  const isWhole = damage.length === 0 && end.success && end.data.rows === countOf(rows);
  const neverLeft = moved.every(({ attempts, inDoubt }) => attempts === 0 && !inDoubt);
  if (!isWhole || moved.length !== head.data.records || !neverLeft) return 'damaged';
  return { head: head.data, rows, damage };
}

function countOf(rows: ExaminedRows['rows']): number {
  return Object.values(rows).reduce((sum, { length }) => sum + length, 0);
}

function whyNot(first: unknown): UnreadableTransfer {
  const ours = z.object({ kind: TransferHead.shape.kind, format: z.number() }).safeParse(first);
  if (!ours.success) return 'not a transfer';
  return ours.data.format > 1 ? 'of a newer version' : 'damaged';
}
