import { ledgerOf, type Ledger } from '../../domain/record/ledger.ts';
import type { Store } from '../transaction/store.ts';
import { readCounters } from '../transaction/counters.ts';
import { sumOf } from '../transaction/counters-sum.ts';

/** How many records there are in each state, for each kind and altogether. */
export interface Ledgers {
  /** People by the state of their record, and half-typed forms as drafts. Where people are counted on screen, `ledgersShown` does. */
  people: Ledger;
  assignments: Ledger;
  /** Groups made on this device. */
  groups: Ledger;
  all: Ledger;
}

/** Reads one row, so it is cheap enough for a live query on every screen. */
export async function ledger({ db }: Store): Promise<Ledgers> {
  const counters = await readCounters(db);
  return {
    people: ledgerOf(sumOf(counters, ['user', 'draft'])),
    assignments: ledgerOf(sumOf(counters, ['assignment'])),
    groups: ledgerOf(sumOf(counters, ['group'])),
    all: ledgerOf(sumOf(counters, ['user', 'assignment', 'group', 'draft'])),
  };
}
