import type { LocalId } from '../../domain/record/reference.ts';
import { whole, type Spot, type Stretch } from '../../store/queries/neighbours.ts';
import type { Store } from '../../store/transaction/store.ts';

/** A list that is gone through person by person. */
interface Walk {
  /** The address of the list, without who was shown beside it. */
  list: string;
  /** Its people, where no index of the database has their order: it is sorted, narrowed, or was searched for. */
  ids?: readonly LocalId[] | undefined;
  /** Who was shown last. */
  last?: Spot;
}

const walks = new WeakMap<Store, Walk>();
/** So many ids on either side of the person who is shown stay with the entry of the browser's history, where a reload finds them. */
const KEPT_AROUND = 500;

/** Begins to go through a list: with the order that it has now, although its people may change meanwhile. */
export function beginWalk(store: Store, walk: Walk): void {
  walks.set(store, walk);
}

/** The people of this list, if their order was kept; after a reload those near the person who was shown then. */
export function orderKept(store: Store, list: string, shown: LocalId): Stretch | undefined {
  const ids = walkOf(store, list)?.ids;
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

/** Remembers who is shown, for the way back to the list. */
export function walkedTo(store: Store, list: string, last: Spot): void {
  walks.set(store, { ...walkOf(store, list), list, last });
}

/** Who of this list was shown last. */
export function lastIn(store: Store, list: string): Spot | undefined {
  return walkOf(store, list)?.last;
}

/** The same, given once. */
export function takeLast(store: Store, list: string): Spot | undefined {
  const last = walkOf(store, list)?.last;
  walks.delete(store);
  return last;
}

/** Goes to another person in the place of this one, so that the browser's own way back leads to the list at once. */
export function goOn(address: string): void {
  const state: unknown = history.state;
  location.replace(address);
  history.replaceState(state, '');
}

function walkOf(store: Store, list: string): Walk | undefined {
  const walk = walks.get(store);
  return walk?.list === list ? walk : undefined;
}

function stretchOf(state: unknown): Stretch | undefined {
  // Written above alone: pages of this origin are the only ones that can.
  return state instanceof Object && 'order' in state ? (state.order as Stretch) : undefined;
}
