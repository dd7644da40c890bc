/** IndexedDB without Dexie: for a database whose schema is whatever an older version made. */

/** Settles as a request does. */
export function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(failureOf(request.error));
  });
}

/** Resolves when a transaction has been committed. */
export function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(failureOf(transaction.error));
  });
}

interface Opening {
  factory: IDBFactory;
  name: string;
  version: number;
  /** Runs when the database has a lower version, or none (0). */
  upgrade: (transaction: IDBTransaction, oldVersion: number) => void;
  /** Told when another page has it open and does not let go. Opening goes on once it does. */
  blocked?: () => void;
}

/** Opens a database at a version. It closes when another page wants to change or delete it. */
export async function openRaw({ factory, name, version, upgrade, blocked }: Opening): Promise<IDBDatabase> {
  const request = factory.open(name, version);
  request.onblocked = () => blocked?.();
  request.onupgradeneeded = ({ oldVersion }) => {
    // A request that upgrades has a transaction.
    if (request.transaction) upgrade(request.transaction, oldVersion);
  };
  const db = await asked(request);
  db.onversionchange = () => db.close();
  return db;
}

/** The version of a database; 0 where there is none. */
export async function versionOf(factory: IDBFactory, name: string): Promise<number> {
  // TypeScript promises it everywhere; Firefox has it since 126.
  if (!('databases' in factory)) return probe(factory, name);
  return (await factory.databases()).find((one) => one.name === name)?.version ?? 0;
}

/** The version of a database, found by opening it. Where there is none, the new one is taken back. */
export async function probe(factory: Pick<IDBFactory, 'open'>, name: string): Promise<number> {
  const request = factory.open(name);
  request.onupgradeneeded = () => request.transaction?.abort();
  try {
    const db = await asked(request);
    db.close();
    return db.version;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 0;
    throw error;
  }
}

function failureOf(error: DOMException | null): Error {
  return error ?? new DOMException('The transaction was aborted', 'AbortError');
}
