import { online } from 'svelte/reactivity/window';
import type { SyncView } from '../../../app/sync-view.svelte.ts';

/** Why a call cannot go straight to the server now, as far as this page knows. Reactive. */
export function outOfReach(view: SyncView | undefined): 'offline' | 'notConnected' | undefined {
  if (online.current === false) return 'offline';
  const finding = view?.state.connection?.finding;
  return finding === undefined || finding === 'working' ? undefined : 'notConnected';
}
