import type { LocalId } from '../../domain/record/reference.ts';
import { idsInTrouble, type Trouble } from '../../store/queries/assignment-trouble.ts';
import { neighboursAmong, neighboursOf, whole, type Neighbours } from '../../store/queries/neighbours.ts';
import type { Store } from '../../store/transaction/store.ts';
import type { Watchable } from '../app/live.svelte.ts';
import type { Outpost } from '../app/outpost.ts';
import { parseHash } from '../app/routes.ts';
import { FILTERS, peopleAddress, peopleView, type PeopleView } from '../parts/people-address.ts';
import { beginWalk, lastIn, orderKept, walkedTo } from '../parts/walk.ts';

type Page = Pick<Outpost, 'session' | 'store'>;

/** Where somebody stands in the list that led to them. */
export interface InList extends Neighbours {
  id: LocalId;
}

/**
 * Where a person stands in the list with this address, which led there; nothing where it is no list, or its order is not
 * known any more. The list itself is not read: its order was kept, or an index of the database has it.
 */
export async function findInList(page: Page, address: string, id: LocalId): Promise<InList | undefined> {
  const { name, query } = parseHash(address);
  if (name !== 'people') return undefined;
  const view = peopleView(query);
  const list = peopleAddress({ ...view, person: undefined });
  const found = await neighbours(page, { view, list }, id);
  if (found?.at !== undefined) walkedTo(page.session, list, { person: id, at: found.at, count: found.count });
  // In a list of one there is nowhere to go.
  return found && (found.previous ?? found.next) ? { id, ...found } : undefined;
}

/** Somebody in a state, of whom there are so many. */
export interface Following {
  id: LocalId;
  state: Trouble;
  count: number;
}

/** Who else is in the state that a person has left: the next one below, or where there is none, above. Nothing where nobody is left. */
export async function nextIn(store: Store, state: Trouble, id: LocalId): Promise<Following | undefined> {
  const { count = 0, previous, next = previous } = (await neighboursOf(store, id, state)) ?? {};
  return next && { id: next, state, count };
}

/** Asks once, when somebody begins to watch: counting is not for every commit. */
export function once<Value>(ask: () => Promise<Value>): Watchable<Value> {
  return {
    subscribe(next, failed) {
      void ask().then(next, failed);
      return () => undefined;
    },
  };
}

async function neighbours(
  { session, store }: Page,
  { view, list }: { view: PeopleView; list: string },
  id: LocalId,
): Promise<Neighbours | undefined> {
  const kept = orderKept(session, list, id);
  if (kept) return neighboursAmong(kept, id);
  const { state, assignments, sort, text } = view;
  const narrowing = FILTERS.filter((filter) => view[filter] !== undefined);
  if (sort || text !== '' || state === 'here' || narrowing.length > 1) return undefined;
  if (assignments) {
    const ids = await idsInTrouble(store, assignments);
    if (ids) beginWalk(session, { list, ids });
    return ids && neighboursAmong(whole(ids), id);
  }
  return state || narrowing.length === 0 ? neighboursOf(store, id, state, lastIn(session, list)) : undefined;
}
