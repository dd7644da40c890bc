import { sendable } from '../store/queue.ts';
import type { Instant, Lane, OpRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { readTally } from '../store/tally.ts';
import { LONGEST_BACK_OFF } from './pace.ts';

export const LANES: readonly Lane[] = ['group', 'user', 'assign'];
/** So many operations are fetched at a time. */
const WINDOW = 32;
/** For so long an empty lane is believed to be empty. */
const DRY = 250;

/** What is on its way, and what goes next, lane by lane. */
export class Lanes {
  readonly #store: Store;
  /** What is on its way; `undefined` once its answer is here and is being recorded. */
  readonly #active = new Map<string, Lane | undefined>();
  /** When a lane was last found empty. */
  readonly #dryAt: Record<Lane, Instant> = { group: 0, user: 0, assign: 0 };
  readonly #next: Record<Lane, OpRow[]> = { group: [], user: [], assign: [] };
  /** Operations that could not be sent for a reason of ours; left alone until the next start, so that others go. */
  readonly #aside = new Set<string>();

  constructor(store: Store) {
    this.#store = store;
  }

  get busy(): boolean {
    return this.#active.size > 0;
  }

  activeIn(lane: Lane): number {
    let count = 0;
    for (const one of this.#active.values()) if (one === lane) count += 1;
    return count;
  }

  /** The next operation of a lane that may be sent. It counts as active until `done`. */
  async take(lane: Lane, now: Instant): Promise<OpRow | undefined> {
    const queue = this.#next[lane];
    if (queue.length === 0 && this.#isDry(lane, now)) return undefined;
    if (queue.length === 0) queue.push(...(await this.#fetch(lane, now)));
    if (queue.length === 0) this.#dryAt[lane] = now;
    for (let op = queue.shift(); op; op = queue.shift()) {
      if (this.#active.has(op.id) || this.#aside.has(op.id)) continue;
      this.#active.set(op.id, lane);
      return op;
    }
    return undefined;
  }

  done(op: OpRow): void {
    this.#active.delete(op.id);
  }

  /** The answer is here: while it is being recorded another one may go. */
  landed(op: OpRow): void {
    this.#active.set(op.id, undefined);
  }

  setAside(op: OpRow): void {
    this.#aside.add(op.id);
  }

  /** Forgets what was fetched: it may belong to another server now. */
  forget(): void {
    for (const lane of LANES) this.#next[lane].length = 0;
  }

  /** While others go, an empty lane is not looked into for every one of them. */
  #isDry(lane: Lane, now: Instant): boolean {
    return this.busy && Math.abs(now - this.#dryAt[lane]) < DRY;
  }

  async #fetch(lane: Lane, now: Instant): Promise<OpRow[]> {
    const { profileId } = await readTally(this.#store.db);
    // Those that are active or set aside are at the front: looking past them keeps the others going.
    const window = WINDOW + this.#active.size + this.#aside.size;
    return sendable(this.#store, profileId, lane, now, window, now + LONGEST_BACK_OFF);
  }
}
