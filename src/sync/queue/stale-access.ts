import { isInUse } from '../../store/outbox/profiles.ts';
import { readCounters } from '../../store/transaction/counters.ts';
import type { Store } from '../../store/transaction/store.ts';
import type { Access } from '../server/access.ts';
import { RECOVER_AGAIN } from './pace.ts';

interface StaleAccessEnvironment {
  store: Store;
  /** Milliseconds since some moment, as in `Timers`. */
  elapsed: () => number;
  access: () => Access;
  /** Called when the device has had another key in use for a while, and no other tab has told of it. */
  keyChanged: () => void;
}

/**
 * Notices that another tab has set another server or key. Its message may still be on its way; until this tab has taken the change
 * in, the database lets it mark nothing, so it must not try without pause. A tab that was closed in between never tells.
 */
export class StaleAccess {
  readonly #environment: StaleAccessEnvironment;
  #until = 0;
  #isKnown = false;

  constructor(environment: StaleAccessEnvironment) {
    this.#environment = environment;
  }

  /** Milliseconds until a record may be tried again; 0 while server and key of this tab are in use, as far as it knows. */
  get left(): number {
    return Math.max(0, this.#until - this.#environment.elapsed());
  }

  /** To be called when a record could not be marked. */
  async look(): Promise<void> {
    const { store, elapsed, access, keyChanged } = this.#environment;
    const { profile } = access();
    if (!profile || this.left > 0) return;
    const counters = await readCounters(store.db);
    if (await isInUse(store.db, counters, profile)) return;
    const inUse = await store.db.profiles.get(counters.profileId);
    // Another address comes with the settings: to take this tab's key in here would set the old one again.
    if (this.#isKnown && inUse?.baseUrl === profile.baseUrl) keyChanged();
    this.#isKnown = true;
    this.#until = elapsed() + RECOVER_AGAIN;
  }

  /** This tab has taken in what is set now. */
  forget(): void {
    this.#until = 0;
    this.#isKnown = false;
  }
}
