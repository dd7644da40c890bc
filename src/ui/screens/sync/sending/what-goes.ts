import type { SyncView } from '../../../app/sync-view.svelte.ts';

/** What is possible with sending, and what its button does. */
export interface Going {
  /** Neither a key nor a passphrase is missing, which only a person can enter. */
  canSend: boolean;
  /** At least one waiting record can be sent now. */
  canGo: boolean;
  /** Sending can be paused; a pause that ends by itself can also be ended now. */
  canStop: boolean;
  /** *Pause sending* is shown in the place of *Send now*. */
  isUnderWay: boolean;
  /** The device is offline, so that a try, which would come soon, would fail. */
  isOffline: boolean;
}

/**
 * What is possible now. A pause that waits for a person needs no stopping. *Pause sending* is shown already in the moment before
 * sending has begun, because two buttons in one place must not swap under a press.
 * @param waiting how many records wait
 * @param blocked how many of them need a group or an id that the server does not have yet
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

/** Whether the server wants a key and this page has none. A server that wants a key says so, because some want none. */
function wantsKey({ keyStatus, state }: SyncView): boolean {
  return keyStatus === 'none' && state.pause?.reason === 'credentials';
}
