import type { Store } from '../../store/transaction/store.ts';
import type { Timers } from '../timers.ts';
import { onTheWayLock, PATIENCE, type Locks } from './locks.ts';

interface LockEnvironment {
  store: Store;
  locks: Locks;
  timers: Timers;
}

/**
 * Shows other tabs that this one has records on their way. It holds one lock from the first of them to the last,
 * because a lock for each takes a tenth of all the work. Tabs share the lock, so none waits for another one. Only a
 * tab that recovers the marks of closed tabs has it alone, for a moment. If that tab is frozen meanwhile, the lock is
 * taken from it.
 */
export class OnTheWay {
  readonly #environment: LockEnvironment;
  #works = 0;
  #held: Promise<void> | undefined;
  #release: () => void = () => undefined;

  constructor(environment: LockEnvironment) {
    this.#environment = environment;
  }

  /** Does some work while the lock is held. Work that has begun is finished even when another tab takes the lock. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.#works += 1;
    try {
      await (this.#held ??= this.#hold());
      return await work();
    } finally {
      this.#works -= 1;
      if (this.#works === 0) {
        this.#held = undefined;
        this.#release();
      }
    }
  }

  /** Asks for the lock; resolves when it is held. Work that comes after it was stolen asks for it again. */
  #hold(): Promise<void> {
    const { store, locks, timers } = this.#environment;
    const name = onTheWayLock(store);
    const finished = new Promise<void>((release) => (this.#release = release));
    const tooLong = new AbortController();
    const forget = timers.after(PATIENCE, () => tooLong.abort());
    let isHeld = false;
    const holding = new Promise<void>((granted, failed) => {
      const begin = () => {
        isHeld = true;
        forget();
        granted();
        return finished;
      };
      const lost = (error: unknown) => {
        forget();
        if (this.#held === holding) this.#held = undefined;
        failed(error instanceof Error ? error : new Error(String(error)));
      };
      locks
        .request(name, { mode: 'shared', signal: tooLong.signal }, begin)
        .catch((error: unknown) => {
          // It took too long: a frozen tab holds the lock, so it is taken from that tab.
          if (isHeld || !tooLong.signal.aborted) throw error;
          return locks.request(name, { steal: true }, begin);
        })
        .catch(lost);
    });
    return holding;
  }
}
