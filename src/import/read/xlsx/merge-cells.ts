import type { ReadLimits } from '../limits.ts';
import type { MergedCells } from '../merged-cells.ts';
import { Unreadable } from '../unreadable.ts';
import { attributesOf, columnOf } from './xml-tags.ts';

const TAG = /<(?:[^\s<>/:]+:)?mergeCell(?=[\s/>])([^<>]*)>/g;
/** From a cell to one further down: `D2:D41`. Of several columns only the first has a text. */
const REFERENCE = /^([A-Z]{1,3}(\d{1,7})):[A-Z]{1,3}(\d{1,7})$/;

/**
 * The cells that are merged over several rows.
 * @param xml what stands behind the cells of a sheet
 * @returns with columns as the spreadsheet counts, from 1
 * @throws Unreadable if there are more than cells are read
 */
export function mergedCellsIn(xml: string, { cells: most }: ReadLimits): MergedCells[] {
  const merged: MergedCells[] = [];
  let count = 0;
  for (const [, attributes = ''] of xml.matchAll(TAG)) {
    count += 1;
    if (count > most) throw new Unreadable({ kind: 'too many cells', most });
    const found = REFERENCE.exec(attributesOf(attributes).get('ref') ?? '');
    const [, address = '', first, last] = found ?? [];
    if (Number(last) > Number(first))
      merged.push({ column: columnOf(address), first: Number(first), last: Number(last) });
  }
  return merged;
}
