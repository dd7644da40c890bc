import type { Lane } from '../../domain/record/lane.ts';
import type { Signal } from '../proof/decide-by-answer.ts';

const MOST_AT_A_TIME = 6;
/** How many records may be on their way at a time: one until the first good answer, then twice as many with each. */
export class Ramp {
  #allowed = 1;

  /** Begins again with one, because something about the server or the network has changed. */
  restart(): void {
    this.#allowed = 1;
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
}
