import type { Tally } from '../../rows/tally.ts';
import { laters } from './write-later.ts';

/** From now on the rows that are given to `put` and `add` with this tally are written by `writeNow`. */
export function collectWrites(tally: Tally): void {
  laters.set(tally, new Map());
}

/** Writes what was collected: one call for the rows of a table costs a fraction of one call for each row. */
export async function writeNow(tally: Tally): Promise<void> {
  const later = [...(laters.get(tally) ?? [])];
  if (later.length === 0) return;
  collectWrites(tally);
  await Promise.all(
    later.flatMap(([table, { put, add }]) => [
      ...(put.length > 0 ? [table.bulkPut(put)] : []),
      ...(add.length > 0 ? [table.bulkAdd(add)] : []),
    ]),
  );
}
