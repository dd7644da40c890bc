import type { Ledger } from '../../../domain/record/ledger.ts';
import { isCounted } from '../../../store/queries/overview/counts.ts';
import { languageTag } from '../../messages/numbers.ts';
import { screens } from '../../messages/screens.ts';
import { ledgerParts, type LedgerPart } from './ledger-parts.ts';

/** The records in states that no chart counts. */
export const leftOut = (ledger: Ledger): LedgerPart[] =>
  ledgerParts(ledger).filter(({ state }) => !isCounted(state));

/** The same in words, as a list: `4 drafts and 1 discarded`; empty if nothing is left out. */
export function leftOutSaid(ledger: Ledger): string {
  const states = leftOut(ledger).map(({ state, count }) => screens.people.ofState[state]({ n: count }));
  return new Intl.ListFormat(languageTag(), { type: 'conjunction' }).format(states);
}
