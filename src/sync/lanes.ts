import { sendable } from '../store/queue.ts';
import type { Instant, Lane, OpRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { readTally } from '../store/tally.ts';
import { LONGEST_WAIT } from './pace.ts';

export const LANES: readonly Lane[] = ['group', 'user', 'assign'];
/** So many operations are fetched at a time. */
const WINDOW = 32;

/** What is on its way, and what goes next, lane by lane. */
export class Lanes {
  readonly #store: Store;
  readonly #active = new Map<string, Lane>();
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
    if (queue.length === 0) queue.push(...(await this.#fetch(lane, now)));
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

  setAside(op: OpRow): void {
    this.#aside.add(op.id);
  }

  /** Forgets what was fetched: it may belong to another server now. */
  forget(): void {
    for (const lane of LANES) this.#next[lane].length = 0;
  }

  async #fetch(lane: Lane, now: Instant): Promise<OpRow[]> {
    const { profileId } = await readTally(this.#store.db);
    // Those that are active or set aside are at the front: looking past them keeps the others going.
    const window = WINDOW + this.#active.size + this.#aside.size;
    return sendable(this.#store, profileId, lane, now, window, now + LONGEST_WAIT);
  }
}
