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
function tiesOf(records: readonly Pick<Unsettled, 'id' | 'waitsFor'>[]): Map<string, string[]> {
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

/** A record that goes with others. */
export interface Going {
  id: string;
  waitsFor: readonly string[];
  /** Many may wait for it, so it goes before them, by itself. */
  isGroup: boolean;
}

/**
 * Batches of about so many records, in the order in which they can go. Records that wait for each other are one part, which is never
 * divided: of a person and an assignment, neither is to be gone without the other.
 * @param going in an order in which none waits for a later group
 */
export function inBatches<One extends Going>(going: readonly One[], size: number): One[][][] {
  const groups = going.filter(({ isGroup }) => isGroup).map((one) => [one]);
  const batches: One[][][] = [];
  let room = 0;
  for (const part of [...groups, ...partsOf(going.filter(({ isGroup }) => !isGroup))]) {
    const last = batches.at(-1);
    if (last && room >= part.length) last.push(part);
    else {
      batches.push([part]);
      room = size;
    }
    room -= part.length;
  }
  return batches;
}

function partsOf<One extends Going>(records: readonly One[]): One[][] {
  const byId = new Map(records.map((one) => [one.id, one]));
  const ties = tiesOf(
    records.map(({ id, waitsFor }) => ({ id, waitsFor: waitsFor.filter((one) => byId.has(one)) })),
  );
  return records.flatMap(({ id }) => {
    const part: One[] = [];
    const open = [id];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const one = byId.get(next);
      if (!one) continue;
      byId.delete(next);
      part.push(one);
      open.push(...(ties.get(next) ?? []));
    }
    return part.length > 0 ? [part] : [];
  });
}
