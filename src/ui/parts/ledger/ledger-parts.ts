import type { Ledger, ShownState } from '../../../domain/record/states.ts';

export interface LedgerPart {
  state: ShownState;
  count: number;
}

/** What wants a person first, as in the status line; then what is on its way, what has arrived, and what has gone. */
export const IN_ORDER: readonly ShownState[] = [
  'unknown',
  'needs you',
  'waiting',
  'sending',
  'held',
  'confirmed',
  'draft',
  'handed over',
  'discarded',
];

/** The parts of `made`, in that order, without the states that nobody is in. Their counts add up to it. */
export function ledgerParts({ states }: Ledger): LedgerPart[] {
  return IN_ORDER.map((state) => ({ state, count: states[state] })).filter(({ count }) => count > 0);
}
