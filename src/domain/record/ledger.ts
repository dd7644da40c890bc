import { shownState, STATUSES, type ShownState, type Status } from './states.ts';

/** How many records stand in each state. `made` is their sum: no record is in two states, and none in no state. */
export interface Ledger {
  made: number;
  states: Record<ShownState, number>;
}

/** Adds stored counts up to the words on screen. */
export function ledgerOf(counts: Partial<Record<Status, number>>): Ledger {
  const ledger: Ledger = { made: 0, states: emptyStates() };
  for (const status of STATUSES) {
    const count = counts[status] ?? 0;
    ledger.states[shownState(status)] += count;
    ledger.made += count;
  }
  return ledger;
}

/** The ledger of records that are counted by the words on screen. */
export function ledgerOfStates(counts: Partial<Record<ShownState, number>>): Ledger {
  const states = { ...emptyStates(), ...counts };
  return { made: Object.values(states).reduce((sum, count) => sum + count, 0), states };
}

function emptyStates(): Record<ShownState, number> {
  return {
    draft: 0,
    waiting: 0,
    sending: 0,
    noReply: 0,
    toFix: 0,
    onHold: 0,
    confirmed: 0,
    moved: 0,
    discarded: 0,
  };
}
