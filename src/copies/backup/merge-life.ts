import type { Store } from '../../store/transaction/store.ts';
import { examineRows } from './read.ts';
import { restore } from './restore.ts';
import { BACKUP_TABLES } from './backup-tables.ts';

/**
 * Brings the records of another life of this database into it, as a backup brings those of another device.
 * @param rows of this version, by table
 * @param progressed called after each batch of records
 * @returns how many records were missing here
 */
export async function mergeLife(
  store: Store,
  rows: Readonly<Record<string, readonly object[]>>,
  progressed?: () => void,
): Promise<number> {
  const lines = BACKUP_TABLES.flatMap((table) =>
    (rows[table] ?? []).map((row) => ({ kind: 'row', table, row })),
  );
  const examined = examineRows([...lines, { kind: 'end', rows: lines.length }], 1);
  const { came } = await restore(store, examined, progressed, { isOwn: true });
  return came;
}
