import type { Instant } from '../../store/schema/record.ts';
import type { OpRow } from '../../store/schema/op.ts';

/** A clock that corrects itself goes back by less. What lies further ahead than its delay and this was made by another time. */
const CORRECTION = 60_000;
/** Milliseconds until an operation is looked at again that did not go when its delay was over: something else keeps it. */
const LOOK_AGAIN = 5_000;

interface Delayed {
  id: string;
  notBefore: Instant;
  /** When its delay is over, by the clock that no one sets. */
  until: number;
  /** It was not known before the last look, so no round has tried to send it yet. */
  isNew: boolean;
}

/**
 * Ends delays by a clock that no one sets, beside the clock of the device: a record that was just made keeps the rest of its
 * delay when that one is put back, and waits no longer.
 */
export class Delays {
  readonly #elapsed: () => number;
  #seen = new Map<string, Delayed>();

  /** @param elapsed milliseconds since some moment, as in `Timers` */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  /** Takes over which operations wait for their time now. From when it is first seen, each waits for what is left of its delay. */
  see(waiting: readonly OpRow[], now: Instant): void {
    const seen = this.#seen;
    this.#seen = new Map();
    for (const { id, notBefore, delay } of waiting) {
      if (delay === undefined) continue;
      const before = seen.get(id);
      const isKnown = before?.notBefore === notBefore;
      const until = isKnown ? before.until : this.#elapsed() + restOf(delay, notBefore - now);
      this.#seen.set(id, { id, notBefore, until, isNew: !isKnown });
    }
  }

  /** Those whose delay is over. */
  get over(): Delayed[] {
    const elapsed = this.#elapsed();
    return [...this.#seen.values()].filter(({ until }) => until <= elapsed);
  }

  /**
   * Milliseconds until the next delay is over; Infinity where there is none. One that is over and was not sent, as when credit is
   * used up, must not ask for one round after another.
   */
  get next(): number {
    const elapsed = this.#elapsed();
    const rests = [...this.#seen.values()].map(({ until, isNew }) =>
      until > elapsed ? until - elapsed : isNew ? 0 : LOOK_AGAIN,
    );
    return Math.min(...rests);
  }
}

/** What is left of a delay. Where much more seems left than it was, no one knows how much has passed: enough, perhaps. */
function restOf(delay: number, left: number): number {
  return left > delay + CORRECTION ? 0 : Math.min(left, delay);
}
