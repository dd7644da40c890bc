import { Dexie, type IndexableType, type IntervalTree, type ObservabilitySet, type Table } from 'dexie';
import type { Store } from '../../transaction/store.ts';

/** Primary keys from one to another, both included; one key where they are equal. */
export interface KeyRange {
  from: IndexableType;
  to: IndexableType;
}

/** Calls back after commits, also those of other tabs, with the keys of a table that they wrote or deleted. Returns how to stop. */
export function onRowsChanged(
  { db }: Store,
  table: Pick<Table, 'name'>,
  changed: (ranges: KeyRange[]) => void,
): () => void {
  const hear = (parts: ObservabilitySet) => {
    const keys = parts[`idb://${db.name}/${table.name}/`];
    const ranges = keys ? rangesOf(keys) : [];
    if (ranges.length > 0) changed(ranges);
  };
  Dexie.on('storagemutated', hear);
  return () => Dexie.on.storagemutated.unsubscribe(hear);
}

function rangesOf(tree: IntervalTree): KeyRange[] {
  if (!('from' in tree)) return [];
  const { from, to, l, r } = tree;
  return [...(l ? rangesOf(l) : []), { from, to }, ...(r ? rangesOf(r) : [])];
}
