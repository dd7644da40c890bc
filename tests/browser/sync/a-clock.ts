import type { Timers } from '../../../src/sync/timers.ts';

interface Waiting {
  at: number;
  every?: number;
  work: () => void;
}

/** A clock that stands still but for the time that a test lets pass. */
export interface Clock extends Timers {
  now: () => Date;
  /** Lets so many milliseconds pass, and does what is due by then, in order. */
  pass: (milliseconds: number) => void;
}

export function aClock(): Clock {
  let now = Date.UTC(2026, 2, 2, 8);
  const waiting = new Set<Waiting>();
  const add = (one: Waiting) => {
    waiting.add(one);
    return () => void waiting.delete(one);
  };
  const firstDue = (until: number) =>
    [...waiting].filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at)[0];
  return {
    now: () => new Date(now),
    elapsed: () => now,
    after: (milliseconds, work) => add({ at: now + milliseconds, work }),
    every: (milliseconds, work) => add({ at: now + milliseconds, every: milliseconds, work }),
    pass(milliseconds) {
      const until = now + milliseconds;
      for (let one = firstDue(until); one; one = firstDue(until)) {
        now = one.at;
        if (one.every === undefined) waiting.delete(one);
        else one.at += one.every;
        one.work();
      }
      now = until;
    },
  };
}
