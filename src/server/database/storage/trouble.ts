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

/** A text has a character that PostgreSQL cannot store: NUL. */
const NOT_STORED = [/^22021$/, /^22P05$/];

export const isNotStored = (error: unknown): boolean => hasCode(error, NOT_STORED);

/** There is no space left on the disk: SQLite's own code, and PostgreSQL's *disk full*. */
const FULL = [/^SQLITE_FULL/, /^53100$/, /^ENOSPC$/];

export const isFull = (error: unknown): boolean => hasCode(error, FULL);

/** Errors of the language itself are bugs of the program. What else fails is the database, whose drivers have many ways to say so, some without a code. */
const BUGS = [TypeError, RangeError, ReferenceError, SyntaxError];

export const isBug = (error: unknown): boolean => BUGS.some((kind) => error instanceof kind);
