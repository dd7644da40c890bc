/**
 * What can go wrong with the device's storage, each with its own way out:
 * - `quota`: no room left. Nothing was written; what was typed is still with the caller.
 * - `blocked`: another tab holds an older version of the database open. Opening goes on by itself once it is closed.
 * - `outdated`: a newer version of the app owns the database now. This tab must be reloaded.
 * - `closed`: the database is not open (any more): wiped, closed by the browser, or closed by us.
 * - `erased`: a person erases the device, in this tab or another. Nothing of it may stay on screen.
 * - `missing`: this browser offers no database here, as where its settings forbid it.
 * - `insecure`: the page came over plain http, where browsers give neither ids nor locks nor a start offline.
 * - `damaged`: the database does not hold what it must.
 * - `failed`: anything else; `cause` says what.
 */
export type StoreProblemKind =
  | 'quota'
  | 'blocked'
  | 'outdated'
  | 'closed'
  | 'erased'
  | 'missing'
  | 'insecure'
  | 'damaged'
  | 'failed';

/** A failure of storage. Nothing was written by the transaction that threw it. */
export class StoreProblem extends Error {
  override readonly name = 'StoreProblem';
  readonly kind: StoreProblemKind;

  constructor(kind: StoreProblemKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

const KINDS: Record<string, StoreProblemKind> = {
  QuotaExceededError: 'quota',
  DatabaseClosedError: 'closed',
  InvalidStateError: 'closed',
  NotFoundError: 'closed',
  OpenFailedError: 'closed',
  MissingAPIError: 'missing',
  SecurityError: 'missing',
  VersionError: 'outdated',
};

/**
 * Says what a failure of the database was. Looks behind what wraps it: Dexie and IndexedDB report a full disk
 * as an aborted transaction with the reason inside, or as the first of several failures.
 */
export function storeProblemOf(error: unknown): StoreProblem {
  const chain = chainOf(error);
  for (const at of chain) {
    if (at instanceof StoreProblem) return at;
    if (chain.some(isForbidden)) return new StoreProblem('missing', messageOf(at), { cause: error });
    const kind = 'name' in at && typeof at.name === 'string' ? KINDS[at.name] : undefined;
    if (kind) return new StoreProblem(kind, messageOf(at), { cause: error });
  }
  return new StoreProblem('failed', messageOf(error), { cause: error });
}

/** The failure and what is inside it, the outermost first. */
function chainOf(error: unknown): object[] {
  const chain: object[] = [];
  for (let at = error; isObject(at) && chain.length < 6; at = innerOf(at)) chain.push(at);
  return chain;
}

/** Chromium tells only by this message that the site's settings forbid a database; the error's name does not show it. */
function isForbidden(error: object): boolean {
  return messageOf(error).includes('denied permission to access the database');
}

function innerOf(error: object): unknown {
  if ('inner' in error && error.inner) return error.inner;
  if ('failures' in error && Array.isArray(error.failures)) return error.failures[0];
  return 'cause' in error ? error.cause : undefined;
}

function messageOf(error: unknown): string {
  return isObject(error) && 'message' in error ? String(error.message) : String(error);
}

/** True also for an object of another window, which is not an instance of this window's `Object`. */
function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Does what a person has asked for. Whatever is thrown becomes the problem that the screen shows. */
export async function problemOf(work: () => Promise<unknown>): Promise<StoreProblem | undefined> {
  try {
    await work();
    return undefined;
  } catch (cause) {
    return storeProblemOf(cause);
  }
}

/** For work that no one waits for: a database that fails reports that itself (`onTrouble`), and the app shows it. */
export function reportedByStore(work: Promise<unknown>): void {
  work.catch(() => undefined);
}
