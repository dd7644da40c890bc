import { Dexie, type Table } from 'dexie';
import type { AttemptRow } from '../../rows/attempt.ts';
import type { OpRow } from '../../rows/op.ts';
import type { Tally } from '../../rows/tally.ts';
import { writtenIn, type Known, type Written } from '../changes-kept.ts';
import { transactionOf } from '../commit.ts';
import type { Store } from '../store.ts';

/** A change of the database, by its number. */
type Place = Readonly<{ epoch: string; seq: number }> | undefined;

/**
 * Rows that need not be read again. They are known as they are at one change of the database: as long as a
 * transaction finds the number of that change there, nobody has written anything since, in this tab or in another
 * one. Holds rows that were read of the records to be sent next, and rows that this page wrote of records on their
 * way.
 */
export class KnownRows implements Known {
  #place: Place;
  readonly #rows = new Map<string, unknown>();

  /** Called with the change that the database was found at. What was known at another one is forgotten. */
  foundAt(place: Place): void {
    if (isSame(place, this.#place)) return;
    this.#rows.clear();
    this.#place = place;
  }

  /** Undefined where the row is not known. Nobody may alter what is given. */
  get(table: string, key: string): unknown {
    return this.#rows.get(nameOf(table, JSON.stringify(key)));
  }

  /** To be called right after `foundAt`, with what the same transaction has read. */
  learn(table: string, key: string, row: unknown): void {
    if (this.#place && row !== undefined) this.#rows.set(nameOf(table, JSON.stringify(key)), row);
  }

  /**
   * A transaction of this page was committed.
   * @param change its number; undefined for one that is not counted
   */
  committed(change: Place, written: Written): void {
    // Settings and the like are not always counted.
    if (!change && [...written.keys()].every((table) => table === 'meta')) return;
    const isNext = this.#place && isSame(change, { ...this.#place, seq: this.#place.seq + 1 });
    if (!isNext) {
      this.foundAt(undefined);
      return;
    }
    this.#place = change;
    for (const [table, rows] of written)
      for (const [key, { row }] of rows) {
        if (row !== undefined && isOnItsWay(table, row)) this.#rows.set(nameOf(table, key), row);
        else this.#rows.delete(nameOf(table, key));
      }
  }
}

function isSame(one: Place, other: Place): boolean {
  return one?.epoch === other?.epoch && one?.seq === other?.seq;
}

function nameOf(table: string, key: string): string {
  return `${table} ${key}`;
}

/** These rows will be wanted again, for the answer. */
function isOnItsWay(table: string, row: unknown): boolean {
  // The tables' own rows.
  if (table === 'ops') return (row as OpRow).status === 'sending';
  return table === 'attempts' && (row as AttemptRow).outcome === undefined;
}

/**
 * Gives a row as it is in the transaction of a tally, and reads it only if it is not known. Nobody may alter what is
 * given. The promise is Dexie's: it keeps track of its transaction through any number of known rows.
 */
export function rowOf<Row, Key extends string>(
  { keeping }: Store,
  tally: Tally,
  table: Table<Row, Key>,
  key: Key,
): PromiseLike<Row | undefined> {
  const transaction = transactionOf(tally);
  const isWritten =
    !transaction || writtenIn(transaction.idbtrans)?.get(table.name)?.has(JSON.stringify(key));
  // Learnt from this very table.
  const known = isWritten ? undefined : (keeping.known?.get(table.name, key) as Row | undefined);
  return known ? Dexie.Promise.resolve(known) : table.get(key);
}
