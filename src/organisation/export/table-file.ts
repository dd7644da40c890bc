import { BYTE_ORDER_MARK, line } from './csv.ts';

/**
 * A table as a file: a workbook, or lines with a sign between their cells.
 * @param lines batches of lines, each with its cells
 * @param kind `xlsx`, or the sign
 */
export async function tableFile(lines: AsyncIterable<string[][]>, kind: string): Promise<Blob> {
  if (kind !== 'xlsx') return text(lines, kind);
  // Most who open a screen with tables want no workbook.
  const { workbook } = await import('./xlsx.ts');
  return workbook(lines);
}

/** Each batch becomes a part of the file at once, so that the whole text is never encoded in one step. */
async function text(lines: AsyncIterable<string[][]>, separator: string): Promise<Blob> {
  const parts = [new Blob([BYTE_ORDER_MARK])];
  for await (const batch of lines) parts.push(new Blob(batch.map((cells) => line(cells, separator))));
  const type = separator === '\t' ? 'text/tab-separated-values' : 'text/csv';
  return new Blob(parts, { type: `${type};charset=utf-8` });
}
