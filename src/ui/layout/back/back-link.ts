import { href, parseHash, type RouteName } from '../../app/routes.ts';
import type { Router } from '../../app/router.svelte.ts';

export interface BackLink {
  address: string;
  /** The name of the screen that the link leads to. */
  name: RouteName;
}

/**
 * The back link from a person to the screen that led there, with its filters. It is kept in the entry of the browser's history,
 * so that a reload and the browser's own back and forward keep it.
 */
export function backLink(router: Pick<Router, 'cameFrom'>): BackLink {
  const kept = fromOf(history.state);
  const address = kept ?? router.cameFrom;
  const name = address === undefined ? 'unknown' : parseHash(address).name;
  if (address === undefined || name === 'unknown') return { address: href('people'), name: 'people' };
  if (kept === undefined) {
    const state: unknown = history.state;
    history.replaceState(Object.assign({}, state, { from: address }), '');
  }
  return { address, name };
}

function fromOf(state: unknown): string | undefined {
  const from = state instanceof Object && 'from' in state ? state.from : undefined;
  return typeof from === 'string' ? from : undefined;
}
