import type { OfflineState } from '../../domain/offline-state.ts';
import { first } from '../words/first.ts';

/** Whether the app starts without a network, in one sentence. */
export function offlineSaid(state: OfflineState): string {
  const words = first.offline;
  if (state.is === 'damaged') return words.damaged(state.file);
  const said = {
    ready: words.ready,
    getting: words.getting,
    'no room': words.noRoom,
    'not allowed': words.notAllowed,
  };
  return said[state.is];
}

/** Whether a person should know of it on every screen: it will not be so by itself in a moment. */
export function isOfflineTrouble(state: OfflineState | undefined): boolean {
  return state !== undefined && state.is !== 'ready' && (state.is !== 'getting' || state.hasFailed);
}
