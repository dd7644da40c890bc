import { z } from '../../contract/zod.ts';
import { readCode, type CodeKind } from '../../domain/transfer/codes.ts';
import { at, id, whole } from '../backup/backup-tables.ts';

/** A code as it is shown, with the check letter of its kind. */
function code(kind: CodeKind) {
  return id.check(z.refine((text) => readCode(kind, text) === text));
}

/** The first line of a file that takes records to another device. The other lines are those of a backup. */
export const TransferHead = z.object({
  /** As with backups: what is made in practice is of another kind. */
  kind: z.enum(['outpost transfer', 'outpost practice transfer']),
  format: z.literal(1),
  /** The version of the database whose rows these are. */
  schema: whole,
  /** When the records were moved. */
  at,
  id,
  code: code('transfer'),
  /** The device that gives the records, and the only one that may take them. */
  from: code('device'),
  to: code('device'),
  /** How many records it moves. It has other records only because these name them. */
  records: whole,
});
export type TransferHead = z.infer<typeof TransferHead>;
