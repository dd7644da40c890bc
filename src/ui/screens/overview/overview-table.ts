import { BYTE_ORDER_MARK, line, separatorFor } from '../../../organisation/export/csv.ts';
import { languageTag } from '../../messages/numbers.ts';
import type { NamedPart } from '../../chart/named-parts.ts';

/** One chart, as it is written into the table that is saved. */
export interface TablePicture {
  title: string;
  parts: readonly NamedPart[];
}

/**
 * The numbers of all charts as one CSV, for a spreadsheet: chart, name, how many, and how many of them a server has.
 * @param heads the four column heads
 * @param mark the practice mark; it is written into an extra column beside every number that is not real
 */
export function overviewTable(
  pictures: readonly TablePicture[],
  heads: readonly string[],
  mark?: string,
): Blob {
  const rows = pictures.flatMap(({ title, parts }) =>
    parts.map(({ name, all, onServer }) => [title, name, String(all), String(onServer)]),
  );
  const marked = mark === undefined ? [] : [mark];
  const lines = [heads, ...rows].map((cells) => line([...cells, ...marked], separatorFor(languageTag())));
  return new Blob([BYTE_ORDER_MARK, ...lines], { type: 'text/csv;charset=utf-8' });
}
