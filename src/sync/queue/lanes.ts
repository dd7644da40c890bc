import { FIRST, sendable } from '../../store/outbox/queue.ts';
import type { Instant } from '../../store/rows/record.ts';
import { LANES, type Lane } from '../../domain/record/lane.ts';
import type { OpRow } from '../../store/rows/op.ts';
import type { Store } from '../../store/core/store.ts';
import { LONGEST_BACK_OFF } from './pace.ts';

/** How many operations are fetched at a time. */
const WINDOW = 64;
/** When no more than so many are left, the next ones are fetched. */
const FEW = 16;
/** For so many milliseconds a lane that was read to its end is not read again. */
const DRY = 250;

/** How far an operation is: it waits for room, its request is on its way, or its answer is being recorded. */
type Stage = 'waits' | 'on its way' | 'landed';

interface Active {
  lane: Lane;
  stage: Stage;
  /** Tells an operation that waits for room whether it may be sent. */
  enter?: (mayGo: boolean) => void;
}

/** Which operations of each lane are on their way, and which are next. */
export class Lanes {
  readonly #store: Store;
  readonly #active = new Map<string, Active>();
  /** When everything in a lane was last read. */
  readonly #dryAt: Record<Lane, Instant> = { group: 0, user: 0, assign: 0 };
  readonly #next: Record<Lane, OpRow[]> = { group: [], user: [], assign: [] };
  /**
   * Operations that failed because of a fault in this app. They are left out until the next start, so that
   * others are sent.
   */
  readonly #aside = new Set<string>();

  /** For each lane that is being read, the promise of that reading. */
  readonly #reading = new Map<Lane, Promise<boolean>>();
  /** Counts how often everything that was fetched was forgotten. */
  #forgotten = 0;

  readonly #profileId: () => string | undefined;
  readonly #isFirstOnly: () => boolean;
  readonly #found: () => void;

  /**
   * @param profileId the profile whose operations may be sent; undefined while there is none
   * @param isFirstOnly whether nothing is sent but what a person wants first
   * @param found called when operations were found for which `take` did not wait
   */
  constructor(
    store: Store,
    profileId: () => string | undefined,
    isFirstOnly = () => false,
    found: () => void = () => undefined,
  ) {
    this.#store = store;
    this.#profileId = profileId;
    this.#isFirstOnly = isFirstOnly;
    this.#found = found;
  }

  get busy(): boolean {
    return this.#active.size > 0;
  }

  /** How many of a lane are on their way or will be next. */
  inHand(lane: Lane): number {
    return this.#count(lane, 'waits') + this.#count(lane, 'on its way');
  }

  /**
   * The next operation of a lane that may be sent. It counts as active until `done`. While others are on their way it
   * does not wait for the database, which may be busy with their answers.
   */
  async take(lane: Lane, now: Instant): Promise<OpRow | undefined> {
    const left = this.#next[lane].length;
    if (left <= FEW && !this.#isDry(lane, now)) {
      const reading = this.#read(lane, now);
      if (left === 0 && !this.busy) await reading;
      // If the database fails, marking fails too, and that is reported.
      else void reading.then((isAny) => isAny && this.#found()).catch(() => undefined);
    }
    const queue = this.#next[lane];
    for (let op = queue.shift(); op; op = queue.shift()) {
      if (this.#active.has(op.id) || this.#aside.has(op.id)) continue;
      if (this.#isFirstOnly() && op.notBefore !== FIRST) continue;
      this.#active.set(op.id, { lane, stage: 'waits' });
      return op;
    }
    return undefined;
  }

  /** Waits until there is room for an operation that was taken. Resolves to whether it may then be sent. */
  async room(op: OpRow): Promise<boolean> {
    return new Promise((enter) => {
      this.#active.set(op.id, { lane: op.lane, stage: 'waits', enter });
    });
  }

  hasRoom(lane: Lane, most: number): boolean {
    return this.#count(lane, 'on its way') < most;
  }

  /** Lets as many operations go as a lane has room for. */
  admit(lane: Lane, most: number): void {
    let room = most - this.#count(lane, 'on its way');
    for (const [id, { enter, ...one }] of this.#active) {
      if (room <= 0) return;
      if (one.lane !== lane || !enter) continue;
      this.#active.set(id, { lane, stage: 'on its way' });
      enter(true);
      room -= 1;
    }
  }

  /** Turns away the operations that wait for room in a lane, because nothing may be sent now. */
  turnAway(lane: Lane): void {
    for (const one of this.#active.values()) if (one.lane === lane) one.enter?.(false);
  }

  done(op: OpRow): void {
    this.#active.delete(op.id);
  }

  /** Notes that an answer has come: while it is being recorded the next operation may be sent. */
  landed({ id, lane }: OpRow): void {
    this.#active.set(id, { lane, stage: 'landed' });
  }

  setAside(op: OpRow): void {
    this.#aside.add(op.id);
  }

  /** Forgets the operations that were fetched: they may belong to another server now. */
  forget(): void {
    this.#forgotten += 1;
    for (const lane of LANES) {
      this.#next[lane].length = 0;
      this.#dryAt[lane] = 0;
    }
    this.#reading.clear();
  }

  /**
   * Reads the next operations of a lane. Operations that were read before and are still left come first among them.
   * @returns whether there are any
   */
  #read(lane: Lane, now: Instant): Promise<boolean> {
    const going = this.#reading.get(lane);
    if (going) return going;
    const reading = this.#readOnce(lane, now).finally(() => {
      if (this.#reading.get(lane) === reading) this.#reading.delete(lane);
    });
    this.#reading.set(lane, reading);
    return reading;
  }

  async #readOnce(lane: Lane, now: Instant): Promise<boolean> {
    const forgotten = this.#forgotten;
    // Active operations and those set aside come first in the lane, so the window must reach past them.
    const window = WINDOW + this.#active.size + this.#aside.size;
    const found = await this.#fetch(lane, now, window);
    if (forgotten !== this.#forgotten) return false;
    if (found.length < window) this.#dryAt[lane] = now;
    // Active operations are left out: such a one may back off by the time that it would be taken from here.
    const next = found.filter(({ id }) => !this.#active.has(id) && !this.#aside.has(id));
    this.#next[lane] = next;
    return next.length > 0;
  }

  #count(lane: Lane, stage: Stage): number {
    let count = 0;
    for (const one of this.#active.values()) if (one.lane === lane && one.stage === stage) count += 1;
    return count;
  }

  /** While operations are sent, a lane that was read to its end is not read again for each of them. */
  #isDry(lane: Lane, now: Instant): boolean {
    return this.busy && Math.abs(now - this.#dryAt[lane]) < DRY;
  }

  async #fetch(lane: Lane, now: Instant, window: number): Promise<OpRow[]> {
    const profileId = this.#profileId();
    if (profileId === undefined) return [];
    return sendable(this.#store, profileId, lane, now, window, now + LONGEST_BACK_OFF);
  }
}
