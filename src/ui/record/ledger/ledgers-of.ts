import { live } from '../../../store/transaction/live.ts';
import { ledgersShown, type ShownLedgers } from '../../../store/queries/most-urgent.ts';
import { Live } from '../../app/live.svelte.ts';
import type { Outpost } from '../../app/outpost.ts';

/**
 * How many records are in each state, and people by their most urgent one, read once for all places that show it. The frame always reads it, so that a screen
 * has the numbers as soon as it is opened. If they could not be read, the next screen reads them again.
 */
export function ledgersOf({ session, store }: Pick<Outpost, 'session' | 'store'>): Live<ShownLedgers> {
  const known = session.ledgers;
  return known && !known.error ? known : (session.ledgers = new Live(live(() => ledgersShown(store))));
}
