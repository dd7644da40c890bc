import type { Timers } from '../../../src/sync/timers.ts';
import { atRest } from './at-rest.ts';

interface Waiting {
  at: number;
  every: number | undefined;
  work: () => void;
}

export interface ManualTimers extends Timers {
  /** Lets this much time pass for this tab. A tab for which no time passes is frozen. */
  pass(milliseconds: number): Promise<void>;
}

export function manualTimers(): ManualTimers {
  let now = 0;
  const waiting = new Set<Waiting>();
  const add = (milliseconds: number, work: () => void, every?: number) => {
    const one = { at: now + milliseconds, every, work };
    waiting.add(one);
    return () => void waiting.delete(one);
  };

  function next(until: number): Waiting | undefined {
    const due = [...waiting].filter(({ at }) => at <= until);
    return due.sort((one, other) => one.at - other.at)[0];
  }

  return {
    elapsed: () => now,
    after: (milliseconds, work) => add(milliseconds, work),
    every: (milliseconds, work) => add(milliseconds, work, milliseconds),
    async pass(milliseconds) {
      const until = now + milliseconds;
      await atRest();
      for (let one = next(until); one; one = next(until)) {
        now = one.at;
        if (one.every === undefined) waiting.delete(one);
        else one.at += one.every;
        one.work();
        await atRest();
      }
      now = until;
    },
  };
}
