import { ledgerOf, type Ledger } from '../../domain/record/ledger.ts';
import type { Store } from '../transaction/store.ts';
import { readTally } from '../transaction/tally.ts';
import { sumOf } from '../transaction/tally-sum.ts';

/** How many records there are in each state, for each kind and altogether. */
export interface Ledgers {
  /** People, and half-typed forms as drafts. */
  people: Ledger;
  assignments: Ledger;
  /** Groups made on this device. */
  groups: Ledger;
  all: Ledger;
}

/** Reads one row, so it is cheap enough for a live query on every screen. */
export async function ledger({ db }: Store): Promise<Ledgers> {
  const tally = await readTally(db);
  return {
    people: ledgerOf(sumOf(tally, ['user', 'draft'])),
    assignments: ledgerOf(sumOf(tally, ['assignment'])),
    groups: ledgerOf(sumOf(tally, ['group'])),
    all: ledgerOf(sumOf(tally, ['user', 'assignment', 'group', 'draft'])),
  };
}
