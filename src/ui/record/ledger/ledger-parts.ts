import { SHOWN_STATES, type ShownState } from '../../../domain/record/states.ts';
import type { Ledger } from '../../../domain/record/ledger.ts';

export interface LedgerPart {
  state: ShownState;
  count: number;
}

/** The parts of `made`, in the order of the ledger, without empty states. Their counts add up to `made`. */
export function ledgerParts({ states }: Ledger): LedgerPart[] {
  return SHOWN_STATES.map((state) => ({ state, count: states[state] })).filter(({ count }) => count > 0);
}

/** The state that all records are in; undefined if they are in several. */
export function onlyState(...ledgers: readonly Ledger[]): ShownState | undefined {
  const [state, ...others] = new Set(ledgers.flatMap(ledgerParts).map((part) => part.state));
  return others.length === 0 ? state : undefined;
}
