/** Work that the app delays by no more than this counts as begun: patient commits, reports to other tabs, saved drafts. */
const SOON_MS = 250;

/** Work that is not counted here, such as reading a body, takes a few turns of the event loop. */
const QUIET_TURNS = 4;

/** Work for the next turn that has not run yet: IndexedDB in memory and Dexie go from turn to turn. */
const turns = new Set<unknown>();
/** Timers that go off soon, and the work of other threads and servers. */
const slower = new Set<unknown>();

const { setImmediate: nextTurn, setTimeout: later } = globalThis;

countUntilRun('setImmediate', 'clearImmediate', () => turns);
countUntilRun('setTimeout', 'clearTimeout', (wait) => (Number(wait) > SOON_MS ? undefined : slower));
countCryptography();

/** Resolves when all work that was begun, and all that it led to, is done, however slow the machine is. */
export async function atRest(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
    if (turns.size + slower.size > 0) quiet = 0;
    await new Promise<void>((resume) => {
      if (turns.size === 0 && slower.size > 0) later(resume, 1);
      else nextTurn(resume);
    });
  }
}

/** Work that is not at rest before it has ended, such as a request to a server of the test. */
export function goingOn<Result>(work: Promise<Result>): Promise<Result> {
  slower.add(work);
  const forget = () => void slower.delete(work);
  work.then(forget, forget);
  return work;
}

type Work = (...args: unknown[]) => void;

/** Counts the work that a global function schedules, until it has run or is cancelled. */
function countUntilRun(
  putOff: 'setImmediate' | 'setTimeout',
  takeBack: 'clearImmediate' | 'clearTimeout',
  countIn: (first: unknown) => Set<unknown> | undefined,
): void {
  // Both take the work as their first argument, and return a handle.
  const really = globalThis[putOff] as (work: Work, ...rest: unknown[]) => unknown;
  const reallyTakeBack = globalThis[takeBack] as (handle: unknown) => void;
  const replacement = (work: Work, ...rest: unknown[]) => {
    const counted = countIn(rest[0]);
    const handle = really(
      (...args) => {
        counted?.delete(handle);
        work(...args);
      },
      ...rest,
    );
    counted?.add(handle);
    return handle;
  };
  // With its promisified twin.
  Reflect.set(globalThis, putOff, Object.assign(replacement, really));
  Reflect.set(globalThis, takeBack, (handle: unknown) => {
    turns.delete(handle);
    slower.delete(handle);
    reallyTakeBack(handle);
  });
}

function countCryptography(): void {
  for (const name of ['decrypt', 'deriveBits', 'deriveKey', 'digest', 'encrypt', 'importKey'] as const) {
    const really = Reflect.get(SubtleCrypto.prototype, name) as (...args: unknown[]) => Promise<unknown>;
    Reflect.set(SubtleCrypto.prototype, name, function (this: SubtleCrypto, ...args: unknown[]) {
      return goingOn(really.apply(this, args));
    });
  }
}
