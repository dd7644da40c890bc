/**
 * Errors of the two databases that say that nothing was done: of SQLite, that another process was writing; of PostgreSQL, the
 * classes *serialization failure* and *deadlock detected*.
 */
const ROLLED_BACK = [/^SQLITE_BUSY/, /^40001$/, /^40P01$/];

/** PostgreSQL is not there yet: *cannot connect now*, or nothing listens at its port. */
const STARTING = [/^57P03$/, /^ECONNREFUSED$/, /^ECONNRESET$/];

export const isRolledBack = (error: unknown): boolean => hasCode(error, ROLLED_BACK);
export const isStarting = (error: unknown): boolean => hasCode(error, STARTING);

function hasCode(error: unknown, patterns: readonly RegExp[]): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  return patterns.some((pattern) => pattern.test(code));
}

/** There is no space left on the disk: SQLite's own code, and PostgreSQL's *disk full*. */
const FULL = [/^SQLITE_FULL/, /^53100$/, /^ENOSPC$/];

export const isFull = (error: unknown): boolean => hasCode(error, FULL);

/** SQLite's codes, PostgreSQL's of five characters, and those of a connection that broke; the driver gives no code when it ended while a query ran. */
const OF_DATABASE = [/^SQLITE_/, /^[0-9A-Z]{5}$/, /^E[A-Z]+$/];

export const isOfDatabase = (error: unknown): boolean =>
  hasCode(error, OF_DATABASE) ||
  (error instanceof Error && error.message.startsWith('Connection terminated'));
