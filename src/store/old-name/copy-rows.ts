import { Dexie } from 'dexie';
import { theFactory, type OldDatabase } from './old-database.ts';
import { asked, committed, openRaw } from './raw-database.ts';

/** So many rows go in one transaction. */
const LOT = 500;

/** Which rows of the old database are copied. */
export type Wanted = (table: string, row: unknown) => boolean;

/**
 * Copies the old database into one of another name, at the version of the schema that it had. May be cut short anywhere and
 * done again: a row that is there already is written once more.
 * @throws Error when not everything has arrived
 */
export async function copyRows(old: OldDatabase, name: string, wanted: Wanted): Promise<void> {
  const version = await old.schema();
  const upgrade = (transaction: IDBTransaction) => makeTables(old, transaction);
  const own = await openRaw({ factory: theFactory(), name, version, upgrade });
  try {
    for (const table of old.tables) {
      const copied = await copyTable(old.raw, own, table, (row) => wanted(table, row));
      const arrived = await asked(own.transaction(table).objectStore(table).count());
      if (arrived !== copied) throw new Error(`Of ${copied} rows of ${table} ${arrived} have arrived`);
    }
  } finally {
    own.close();
  }
}

/** The same tables with the same indexes. The versions that came later are made of these by their own upgrades. */
function makeTables(old: OldDatabase, { db }: IDBTransaction): void {
  const from = old.raw.transaction(old.tables);
  for (const table of old.tables) {
    const store = from.objectStore(table);
    const made = db.createObjectStore(table, { keyPath: store.keyPath });
    for (const name of store.indexNames) {
      const { keyPath, unique, multiEntry } = store.index(name);
      made.createIndex(name, keyPath, { unique, multiEntry });
    }
  }
}

/** @returns how many rows there should be */
async function copyTable(
  from: IDBDatabase,
  to: IDBDatabase,
  table: string,
  wanted: (row: unknown) => boolean,
): Promise<number> {
  let copied = 0;
  for (let after: IDBKeyRange | null = null; ;) {
    const store: IDBObjectStore = from.transaction(table).objectStore(table);
    const [keys, rows] = await Promise.all([
      asked(store.getAllKeys(after, LOT)),
      asked<unknown[]>(store.getAll(after, LOT)),
    ]);
    const last = keys.at(-1);
    if (last === undefined) return copied;
    const lot = rows.filter(wanted);
    const transaction = to.transaction(table, 'readwrite', { durability: 'strict' });
    for (const row of lot) transaction.objectStore(table).put(row);
    await committed(transaction);
    copied += lot.length;
    after = Dexie.dependencies.IDBKeyRange.lowerBound(last, true);
  }
}
