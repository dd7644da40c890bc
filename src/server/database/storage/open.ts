import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { Kysely, PostgresDialect, sql, SqliteDialect, SqliteDriver, type Transaction } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.ts';
import type { Tables } from './tables.ts';
import { isRolledBack, isStarting } from './trouble.ts';

/** The database of the server, whichever it is. */
export interface Storage {
  readonly kind: 'SQLite' | 'PostgreSQL';
  readonly db: Kysely<Tables>;
  /** Commits what `work` did, or nothing if it rejects. It runs again where the database asks for it, as it does when two transactions collide. */
  transaction<Value>(work: (trx: Transaction<Tables>) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

export interface Place {
  /** The folder of the embedded database. */
  data: string;
  /** `postgres://…` for a PostgreSQL server instead. */
  url?: string | undefined;
}

/** The file of the embedded database in its folder. */
export const FILE = 'outpost.sqlite';

/** How long one process waits for another one that writes, such as `key add`. */
const BUSY_MS = 10_000;

/** How often a transaction is tried that the database rolled back itself. */
const TRIES = 10;

/** How long a server that is still starting is waited for, as after a power cut that hit both. */
const STARTING = { tries: 120, pauseMs: 500 };

/** A database that says nothing, or a lock that is kept, makes a request fail and not hang. In milliseconds. */
const LIMITS = {
  connectionTimeoutMillis: 10_000,
  query_timeout: 30_000,
  lock_timeout: 15_000,
  // Sooner than a lock is given up: a machine that lost its power in a transaction keeps nobody from trying that again.
  idle_in_transaction_session_timeout: 10_000,
};

/** Opens the database, makes it where there is none, and brings its tables up to date. */
export async function openStorage({ data, url }: Place, limits = LIMITS): Promise<Storage> {
  // A migration may take longer than a request, and so may waiting for that of another server.
  const { connectionTimeoutMillis } = limits;
  const storage = url === undefined ? openSqlite(data) : openPostgres(url, { connectionTimeoutMillis });
  try {
    await untilStarted(storage);
    await migrate(storage);
  } catch (error) {
    await storage.close();
    throw error;
  }
  if (url === undefined) return storage;
  await storage.close();
  return openPostgres(url, limits);
}

/**
 * Its transactions may write from their beginning, for which SQLite waits. It does not wait for a write that comes after a read; and
 * libsql then keeps the statement that failed, and with it what was read, so that every later try would fail, too.
 */
class WritingDriver extends SqliteDriver {
  readonly #database: Database.Database;

  constructor(database: Database.Database) {
    super({ database });
    this.#database = database;
  }

  override async beginTransaction(): Promise<void> {
    await Promise.resolve(this.#database.exec('BEGIN IMMEDIATE'));
  }
}

function openSqlite(data: string): Storage {
  // Nobody else on the machine reads it.
  mkdirSync(data, { recursive: true, mode: 0o700 });
  const database = new Database(join(data, FILE));
  // An answer is sent only after its record is on the disk: with less than FULL, a power cut takes back the last commits.
  for (const setting of [
    `busy_timeout = ${BUSY_MS}`,
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
  ])
    database.exec(`PRAGMA ${setting}`);
  // libsql has the interface of better-sqlite3.
  const dialect = new SqliteDialect({ database });
  dialect.createDriver = () => new WritingDriver(database);
  return storageOf('SQLite', new Kysely<Tables>({ dialect }));
}

/** Times and counts are far below 2^53. */
const INT8 = 20;

function openPostgres(connectionString: string, limits: pg.PoolConfig): Storage {
  const types = new pg.TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    keepAlive: true,
    ...limits,
  });
  // A connection may break while nobody uses it, and between two queries of a transaction. Whoever asks next is told, or gets a new one.
  const ignore = () => undefined;
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  // A query that got no answer in time would be in the way of the next one. pg does not say in its types that it keeps this.
  pool.on('release', (_, client: pg.PoolClient & { readyForQuery?: boolean }) => {
    if (client.readyForQuery === false) void client.end();
  });
  return storageOf('PostgreSQL', new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }));
}

async function untilStarted({ db }: Storage): Promise<void> {
  for (let left = STARTING.tries; ; left -= 1) {
    try {
      await sql`SELECT 1`.execute(db);
      return;
    } catch (error) {
      if (left === 0 || !isStarting(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, STARTING.pauseMs));
    }
  }
}

function storageOf(kind: Storage['kind'], db: Kysely<Tables>): Storage {
  return {
    kind,
    db,
    async transaction(work) {
      for (let left = TRIES; ; left -= 1) {
        try {
          return await tryOnce(db, work);
        } catch (error) {
          if (left === 0 || !isRolledBack(error)) throw error;
        }
      }
    },
    close: () => db.destroy(),
  };
}

async function tryOnce<Value>(
  db: Kysely<Tables>,
  work: (trx: Transaction<Tables>) => Promise<Value>,
): Promise<Value> {
  const trx = await db.startTransaction().execute();
  try {
    const value = await work(trx);
    await trx.commit().execute();
    return value;
  } catch (error) {
    // It fails where there is nothing to roll back any more, as after a full disk or a broken connection; the first error says why.
    await trx
      .rollback()
      .execute()
      .catch(() => undefined);
    throw error;
  }
}
