import type { Store } from '../../../store/transaction/store.ts';
import { live } from '../../../store/transaction/live.ts';
import { ledger, type Ledgers } from '../../../store/queries/ledger.ts';
import { Live } from '../../app/live.svelte.ts';

const watched = new WeakMap<Store, Live<Ledgers>>();

/**
 * How many records are in each state, watched once for all that shows it. The status line always does, so that a screen has the
 * numbers as soon as it is opened. Where they could not be read, the next screen reads them again.
 */
export function ledgersOf(store: Store): Live<Ledgers> {
  const known = watched.get(store);
  const ledgers = known && !known.error ? known : new Live(live(() => ledger(store)));
  watched.set(store, ledgers);
  return ledgers;
}
