import type { LocalId } from '../../../../domain/record/reference.ts';
import type { ShownState } from '../../../../domain/record/states.ts';
import type { Store } from '../../../../store/transaction/store.ts';
import { recordNames } from '../../../../store/queries/names.ts';
import { listed } from '../../../record/obstacles.ts';
import { nameIn } from '../../../record/record-name.ts';
import { isPossible, type ListWish } from './possible.ts';

/** The greatest number of people who are named. */
const MOST_READ = 6;

/** People whose state prevents an action. */
export interface Refused {
  state: ShownState;
  count: number;
  /** `K7-4QF2, M2-88XA and 3 more` */
  who: string;
}

/**
 * The people for whom an action will not be possible. Only the names that are shown are read, however many are selected.
 * @param byState the selected people
 */
export async function refusedBefore(
  store: Store,
  wish: ListWish,
  byState: ReadonlyMap<ShownState, readonly LocalId[]>,
): Promise<Refused[]> {
  const out = [...byState].filter(([state]) => !isPossible(wish, state));
  const read = out.flatMap(([, ids]) => ids.slice(0, MOST_READ));
  const names = await recordNames(store, read);
  return out.map(([state, ids]) => ({
    state,
    count: ids.length,
    who: listed(
      ids.slice(0, MOST_READ).map((id) => nameIn(names, id)),
      ids.length,
    ),
  }));
}
