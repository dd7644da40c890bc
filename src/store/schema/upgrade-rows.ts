import type { StoredRow, Version } from './versions.ts';

/** Makes a row of an older version into one of the newest, wherever it was kept: in the database, its copies or a file. */
export function upgradeRow(
  versions: readonly Version[],
  from: number,
  table: string,
  row: StoredRow,
): StoredRow {
  return versions.slice(from).reduce((older, { upgrade }) => upgrade?.(table, older) ?? older, row);
}
