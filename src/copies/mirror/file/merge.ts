import type { ChangeEntry, EvidenceEntry, Row } from './entry.ts';
import { keyOf, MIRRORED_TABLES, type MirroredTable } from './mirrored-tables.ts';
import type { Log } from './log.ts';

/** How far the files of one epoch reach together. */
export interface Reach {
  epoch: string;
  /** The newest version of the database whose rows are in it. */
  schema: number;
  /** The newest change that is in it. Older ones may be missing. */
  last: number;
  /** The last change that its snapshot has; absent when no snapshot was finished. */
  from: number | undefined;
  /** Every change up to `last` is in it, and no line of any file is damaged. So a change that is not in it was made later. */
  whole: boolean;
  /** It has no row and no change. */
  empty: boolean;
}

/** What all files of one epoch say together. */
export interface Mirrored extends Reach {
  /** Changes after the snapshot, in order, each once. */
  changes: ChangeEntry[];
  evidence: EvidenceEntry[];
  parts: Log['snapshot']['parts'];
}

/** Puts the files of all tabs together, each epoch by itself. An epoch that a person erased is left out. */
export function mergeLogs(logs: readonly Log[]): Mirrored[] {
  const erased = logs.filter((log) => log.erased).map((log) => log.epoch);
  const epochs = new Set(logs.map((log) => log.epoch).filter((epoch) => !erased.includes(epoch)));
  return [...epochs].map((epoch) =>
    mergeEpoch(
      epoch,
      logs.filter((log) => log.epoch === epoch),
    ),
  );
}

function mergeEpoch(epoch: string, logs: readonly Log[]): Mirrored {
  const base = newestWhole(logs);
  const from = base?.snapshot.from;
  const changes = inOrder(logs.flatMap((log) => log.changes).filter(({ seq }) => seq > (from ?? 0)));
  const last = changes.at(-1)?.seq ?? from ?? 0;
  // Where no snapshot was finished, the parts of all unfinished ones are used: better than nothing.
  const parts = base ? base.snapshot.parts : logs.flatMap((log) => log.snapshot.parts);
  const isUnbroken = from !== undefined && changes.length === last - from;
  const whole = isUnbroken && logs.every(({ damaged }) => damaged === 0);
  return {
    epoch,
    schema: Math.max(...logs.map((log) => log.schema)),
    last,
    from,
    whole,
    empty: parts.length === 0 && changes.length === 0,
    changes,
    evidence: logs.flatMap((log) => log.evidence),
    parts,
  };
}

function newestWhole(logs: readonly Log[]): Log | undefined {
  return logs
    .filter((log) => log.snapshot.from !== undefined)
    .sort((one, other) => (other.snapshot.from ?? 0) - (one.snapshot.from ?? 0))[0];
}

/** In the order of their numbers, each once: two files may have the same change. */
function inOrder(changes: readonly ChangeEntry[]): ChangeEntry[] {
  const bySeq = new Map(changes.map((change) => [change.seq, change]));
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}

export type Tables = Record<MirroredTable, Row[]>;

/** What must be given to a database that has the first `seq` changes, so that it has them all. */
export interface Missing {
  put: Tables;
  /** Primary keys. */
  gone: Record<MirroredTable, unknown[]>;
  /** Nothing is missing between what the database has and the last change, and no line is damaged. */
  whole: boolean;
}

/** What came after the first `seq` changes. Nothing older than these is in it, so no row of the database gets an older value. */
export function missingAfter(seq: number, mirrored: Mirrored): Missing {
  const { from, last, parts } = mirrored;
  const usesSnapshot = seq === 0 || (from !== undefined && from > seq);
  const begin = usesSnapshot ? (from ?? 0) : seq;
  const changes = mirrored.changes.filter((change) => change.seq > begin);
  const final = finalRows(usesSnapshot ? parts : [], changes);
  const isUnbroken = changes.length === last - begin && (!usesSnapshot || from !== undefined);
  return {
    put: byTable((table) => [...final[table].values()].filter((row) => row !== undefined)),
    gone: byTable((table) => keysOfGone(final[table])),
    whole: mirrored.whole && isUnbroken,
  };
}

/** The last value of each row, by its key; undefined for a row that was deleted. */
function finalRows(parts: Log['snapshot']['parts'], changes: readonly ChangeEntry[]) {
  const final = byTable(() => new Map<string, Row | undefined>());
  const put = (table: MirroredTable, rows: readonly Row[]) => {
    for (const row of rows) final[table].set(JSON.stringify(keyOf(table, row)), row);
  };
  for (const { table, rows } of parts) put(table, rows);
  for (const change of changes) {
    for (const table of MIRRORED_TABLES) {
      const { put: rows = [], gone = [] } = change.tables[table] ?? {};
      // No key is in both: a change has only the last thing that its transaction did to a row.
      for (const key of gone) final[table].set(JSON.stringify(key), undefined);
      put(table, rows);
    }
  }
  return final;
}

function keysOfGone(rows: ReadonlyMap<string, Row | undefined>): unknown[] {
  return [...rows].filter(([, row]) => row === undefined).map(([key]) => JSON.parse(key) as unknown);
}

function byTable<T>(make: (table: MirroredTable) => T): Record<MirroredTable, T> {
  // One entry for each of MIRRORED_TABLES.
  return Object.fromEntries(MIRRORED_TABLES.map((table) => [table, make(table)])) as Record<MirroredTable, T>;
}
