import type { LocalId } from '../../domain/record/reference.ts';
import { whole, type Spot, type Stretch } from '../../store/queries/neighbours.ts';
import type { Session, Walk } from '../app/session.svelte.ts';

/** How many ids on each side of the shown person are kept in the entry of the browser's history, for a reload. */
const KEPT_AROUND = 500;

/** Begins to go through a list in its current order, even if its people change meanwhile. */
export function beginWalk(session: Session, walk: Walk): void {
  session.walk = walk;
}

/** The people of this list, if their order was kept; after a reload, only those near the person shown at that time. */
export function orderKept(session: Session, list: string, shown: LocalId): Stretch | undefined {
  const ids = walkOf(session, list)?.ids;
  const state: unknown = history.state;
  if (!ids) return stretchOf(state);
  const order = whole(ids);
  const at = ids.indexOf(shown);
  if (at >= 0) history.replaceState(Object.assign({}, state, { order: around(order, at) }), '');
  return order;
}

function around({ ids, count }: Stretch, at: number): Stretch {
  const before = Math.max(0, at - KEPT_AROUND);
  return { ids: ids.slice(before, at + KEPT_AROUND + 1), before, count };
}

/** Remembers the person who is shown, for the back link to the list. */
export function walkedTo(session: Session, list: string, last: Spot): void {
  session.walk = { ...walkOf(session, list), list, last };
}

/** The person of this list who was shown last. */
export function lastIn(session: Session, list: string): Spot | undefined {
  return walkOf(session, list)?.last;
}

/** The same, and forgets it. */
export function takeLast(session: Session, list: string): Spot | undefined {
  const last = walkOf(session, list)?.last;
  session.walk = undefined;
  return last;
}

/** Replaces this person's address by another person's, so that the browser's Back leads to the list at once. */
export function goOn(address: string): void {
  const state: unknown = history.state;
  location.replace(address);
  history.replaceState(state, '');
}

function walkOf(session: Session, list: string): Walk | undefined {
  return session.walk?.list === list ? session.walk : undefined;
}

function stretchOf(state: unknown): Stretch | undefined {
  // Only the functions above write it, and no page of another origin can.
  return state instanceof Object && 'order' in state ? (state.order as Stretch) : undefined;
}
