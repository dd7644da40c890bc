import { type Table, Dexie, type IndexableType, type IntervalTree, type ObservabilitySet } from 'dexie';
import { SHOWN_STATES, type ShownState } from '../../../domain/record/states.ts';
import { ledgerOf } from '../../../domain/record/ledger.ts';
import type { Store } from '../../transaction/store.ts';
import { readCounters } from '../../transaction/counters.ts';
import { sumOf } from '../../transaction/counters-sum.ts';
import type { RecordRow } from '../../schema/record.ts';
import type { Kind } from '../../schema/counters.ts';

/** Rows read at a time: 10 to 20 ms on a desktop computer, so that a phone stays under 50. */
const PIECE = 1_000;

/** Counts that are kept up to date row by row. */
export interface RowCounter<Row, Counts> {
  /** Counts a row as it is now. */
  put(row: Row): void;
  /** Forgets a row. */
  drop(id: string): void;
  /** How many rows are in a state. */
  inState(state: ShownState): number;
  counts(): Counts;
}

/** The counts of one table, and which of its rows have changed since. */
export class CountedTable<Row extends RecordRow, Counts> {
  readonly #store: Store;
  readonly #table: Table<Row, Row['id']>;
  readonly #kind: Kind;
  readonly #fresh: () => RowCounter<Row, Counts>;
  #rows: RowCounter<Row, Counts> | undefined;
  /** Until all rows have been read once: what has been counted so far. */
  #soFar: RowCounter<Row, Counts> | undefined;
  #changed: KeyRange[] = [];

  constructor(store: Store, table: Table<Row, Row['id']>, kind: Kind, fresh: () => RowCounter<Row, Counts>) {
    this.#store = store;
    this.#table = table;
    this.#kind = kind;
    this.#fresh = fresh;
  }

  /** Begins to note rows that are committed. The next `catchUp` reads them again. */
  listen(heard: () => void): void {
    onRowsChanged(this.#store, this.#table, (ranges) => {
      this.#changed.push(...ranges);
      heard();
    });
  }

  /** The counts. While `catchUp` counts everything for the first time, these are the counts of the newest rows. */
  counts(): Counts {
    return (this.#rows ?? this.#soFar ?? this.#fresh()).counts();
  }

  /**
   * Counts all rows the first time, and then those that have changed. If the counts differ from the database's own
   * counters, everything is counted again. That may happen in a tab that was asleep while another tab committed.
   */
  async catchUp(progress: (done: number, all: number) => void): Promise<void> {
    if (this.#rows) await this.#readChanged(this.#rows);
    if (!this.#rows || !(await this.#isRight(this.#rows))) this.#rows = await this.#readAll(progress);
  }

  /** Reads all rows, the newest first. A row that changes meanwhile is noted, and read again by the next `catchUp`. */
  async #readAll(progress: (done: number, all: number) => void): Promise<RowCounter<Row, Counts>> {
    const rows = (this.#soFar = this.#fresh());
    this.#changed = [];
    const newest = (await this.#table.orderBy('seq').last())?.seq ?? 0;
    for (let to = newest; to > 0; to -= PIECE) {
      const piece = this.#table.where('seq').between(to - PIECE, to, false, true);
      for (const row of await piece.toArray()) rows.put(row);
      progress(Math.min(newest, newest - to + PIECE), newest);
    }
    this.#soFar = undefined;
    return rows;
  }

  async #readChanged(rows: RowCounter<Row, Counts>): Promise<void> {
    const ranges = this.#changed;
    this.#changed = [];
    const keys = new Set(ranges.filter(({ from, to }) => from === to).map(({ from }) => from as Row['id']));
    const all = [...keys];
    for (let at = 0; at < all.length; at += PIECE) {
      const some = all.slice(at, at + PIECE);
      const found = await this.#table.bulkGet(some);
      some.forEach((id, index) => {
        const row = found[index];
        if (row) rows.put(row);
        else rows.drop(id);
      });
    }
    for (const { from, to } of ranges.filter((range) => range.from !== range.to)) {
      const within = this.#table.where(':id').between(from, to, true, true);
      for (const row of await within.toArray()) rows.put(row);
    }
  }

  async #isRight(rows: RowCounter<Row, Counts>): Promise<boolean> {
    // If more has been committed meanwhile, the counters have it and the counts do not, so the next time decides.
    const { states } = ledgerOf(sumOf(await readCounters(this.#store.db), [this.#kind]));
    return this.#changed.length > 0 || SHOWN_STATES.every((state) => states[state] === rows.inState(state));
  }
}

/** Primary keys from one to another, both included; a single key if they are equal. */
interface KeyRange {
  from: IndexableType;
  to: IndexableType;
}

/** Calls back after each commit, also of other tabs, with the keys of a table that it wrote or deleted. Returns how to stop. */
function onRowsChanged(
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
