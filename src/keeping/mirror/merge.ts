import {
  keyOf,
  MIRRORED_TABLES,
  type ChangeEntry,
  type EvidenceEntry,
  type MirroredTable,
  type Row,
} from './entry.ts';
import type { Log } from './log.ts';

/** What all files of one epoch say together. */
export interface Mirrored {
  epoch: string;
  /** The last change that is in it, whether or not all before are. */
  last: number;
  /** Every change up to `last` is in it, and no line of any file is damaged. What is not in it did not happen by then. */
  whole: boolean;
  /** Changes after the snapshot, in order, each once. */
  changes: ChangeEntry[];
  evidence: EvidenceEntry[];
  /** Where the snapshot stands; absent when none was finished. */
  from: number | undefined;
  parts: Log['snapshot']['parts'];
}

/** Puts the files of all tabs and epochs together, each epoch by itself. */
export function mergeLogs(logs: readonly Log[]): Mirrored[] {
  return [...new Set(logs.map((log) => log.epoch))].map((epoch) =>
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
  const isUnbroken = from !== undefined && changes.length === last - from;
  return {
    epoch,
    last,
    whole: isUnbroken && logs.every(({ damaged }) => damaged === 0),
    changes,
    evidence: logs.flatMap((log) => log.evidence),
    from,
    // Without a finished snapshot parts of several are better than nothing.
    parts: base ? base.snapshot.parts : logs.flatMap((log) => log.snapshot.parts),
  };
}

function newestWhole(logs: readonly Log[]): Log | undefined {
  return logs
    .filter((log) => log.snapshot.from !== undefined)
    .toSorted((one, other) => (other.snapshot.from ?? 0) - (one.snapshot.from ?? 0))[0];
}

/** By number, each once: two files may have the same change when one was made from the other. */
function inOrder(changes: readonly ChangeEntry[]): ChangeEntry[] {
  const bySeq = new Map(changes.map((change) => [change.seq, change]));
  return [...bySeq.values()].toSorted((one, other) => one.seq - other.seq);
}

export type Tables = Record<MirroredTable, Row[]>;

/** The rows that the database had after the last change. */
export function rowsOf({ parts, changes }: Pick<Mirrored, 'parts' | 'changes'>): Tables {
  const tables = new Map(MIRRORED_TABLES.map((table) => [table, new Map<string, Row>()]));
  const put = (table: MirroredTable, rows: readonly Row[]) => {
    for (const row of rows) tables.get(table)?.set(JSON.stringify(keyOf(table, row)), row);
  };
  for (const { table, rows } of parts) put(table, rows);
  for (const change of changes) {
    for (const table of MIRRORED_TABLES) {
      const { put: rows = [], gone = [] } = change.tables[table] ?? {};
      // No key is in both: the store tells the last that a transaction did to each row.
      for (const key of gone) tables.get(table)?.delete(JSON.stringify(key));
      put(table, rows);
    }
  }
  const listed = MIRRORED_TABLES.map((table) => [table, [...(tables.get(table)?.values() ?? [])]]);
  // One entry for each of MIRRORED_TABLES.
  return Object.fromEntries(listed) as Tables;
}
