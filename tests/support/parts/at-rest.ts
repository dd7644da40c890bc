/** What the app puts off for no longer than this counts as begun: patient commits, reports to other tabs, drafts that are kept. */
const SOON_MS = 250;

/** What goes on without any of what is counted here, such as reading a body, takes a few turns of the event loop. */
const QUIET_TURNS = 4;

/** What was put off to the next turn and has not run: IndexedDB in memory, and Dexie, go from one to the next. */
const turns = new Set<unknown>();
/** Timers that go off soon, and what other threads and servers are at. */
const slower = new Set<unknown>();

const { setImmediate: nextTurn, setTimeout: later } = globalThis;

countUntilRun('setImmediate', 'clearImmediate', () => turns);
countUntilRun('setTimeout', 'clearTimeout', (wait) => (Number(wait) > SOON_MS ? undefined : slower));
countCryptography();

/** Until all that was begun is done, however slow the machine is, and nothing more comes of it. */
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

/** Counts what a global function puts off, until it has run or is taken back. */
function countUntilRun(
  putOff: 'setImmediate' | 'setTimeout',
  takeBack: 'clearImmediate' | 'clearTimeout',
  countIn: (first: unknown) => Set<unknown> | undefined,
): void {
  // Both take what to do first, and give back a handle.
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
