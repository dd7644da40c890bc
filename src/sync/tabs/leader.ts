import type { Store } from '../../store/transaction/store.ts';
import { startHeartbeat, watchHeartbeat } from './heartbeat.ts';
import type { Locks } from '../attempt/locks.ts';
import { pause, type Timers } from '../timers.ts';

/** Milliseconds between two turns, so that a lock that is never free is not requested without pause. */
const REST = 200;
/**
 * How many milliseconds a tab that leaves for good waits for its requests. An answer that comes later is
 * lost, and its record is unknown.
 */
const LONGEST_FAREWELL = 10_000;

export interface LeaderEnvironment {
  store: Store;
  locks: Locks;
  timers: Timers;
}

/** Sends until `lost` is aborted, and resolves when nothing is on its way any more. */
type Lead = (lost: AbortSignal) => Promise<void>;

/**
 * Makes this tab the one sender among the tabs, or waits until it can be. Two senders at once do no harm,
 * because only one of them can mark an attempt: so a frozen sender may safely be replaced.
 * @returns how to leave for good
 */
export function standForLeader(environment: LeaderEnvironment, lead: Lead): () => Promise<void> {
  const candidate = new Candidate(environment, lead);
  const standing = candidate.stand();
  return async () => {
    candidate.leave();
    await Promise.race([standing, pause(environment.timers, LONGEST_FAREWELL)]);
  };
}

class Candidate {
  readonly #environment: LeaderEnvironment;
  readonly #lead: Lead;
  readonly #leaving = new AbortController();
  readonly #stopWatching: () => void;
  /** Aborted to stop waiting for the lock. */
  #waiting = new AbortController();
  /** Aborted when this tab stops being the sender. */
  #lost = new AbortController();
  /** Present while this tab is the sender. */
  #turn: Promise<void> | undefined;
  #steal = false;

  constructor(environment: LeaderEnvironment, lead: Lead) {
    const { store, timers } = environment;
    this.#environment = environment;
    this.#lead = lead;
    this.#stopWatching = watchHeartbeat(store, timers, () => this.#replace());
  }

  leave(): void {
    this.#stopWatching();
    this.#leaving.abort();
    this.#lost.abort();
    this.#waiting.abort();
  }

  /** Takes one turn after the other, until this tab leaves. */
  async stand(): Promise<void> {
    const { store, locks, timers } = this.#environment;
    for (;;) {
      this.#waiting = new AbortController();
      const options = this.#steal ? { steal: true } : { signal: this.#waiting.signal };
      // The request rejects when this tab stops waiting, to replace a frozen sender, and when this tab was
      // replaced itself.
      await locks
        .request(`${store.db.name} sender`, options, () => this.#takeTurn())
        .catch(() => this.#lost.abort());
      await this.#turn?.catch(() => undefined); // The turn itself reports why it ended.
      if (this.#leaving.signal.aborted) return;
      await pause(timers, REST);
    }
  }

  #takeTurn(): Promise<void> {
    this.#steal = false;
    this.#lost = new AbortController();
    if (this.#leaving.signal.aborted) return Promise.resolve();
    const stopHeartbeat = startHeartbeat(this.#environment.store, this.#environment.timers);
    this.#turn = this.#lead(this.#lost.signal).finally(() => {
      stopHeartbeat();
      this.#turn = undefined;
    });
    return this.#turn;
  }

  /** Takes the lock from the sender of another tab, which is frozen. */
  #replace(): void {
    if (this.#turn) return;
    this.#steal = true;
    this.#waiting.abort();
  }
}
