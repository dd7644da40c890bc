import type { OfflineState } from '../../domain/offline-state.ts';
import { first } from '../messages/first.ts';

/** Whether the app starts without a network, in one sentence. */
export function offlineSaid(state: OfflineState): string {
  const words = first.offline;
  if (state.is === 'damaged') return words.damaged({ file: state.file });
  const said = {
    ready: words.ready,
    getting: words.getting,
    'no room': words.full,
    'not allowed': words.notAllowed,
  };
  return said[state.is];
}

/** Whether every screen should say that the app does not start without a network, because that will not pass by itself soon. */
export function isOfflineTrouble(state: OfflineState | undefined): boolean {
  return state !== undefined && state.is !== 'ready' && (state.is !== 'getting' || state.hasFailed);
}
