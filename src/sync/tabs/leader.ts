import type { Store } from '../../store/core/store.ts';
import { startHeartbeat, watchHeartbeat } from './heartbeat.ts';
import type { Locks } from '../attempt/locks.ts';
import { pause, type Timers } from '../server/timers.ts';

/** Between two turns, so that a lock that cannot be had is not asked for without end. */
const REST = 200;
/** When this tab gives up for good, what is on its way is waited for so long. An answer may be lost then, and its record is unknown. */
const LONGEST_FAREWELL = 10_000;

export interface LeaderEnvironment {
  store: Store;
  locks: Locks;
  timers: Timers;
}

/** Works as the sender until `lost` is aborted, and ends when nothing is on its way any more. */
type Lead = (lost: AbortSignal) => Promise<void>;

/**
 * Becomes the one sender among the tabs, or waits in line for it. Two senders at once would do no harm, because each
 * attempt is won by one of them: so one that is frozen may safely be replaced.
 *
 * @returns how to give up for good
 */
export function standForLeader(environment: LeaderEnvironment, lead: Lead): () => Promise<void> {
  const candidate = new Candidate(environment, lead);
  void candidate.stand();
  return () => candidate.leave();
}

class Candidate {
  readonly #environment: LeaderEnvironment;
  readonly #lead: Lead;
  readonly #leaving = new AbortController();
  readonly #stopWatching: () => void;
  #standing = Promise.resolve();
  /** Aborted to leave the line for the lock. */
  #waiting = new AbortController();
  /** Aborted when this tab is the sender no longer. */
  #lost = new AbortController();
  /** While this tab is the sender. */
  #turn: Promise<void> | undefined;
  #steal = false;

  constructor(environment: LeaderEnvironment, lead: Lead) {
    const { store, timers } = environment;
    this.#environment = environment;
    this.#lead = lead;
    this.#stopWatching = watchHeartbeat(store, timers, () => this.#replace());
  }

  stand(): Promise<void> {
    this.#standing = this.#standAgainAndAgain();
    return this.#standing;
  }

  async leave(): Promise<void> {
    this.#stopWatching();
    this.#leaving.abort();
    this.#lost.abort();
    this.#waiting.abort();
    await Promise.race([this.#standing, pause(this.#environment.timers, LONGEST_FAREWELL)]);
  }

  async #standAgainAndAgain(): Promise<void> {
    const { store, locks, timers } = this.#environment;
    for (;;) {
      this.#waiting = new AbortController();
      const options = this.#steal ? { steal: true } : { signal: this.#waiting.signal };
      // Rejected when this tab leaves the line to replace a frozen sender, and when it was replaced itself.
      await locks
        .request(`${store.db.name} sender`, options, () => this.#takeTurn())
        .catch(() => this.#lost.abort());
      await this.#turn?.catch(() => undefined);
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

  /** The sender of another tab is frozen. */
  #replace(): void {
    if (this.#turn) return;
    this.#steal = true;
    this.#waiting.abort();
  }
}
