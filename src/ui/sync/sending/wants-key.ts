import type { SyncView } from '../../app/sync-view.svelte.ts';

/** The server wants a key, and this page knows none. A server may want none: it says so when it does. */
export function wantsKey({ keyStatus, state }: SyncView): boolean {
  return keyStatus === 'none' && state.pause?.reason === 'credentials';
}
