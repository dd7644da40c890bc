import { inNumbers } from '../../store/transfer/transfer.ts';
import type { TransferFile } from './read.ts';

/** What a person is shown of a file before they take it. */
export interface TransferContents {
  people: number;
  assignments: number;
  groups: number;
  /** How many assessments the assignments buy. */
  assessments: number;
  /** What the file says that they cost, by the country whose currency it is in. */
  totals: ReadonlyMap<string, number>;
  /** How many of the assessments it names no price for. */
  unpriced: number;
}

export function contentsOf({ head, rows }: TransferFile): TransferContents {
  const moved = rows.ops.filter((op) => op.moved?.id === head.id);
  const ids = new Set(moved.map(({ subjectId }) => subjectId));
  const hundredths = new Map<string, number>();
  let [assessments, unpriced] = [0, 0];
  for (const { id, entries, purchase, denominationCountry: country } of rows.assignments) {
    if (!ids.has(id)) continue;
    assessments += entries.length;
    if (purchase?.total === undefined) unpriced += entries.length;
    else hundredths.set(country, (hundredths.get(country) ?? 0) + Math.round(purchase.total * 100));
  }
  const totals = new Map(Array.from(hundredths, ([country, sum]) => [country, sum / 100]));
  return { ...inNumbers(moved), assessments, totals, unpriced };
}
