import type { LocalId } from '../../../domain/record/reference.ts';
import { idsInTrouble, type Trouble } from '../../../store/queries/assignment-trouble.ts';
import { neighboursAmong, neighboursOf, whole, type Neighbours } from '../../../store/queries/neighbours.ts';
import type { Store } from '../../../store/transaction/store.ts';
import type { Watchable } from '../../app/live.svelte.ts';
import type { Outpost } from '../../app/outpost.ts';
import { parseHash } from '../../app/routes.ts';
import { FILTERS, peopleAddress, peopleView, type PeopleView } from '../../app/people-address.ts';
import { beginWalk, lastIn, orderKept, walkedTo } from '../../controls/walk.ts';

type Page = Pick<Outpost, 'session' | 'store'>;

/** A person's place in the list that led to the person. */
export interface InList extends Neighbours {
  id: LocalId;
}

/**
 * A person's place in the list with this address. Undefined if the address is not that of a list, or if the order is not known
 * any more. The list itself is not read, because its order was kept or comes from an index of the database.
 */
export async function findInList(page: Page, address: string, id: LocalId): Promise<InList | undefined> {
  const { name, query } = parseHash(address);
  if (name !== 'people') return undefined;
  const view = peopleView(query);
  const list = peopleAddress({ ...view, person: undefined });
  const found = await neighbours(page, { view, list }, id);
  if (found?.at !== undefined) walkedTo(page.session, list, { person: id, at: found.at, count: found.count });
  // A list of one person has no neighbours to go to.
  return found && (found.previous ?? found.next) ? { id, ...found } : undefined;
}

/** A person in a state, and how many people are in it. */
export interface Following {
  id: LocalId;
  state: Trouble;
  count: number;
}

/** Another person in the state that a person has left: the next one below, or if there is none, above. Undefined if no one is left. */
export async function nextIn(store: Store, state: Trouble, id: LocalId): Promise<Following | undefined> {
  const { count = 0, previous, next = previous } = (await neighboursOf(store, id, state)) ?? {};
  return next && { id: next, state, count };
}

/** Reads once, when watching begins, because counting with every commit would be too slow. */
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
