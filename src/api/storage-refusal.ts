import type { Problem } from '../contract/problem.ts';
import { storeProblemOf } from '../store/transaction/store-problem.ts';
import { Refusal, refusalResponse } from './refusal.ts';

/**
 * The answer of a host whose database or catalogue has failed, so that a caller gets a problem document and no network error. The same request
 * may be sent again: what a failed transaction did is undone.
 */
export function storageRefusal(error: unknown): Response {
  const isFull = storeProblemOf(error).kind === 'quota';
  const problem: Problem = isFull
    ? {
        ...{ pointer: '', rule: 'storage-full' },
        detail: 'There is no room left on this device, so nothing was stored: make room, and send it again',
      }
    : {
        ...{ pointer: '', rule: 'storage-failed' },
        detail: 'The storage of this device does not answer now: send it again later',
      };
  return refusalResponse(new Refusal(isFull ? 507 : 503, [problem]));
}
