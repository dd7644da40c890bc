import { Dexie } from 'dexie';
import { OutpostDatabase } from './database.ts';
import { StoreProblem, storeProblemOf } from './store-problem.ts';
import { VERSIONS } from './versions.ts';

/** What the queries and operations of this folder work on: the open database, and time, identity and chance. */
export interface Store {
  readonly db: OutpostDatabase;
  readonly now: () => Date;
  readonly newId: () => string;
  /** A number from 0 up to 1. */
  readonly random: () => number;
  /** The database was made by this opening: a first visit, or the browser has erased what was there. */
  readonly fresh: boolean;
  close(): void;
}

export interface StoreOptions {
  name: string;
  now: () => Date;
  newId: () => string;
  random: () => number;
  /**
   * Told once for each thing that goes wrong with the database as a whole, in a way that no call of ours would
   * notice: `blocked` while opening (which goes on by itself), `outdated` and `closed` afterwards.
   */
  onTrouble?: (problem: StoreProblem) => void;
}

/** After a browser was killed its storage may fail to open once, and open at the next try: seen once in some 350 kills. */
const TRIES = 3;
const BETWEEN_TRIES_MS = 200;

/**
 * Opens the device's database, bringing an older one up to date.
 * @throws StoreProblem when it cannot be had; after `blocked` it waits for the other tab instead.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await openOnce(options);
    } catch (error) {
      const problem = storeProblemOf(error);
      if (problem.kind !== 'failed' || tries === TRIES) throw problem;
      await new Promise((resume) => setTimeout(resume, BETWEEN_TRIES_MS));
    }
  }
}

async function openOnce({ name, now, newId, random, onTrouble }: StoreOptions): Promise<Store> {
  const db = new OutpostDatabase({ name, random });
  const trouble = onTrouble ?? (() => undefined);
  let fresh = false;
  db.on('populate', () => {
    fresh = true;
  });
  db.on('blocked', () => trouble(new StoreProblem('blocked', 'Another tab holds an older version open')));
  try {
    await refuseNewer(name);
    await db.open();
  } catch (error) {
    db.close();
    throw storeProblemOf(error);
  }
  const close = watch(db, trouble);
  return { db, now, newId, random, fresh, close };
}

/** Dexie opens a database of a newer version, and adds to it what it misses; the newer app would find it changed. */
async function refuseNewer(name: string): Promise<void> {
  const databases = await Dexie.dependencies.indexedDB.databases();
  const version = databases.find((database) => database.name === name)?.version ?? 0;
  // Dexie counts versions in tenths.
  if (version >= (VERSIONS.length + 1) * 10)
    throw new StoreProblem('outdated', `The database has version ${version}`);
}

/** Tells when the database is taken from us. Returns how to close it without being told. */
function watch(db: OutpostDatabase, trouble: (problem: StoreProblem) => void): () => void {
  let expected = false;
  let told = false;
  const tell = (problem: StoreProblem) => {
    if (expected || told) return;
    told = true;
    trouble(problem);
  };
  db.on('versionchange', (event) => {
    tell(
      event.newVersion
        ? new StoreProblem('outdated', 'A newer version of the app wants the database')
        : new StoreProblem('closed', 'The database is being erased'),
    );
  });
  db.on('close', () => tell(new StoreProblem('closed', 'The browser closed the database')));
  return () => {
    expected = true;
    db.close();
  };
}
