import type { Ledger } from '../../../domain/record/ledger.ts';
import { isCounted } from '../../../store/queries/overview/counts.ts';
import { first } from '../../words/first.ts';
import { screens } from '../../words/screens.ts';
import { ledgerParts, type LedgerPart } from './ledger-parts.ts';

/** The records in states that no chart counts. */
export const leftOut = (ledger: Ledger): LedgerPart[] =>
  ledgerParts(ledger).filter(({ state }) => !isCounted(state));

/** The same in words, as a list: `4 drafts and 1 discarded`; empty if nothing is left out. */
export function leftOutSaid(ledger: Ledger): string {
  const states = leftOut(ledger).map(({ state, count }) => screens.people.ofState[state](count));
  return new Intl.ListFormat(first.language, { type: 'conjunction' }).format(states);
}
