import type { SyncView } from '../../app/sync-view.svelte.ts';

/** What can be said and pressed about sending. */
export interface Going {
  /** Nothing is missing that only a person has: a key, or a passphrase. */
  canSend: boolean;
  /** Something waits that needs nothing else first. */
  canGo: boolean;
  /** A pause that ends by itself can be both broken and made longer. */
  canStop: boolean;
  /** *Pause sending* stands where *Send now* stood. */
  isUnderWay: boolean;
  /** It would be tried again soon, and in vain. */
  isOffline: boolean;
}

/**
 * What waits for a person stands still anyway. In the moment before sending has begun, it is *Pause sending* already: two buttons in one
 * place must not change places under a press.
 * @param waiting how many records wait
 * @param blocked how many of them need something that the server does not know yet
 */
export function whatGoes(view: SyncView, waiting: number, blocked: number): Going {
  const { phase, pause } = view.state;
  const canGo = waiting > blocked;
  const canStop =
    phase !== 'idle' && (canGo || phase === 'sending') && (pause === undefined || pause.until !== undefined);
  return {
    canSend: view.keyStatus !== 'locked' && view.keyStatus !== 'other server' && !wantsKey(view),
    canGo,
    canStop,
    isUnderWay: canStop && phase !== 'waiting',
    isOffline: pause?.finding === 'no network',
  };
}

/** The server wants a key, and this page knows none. A server may want none: it says so when it does. */
function wantsKey({ keyStatus, state }: SyncView): boolean {
  return keyStatus === 'none' && state.pause?.reason === 'credentials';
}
