import type { Ledger } from '../../../domain/record/ledger.ts';
import { isCounted } from '../../../store/queries/overview/counts.ts';
import { ledgerParts, type LedgerPart } from './ledger-parts.ts';

/** What is in a state that no picture counts. */
export const leftOut = (ledger: Ledger): LedgerPart[] =>
  ledgerParts(ledger).filter(({ state }) => !isCounted(state));
