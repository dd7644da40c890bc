import type { TableKind } from '../organisation/export/export.ts';
import { tableFile } from '../organisation/export/table-file.ts';

/**
 * A file to fill in.
 * @param sample a row that shows what belongs in each column
 */
export function templateFile(
  headings: readonly string[],
  sample: readonly string[],
  kind: TableKind,
): Promise<Blob> {
  return tableFile(lines([...headings], [...sample]), kind);
}

async function* lines(...all: string[][]): AsyncGenerator<string[][]> {
  yield await Promise.resolve(all);
}
