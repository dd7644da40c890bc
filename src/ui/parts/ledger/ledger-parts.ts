import { SHOWN_STATES, type ShownState } from '../../../domain/record/states.ts';
import type { Ledger } from '../../../domain/record/ledger.ts';

export interface LedgerPart {
  state: ShownState;
  count: number;
}

/** The parts of `made`, in the order of the ledger, without the states that nobody is in. Their counts add up to it. */
export function ledgerParts({ states }: Ledger): LedgerPart[] {
  return SHOWN_STATES.map((state) => ({ state, count: states[state] })).filter(({ count }) => count > 0);
}
