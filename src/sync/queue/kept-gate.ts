import type { Store } from '../../store/transaction/store.ts';
import type { Instant } from '../../store/schema/record.ts';
import {
  changeGate,
  OPEN_GATE,
  openedForFirst,
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
  /** A person pressed *Stop* here: holds until the gate says it, or until *Send now* in any tab where that cannot be written. */
  isHalted = false;
  /** Whether `current` is still what the database holds, as far as this tab knows. */
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

  /** Whether the server must be probed before anything is sent. */
  get wantsProbe(): boolean {
    return this.#gate.circuitOpen || this.#gate.trouble !== undefined;
  }

  async read(): Promise<void> {
    this.#gate = await readGate(this.#store);
    this.isRead = true;
  }

  /** Changes the gate for all tabs. */
  async change(change: (gate: Gate) => Gate): Promise<void> {
    this.#gate = await changeGate(this.#store, change);
  }

  /** As `change`, for the sender: where the change makes no difference, nothing is read or written. */
  async changeAsRead(change: (gate: Gate) => Gate): Promise<void> {
    if (!sameGate(change(this.#gate), this.#gate)) await this.change(change);
  }

  /** Stops this tab at once, even when the stop cannot be written down, as on a full disk. */
  async stop(): Promise<void> {
    this.isHalted = true;
    await this.change(stopped);
    // The gate now holds the stop for all tabs, and any of them may lift it.
    this.isHalted = false;
  }

  async liftPauses(): Promise<void> {
    this.isHalted = false;
    await this.change(pausesLifted);
  }

  /** A stop stays for all but what a person wants first. */
  async openForFirst(): Promise<void> {
    await this.change(openedForFirst);
  }

  /** When the gate may open: 0 for now, Infinity when a person must do something first. */
  opensAt(now: Instant): Instant {
    return opensAt(this.current, now);
  }

  /** When assignments may go again, as far as the credit is concerned: 0 for now. */
  creditAt(now: Instant): Instant {
    return isDue(this.#gate.creditUntil, now) ? 0 : this.#gate.creditUntil;
  }
}
