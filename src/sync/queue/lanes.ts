import { FIRST, sendable } from '../../store/outbox/queue.ts';
import type { Instant } from '../../store/schema/record.ts';
import { LANES, type Lane } from '../../domain/record/lane.ts';
import type { OpRow } from '../../store/schema/op.ts';
import type { Store } from '../../store/transaction/store.ts';
import { Delays } from './delays.ts';
import { isDue, LONGEST_BACK_OFF } from './pace.ts';

/** How many operations are fetched at a time. */
const WINDOW = 64;
/** Milliseconds before a lane that was read to its end is read again while operations are sent. */
const DRY = 250;

/** Which operations of each lane are on their way, and which are next. */
export class Lanes {
  readonly #store: Store;
  /** The lane of each operation that was taken and is not done. */
  readonly #active = new Map<string, Lane>();
  /** When everything in a lane was last read. */
  readonly #dryAt: Record<Lane, Instant> = { group: 0, user: 0, assign: 0 };
  readonly #next: Record<Lane, OpRow[]> = { group: [], user: [], assign: [] };
  /** Until when operations are left out that the database refused again and again, so that others are sent. */
  readonly #aside = new Map<string, Instant>();
  /** Operations that were sent, and whose answer could not be recorded for long. It is still tried. */
  readonly #letGo = new Set<string>();
  /** Counts how often everything that was fetched was forgotten. */
  #forgotten = 0;

  readonly #profileId: () => string | undefined;
  readonly #isFirstOnly: () => boolean;
  readonly delays: Delays;

  /**
   * @param profileId the profile whose operations may be sent; undefined while there is none
   * @param isFirstOnly whether nothing is sent but what a person wants first
   * @param elapsed milliseconds since some moment, as in `Timers`
   */
  constructor(
    store: Store,
    profileId: () => string | undefined,
    isFirstOnly = () => false,
    elapsed = () => 0,
  ) {
    this.delays = new Delays(elapsed);
    this.#store = store;
    this.#profileId = profileId;
    this.#isFirstOnly = isFirstOnly;
  }

  get busy(): boolean {
    return this.#active.size > 0;
  }

  /** How many operations of a lane are on their way. */
  active(lane: Lane): number {
    return [...this.#active.values()].filter((one) => one === lane).length;
  }

  /** The next operation of a lane that may be sent. It counts as on its way until `done`. */
  async take(lane: Lane, now: Instant): Promise<OpRow | undefined> {
    if (this.#next[lane].length === 0 && !this.#isDry(lane, now)) await this.#read(lane, now);
    const queue = this.#next[lane];
    for (let op = queue.shift(); op; op = queue.shift()) {
      if (this.#active.has(op.id) || this.#isAside(op, now)) continue;
      if (this.#isFirstOnly() && op.notBefore !== FIRST) continue;
      this.#active.set(op.id, lane);
      return op;
    }
    return undefined;
  }

  /** Puts an operation back that was taken and may not be sent now. */
  putBack(op: OpRow): void {
    this.done(op);
    this.#next[op.lane].unshift(op);
  }

  done(op: OpRow): void {
    this.#active.delete(op.id);
    this.#letGo.delete(op.id);
  }

  /** Lets others go in the place of an operation that was sent, and whose answer the database refuses. */
  letGo(op: OpRow): void {
    this.#active.delete(op.id);
    this.#letGo.add(op.id);
  }

  setAside({ id }: OpRow, until: Instant): void {
    this.#aside.set(id, until);
  }

  /** A person, or another state of things, wants everything tried again. */
  noneAside(): void {
    this.#aside.clear();
  }

  /** How many are left out now, and when the first of them comes back: Infinity where there is none. */
  asideAt(now: Instant): { count: number; until: Instant } {
    const times = [...this.#aside.values()].filter((until) => !isDue(until, now));
    return { count: times.length + this.#letGo.size, until: Math.min(Infinity, ...times) };
  }

  #isAside({ id }: OpRow, now: Instant): boolean {
    const until = this.#aside.get(id);
    return until !== undefined && !isDue(until, now);
  }

  /** Forgets the operations that were fetched: they may belong to another server now. */
  forget(): void {
    this.#forgotten += 1;
    for (const lane of LANES) {
      this.#next[lane] = [];
      this.#dryAt[lane] = 0;
    }
  }

  async #read(lane: Lane, now: Instant): Promise<void> {
    const profileId = this.#profileId();
    if (profileId === undefined) return;
    const forgotten = this.#forgotten;
    // Operations on their way and those set aside come first in the lane, so the window must reach past them.
    const reach = WINDOW + this.#active.size + this.#aside.size;
    const due = { now, farOff: now + LONGEST_BACK_OFF, delayOver: this.delays.over };
    const found = await sendable(this.#store, profileId, lane, due, reach);
    if (forgotten !== this.#forgotten) return;
    if (found.length < reach) this.#dryAt[lane] = now;
    // One that is on its way may back off by the time that it would be taken from here.
    this.#next[lane] = found.filter((op) => !this.#active.has(op.id) && !this.#isAside(op, now));
  }

  /** While operations are sent, a lane that was read to its end is not read again for each of them. */
  #isDry(lane: Lane, now: Instant): boolean {
    return this.busy && Math.abs(now - this.#dryAt[lane]) < DRY;
  }
}
