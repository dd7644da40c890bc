import type { Keeping } from './changes-kept.ts';
import { OutpostDatabase } from './database.ts';
import { readAgain } from './read-again.ts';
import type { Version } from '../schema/versions.ts';
import { StoreProblem, storeProblemOf } from './store-problem.ts';

// For live queries, which wait for the code of the database: see `late-store.ts`.
export { liveQuery } from 'dexie';

/** How long a person or an assignment that was just made or edited waits before it may be sent. It follows the settings. */
export interface Delay {
  milliseconds: number;
}

/** What queries and operations need: the open database, the time, new ids and chance. */
export interface Store {
  /** The name of the database. */
  readonly name: string;
  readonly db: OutpostDatabase;
  readonly now: () => Date;
  readonly newId: () => string;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  /** Holds the keeper, which writes every change a second time. */
  readonly keeping: Keeping;
  readonly delay: Delay;
  /** The database was made by this opening: a first visit, or the browser has erased what was there. */
  readonly fresh: boolean;
  close(): void;
}

/** What remains to be done as soon as the database is open. */
export type AfterOpening = ((store: Store) => Promise<void>) | undefined;

export interface StoreOptions {
  name: string;
  now: () => Date;
  newId: () => string;
  random: () => number;
  /** If absent, changes are not written a second time. */
  keeping?: Keeping;
  /** If absent, new records may be sent at once. */
  delay?: Delay;
  /** Only tests give this. */
  versions?: readonly Version[];
  /**
   * Runs before the database is opened. The function that it returns runs right after, and only then does the store count as
   * opened.
   * @param blocked to be called while another page keeps the database from being opened
   */
  prepare?: (blocked: () => void) => Promise<AfterOpening>;
  /**
   * Called once for each problem of the whole database that no call of ours would notice: `blocked` and
   * `failed` while it is being opened (calls made before `failed` are rejected), `outdated` and `closed`
   * afterwards.
   */
  onTrouble?: (problem: StoreProblem) => void;
}

/**
 * How often to try to open the database. After a kill it may fail once and open the next time: seen once in
 * some 350 kills.
 */
const TRIES = 3;
const BETWEEN_TRIES_MS = 200;

/** A store whose database is being opened. */
export interface Opening {
  store: Store;
  /**
   * Rejects with a StoreProblem when the database cannot be opened. After `blocked` it waits for the other
   * tab instead.
   */
  opened: Promise<void>;
  /** Resolves when `prepare` is done. From then on, calls wait until the database is open; before that, they are rejected. */
  begun: Promise<void>;
}

/** Begins to open the device's database, bringing an older one up to date. */
export function beginStore({ name, now, newId, random, onTrouble, ...options }: StoreOptions): Opening {
  const keeping = options.keeping ?? { ready: Promise.resolve() };
  const delay = options.delay ?? { milliseconds: 0 };
  const trouble = onTrouble ?? (() => undefined);
  const blocked = () => trouble(new StoreProblem('blocked', 'Another tab holds an older version open'));
  const db = new OutpostDatabase({ name, random, keeping, versions: options.versions });
  let fresh = false;
  db.on('populate', () => {
    fresh = true;
  });
  // This event also comes while the database is being deleted. Then no older version is the cause.
  db.on('blocked', ({ newVersion }) => {
    if (newVersion) blocked();
  });
  const close = watch(db, trouble);
  const store = {
    name,
    db,
    now,
    newId,
    random,
    keeping,
    delay,
    close,
    get fresh() {
      return fresh;
    },
  };
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const open = async () => {
    const then = options.prepare && (await options.prepare(blocked));
    const isOpen = db.open();
    begin();
    await isOpen;
    await then?.(store);
  };
  return { store, begun, opened: opening(db, open, trouble).finally(begin) };
}

/** Like `beginStore`, for callers that have nothing to do until the database is open. @throws StoreProblem */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { store, opened } = beginStore(options);
  await opened;
  return store;
}

async function opening(
  db: OutpostDatabase,
  open: () => Promise<void>,
  trouble: (problem: StoreProblem) => void,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await open();
      // Live queries that were started before a failed try have got no result.
      if (tries > 1) readAgain();
      return;
    } catch (error) {
      const problem = storeProblemOf(error);
      if (problem.kind !== 'failed' || tries === TRIES) {
        db.close();
        throw problem;
      }
      trouble(problem);
      await new Promise((resume) => setTimeout(resume, BETWEEN_TRIES_MS));
    }
  }
}

/**
 * Calls `trouble` when the browser or another tab closes the database. Returns how to close it without that
 * call.
 */
function watch(db: OutpostDatabase, trouble: (problem: StoreProblem) => void): () => void {
  let expected = false;
  let told = false;
  const tell = (problem: StoreProblem) => {
    if (expected || told) return;
    // A database that the browser closed may be opened again, and closed once more.
    told = problem.kind !== 'closed';
    trouble(problem);
  };
  db.on('versionchange', (event) => {
    tell(
      event.newVersion
        ? new StoreProblem('outdated', 'A newer version of the app wants the database')
        : new StoreProblem('erased', 'The database is being erased'),
    );
  });
  db.on('close', () => {
    // This event also comes after a failed try to open the database.
    if (db.isOpen()) tell(new StoreProblem('closed', 'The browser closed the database'));
  });
  return () => {
    expected = true;
    db.close();
  };
}
