import type { Ledger } from '../../../domain/record/ledger.ts';
import { isCounted } from '../../../store/queries/overview/counts.ts';
import { languageTag } from '../../messages/numbers.ts';
import { screens } from '../../messages/screens.ts';
import { ledgerParts, type LedgerPart } from './ledger-parts.ts';

/** The records in states that no chart counts. */
const leftOut = (ledger: Ledger): LedgerPart[] =>
  ledgerParts(ledger).filter(({ state }) => !isCounted(state));

/** How many of them count: those who are registered, where it is a ledger of people. */
export const countedIn = (ledger: Ledger): number =>
  leftOut(ledger).reduce((sum, { count }) => sum - count, ledger.made);

/** The filter of People that lists exactly those; none where the whole list does, in which drafts have no row. */
export const stateOfCounted = ({ states }: Ledger): 'here' | undefined =>
  states.discarded + states.moved > 0 ? 'here' : undefined;

/** What is left out in words, as a list: `4 drafts and 1 discarded`; empty if nothing is left out. */
export function leftOutSaid(ledger: Ledger): string {
  const states = leftOut(ledger).map(({ state, count }) => screens.people.ofState[state]({ n: count }));
  return new Intl.ListFormat(languageTag(), { type: 'conjunction' }).format(states);
}
