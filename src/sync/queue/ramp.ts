import type { Lane } from '../../domain/record/lane.ts';
import type { Signal } from '../proof/decide-by-answer.ts';

const MOST_AT_A_TIME = 6;
/** For each record that may be on its way, so many are in hand. */
const IN_HAND = 3;
/**
 * The same for people while the server answers within `QUICK` milliseconds. With fewer in hand, all that is marked
 * would have left before the next marks are written, and no request could leave meanwhile. The more are in hand, the
 * more marks and answers share a transaction.
 */
const IN_HAND_WHEN_QUICK = 12;
const QUICK = 25;
/** The weight of the last answer; all answers before it have the rest. */
const NEWEST = 0.2;

/** How many records may be on their way at a time: one until the first good answer, then twice as many with each. */
export class Ramp {
  #allowed = 1;
  /** How many milliseconds an answer takes: an average in which the last answers weigh most. */
  #takes = Infinity;

  /** Begins again with one, because something about the server or the network has changed. */
  restart(): void {
    this.#allowed = 1;
    this.#takes = Infinity;
  }

  /** Learns how many milliseconds an answer took. */
  took(milliseconds: number): void {
    const before = this.#takes === Infinity ? milliseconds : this.#takes;
    this.#takes = before + (milliseconds - before) * NEWEST;
  }

  learn(signal: Signal): void {
    if (signal === 'ramp') this.#allowed *= 2;
    else if (signal !== 'go on') this.#allowed = 1;
  }

  /**
   * How many of a lane may be on their way. Purchases go one at a time, so that an outage leaves one
   * undecided at most.
   */
  most(lane: Lane, parallel: number): number {
    if (lane === 'assign') return 1;
    return Math.min(this.#allowed, Math.max(1, Math.min(MOST_AT_A_TIME, Math.floor(parallel))));
  }
  /** How many of a lane are in hand at a time, those on their way among them. */
  inHand(lane: Lane, parallel: number): number {
    const isQuick = lane === 'user' && this.#takes <= QUICK;
    return (isQuick ? IN_HAND_WHEN_QUICK : IN_HAND) * this.most(lane, parallel);
  }
}
