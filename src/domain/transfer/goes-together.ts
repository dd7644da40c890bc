/** What matters for the transfer of a record that is not settled yet. */
export interface Unsettled {
  id: string;
  /** A person wants it moved, and it can be. */
  isWanted: boolean;
  /** Ids of unsettled records that must be on a server before it. */
  waitsFor: readonly string[];
}

/**
 * The wanted records that can be moved. A record goes only together with the records that it waits for and
 * those that wait for it: otherwise one of them would wait for ever.
 */
export function goingTogether(records: readonly Unsettled[]): Set<string> {
  const ties = tiesOf(records);
  const going = new Set(records.filter(({ isWanted }) => isWanted).map(({ id }) => id));
  const staying = [...ties.keys()].filter((id) => !going.has(id));
  for (let id = staying.pop(); id !== undefined; id = staying.pop()) {
    for (const other of ties.get(id) ?? []) {
      if (going.delete(other)) staying.push(other);
    }
  }
  return going;
}

/** These records, and all that must be on a server before them. */
export function withNeeded(
  ids: Iterable<string>,
  waitsForOf: (id: string) => readonly string[],
): Set<string> {
  const needed = new Set<string>();
  const open = [...ids];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (needed.has(id)) continue;
    needed.add(id);
    open.push(...waitsForOf(id));
  }
  return needed;
}

/** For each record, the records that it waits for and those that wait for it. A record without any is absent. */
function tiesOf(records: readonly Unsettled[]): Map<string, string[]> {
  const ties = new Map<string, string[]>();
  const tie = (from: string, to: string) => {
    const known = ties.get(from) ?? [];
    ties.set(from, known);
    known.push(to);
  };
  for (const { id, waitsFor } of records) {
    for (const other of waitsFor) {
      tie(id, other);
      tie(other, id);
    }
  }
  return ties;
}
