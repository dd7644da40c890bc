import { Dexie } from 'dexie';
import { OLD_NAME } from '../../domain/deployment.ts';
import { RAISED } from './is-move-needed.ts';
import { asked, committed, openRaw } from './raw-database.ts';

/** How far a deployment has got with taking over what stands in the old database. */
export interface Move {
  /** The deployment's name. */
  id: string;
  /** Others may have used the old database too: what it holds is given to each, and belongs to the deployment that claims it. */
  shared: boolean;
  stage:
    | 'copying'
    /** Every row is in the deployment's own database. */
    | 'copied'
    /** Not shared: what stood outside the database has been moved as well. */
    | 'moved'
    /** Shared: nothing of it can be sent before a person says whose it is. */
    | 'held';
}

/** The version of the schema that the old database had before it was raised. */
interface Schema {
  id: 'schema';
  version: number;
}

/** A record, or a half-typed form, that one deployment may work with and no other. */
interface Claim {
  id: string;
  by: string;
}

const MOVES = 'moves';
const CLAIMS = 'claims';
const OWN_STORES: ReadonlySet<string> = new Set([MOVES, CLAIMS]);

/** Where the databases are. */
export function theFactory(): IDBFactory {
  return Dexie.dependencies.indexedDB;
}

/**
 * The database of the old name. What older versions wrote to it is not changed any more; what is added says which deployment
 * has taken what.
 */
export class OldDatabase {
  readonly #db: IDBDatabase;

  constructor(db: IDBDatabase) {
    this.#db = db;
  }

  get raw(): IDBDatabase {
    return this.#db;
  }

  /** The names of the tables of older versions. */
  get tables(): string[] {
    return [...this.#db.objectStoreNames].filter((name) => !OWN_STORES.has(name));
  }

  async schema(): Promise<number> {
    // Only `openOldDatabase` writes it, when it raises the version of the database.
    const row = (await this.#get(MOVES, 'schema')) as Schema;
    return row.version;
  }

  async move(name: string): Promise<Move | undefined> {
    // Only the code below writes it; no deployment is called `schema`.
    return (await this.#get(MOVES, name)) as Move | undefined;
  }

  async moves(): Promise<Move[]> {
    const rows = await asked(this.#db.transaction(MOVES).objectStore(MOVES).getAll());
    // Only this file writes them.
    return (rows as (Move | Schema)[]).filter((row): row is Move => row.id !== 'schema');
  }

  async note(move: Move): Promise<void> {
    const transaction = this.#db.transaction(MOVES, 'readwrite', { durability: 'strict' });
    transaction.objectStore(MOVES).put(move);
    await committed(transaction);
  }

  /**
   * Claims what nobody has claimed, in one transaction: two deployments never get the same.
   * @returns those of the given that belong to another deployment
   */
  async claim(ids: readonly string[], by: string): Promise<Set<string>> {
    const transaction = this.#db.transaction(CLAIMS, 'readwrite', { durability: 'strict' });
    const claims = transaction.objectStore(CLAIMS);
    const others = new Set<string>();
    for (const id of ids) {
      const read = claims.get(id);
      read.onsuccess = () => {
        // Only this code writes it.
        const claim = read.result as Claim | undefined;
        if (!claim) claims.put({ id, by } satisfies Claim);
        else if (claim.by !== by) others.add(id);
      };
    }
    await committed(transaction);
    return others;
  }

  /** Who has claimed what. */
  async claims(): Promise<Map<string, string>> {
    // Only `claim` writes it.
    const rows = (await asked(this.#db.transaction(CLAIMS).objectStore(CLAIMS).getAll())) as Claim[];
    return new Map(rows.map(({ id, by }) => [id, by]));
  }

  close(): void {
    this.#db.close();
  }

  #get(store: string, id: string): Promise<unknown> {
    return asked<unknown>(this.#db.transaction(store).objectStore(store).get(id));
  }
}

/**
 * Opens the database of the old name, and shuts older versions of the app out of it: their pages close it and say that a newer
 * version is there. Where the browser has lost it, only the claims begin anew.
 * @param blocked told when a page does not close it
 */
export async function openOldDatabase(blocked?: () => void): Promise<OldDatabase> {
  const db = await openRaw({
    factory: theFactory(),
    name: OLD_NAME,
    version: RAISED,
    upgrade: (transaction, version) => {
      transaction.db
        .createObjectStore(MOVES, { keyPath: 'id' })
        .put({ id: 'schema', version } satisfies Schema);
      transaction.db.createObjectStore(CLAIMS, { keyPath: 'id' });
    },
    ...(blocked && { blocked }),
  });
  return new OldDatabase(db);
}
