import type { Store } from '../../store/core/store.ts';
import type { Instant } from '../../store/rows/record.ts';
import {
  changeGate,
  OPEN_GATE,
  opensAt,
  pausesLifted,
  readGate,
  sameGate,
  stopped,
  type Gate,
} from './gate.ts';
import { isDue } from './pace.ts';

/** The gate as this tab last read it, and a stop that holds in this tab alone. */
export class KeptGate {
  /** A person pressed *Stop* here: holds until the gate says it, or for good where that cannot be written. */
  isHalted = false;
  /** Nothing has happened since it was read that may have changed it. */
  isRead = false;
  readonly #store: Store;
  #gate: Gate = OPEN_GATE;

  constructor(store: Store) {
    this.#store = store;
  }

  /** The gate as screens should show it. */
  get current(): Gate {
    return this.isHalted ? stopped(this.#gate) : this.#gate;
  }

  /** The server must be looked at before anything is sent. */
  get wantsProbe(): boolean {
    return this.#gate.circuitOpen || this.#gate.trouble !== undefined;
  }

  async read(): Promise<void> {
    this.#gate = await readGate(this.#store);
    this.isRead = true;
  }

  /** Changes it for all tabs. */
  async change(change: (gate: Gate) => Gate): Promise<void> {
    this.#gate = await changeGate(this.#store, change);
  }

  /** The same, for the sender: most answers do not change what it read, and then nothing is read or written. */
  async changeAsRead(change: (gate: Gate) => Gate): Promise<void> {
    if (!sameGate(change(this.#gate), this.#gate)) await this.change(change);
  }

  /** Stops at once and here, even when that cannot be written down, as on a full disk. */
  async stop(): Promise<void> {
    this.isHalted = true;
    await this.change(stopped);
    // From here on the gate holds it, for all tabs: another one may lift it.
    this.isHalted = false;
  }

  async liftPauses(): Promise<void> {
    this.isHalted = false;
    await this.change(pausesLifted);
  }

  /** When the queue may be looked at again: 0 for now, Infinity for when a person has done something. */
  opensAt(now: Instant): Instant {
    return opensAt(this.current, now);
  }

  /** When assignments may go again, as far as the credit is concerned: 0 for now. */
  creditAt(now: Instant): Instant {
    return isDue(this.#gate.creditUntil, now) ? 0 : this.#gate.creditUntil;
  }
}
