import { pause, type Timers } from '../timers.ts';
import { storeProblemOf } from '../../store/transaction/store-problem.ts';

/**
 * Tries to record an answer again and again, as long as there is a database, so that the answer is not lost.
 */
export async function persistently<T>(timers: Timers, work: () => Promise<T>): Promise<T> {
  for (let wait = 200; ; wait = Math.min(wait * 2, 10_000)) {
    try {
      return await work();
    } catch (error) {
      if (['closed', 'erased', 'outdated'].includes(storeProblemOf(error).kind)) throw error;
      await pause(timers, wait);
    }
  }
}
