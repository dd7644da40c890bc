import type { ShownState } from '../../../domain/record/states.ts';

/** What can be done with several people at once. */
export type ManyWish =
  'assign' | 'send' | 'sendAgain' | 'hold' | 'release' | 'handOver' | 'export' | 'restore' | 'discard';

/** In which states each can be done; in the order in which they are offered: what destroys comes last. */
const STATES: Record<ManyWish, readonly ShownState[]> = {
  assign: ['waiting', 'sending', 'unknown', 'needs you', 'held', 'confirmed'],
  send: ['waiting'],
  sendAgain: ['unknown'],
  hold: ['waiting', 'needs you'],
  release: ['held'],
  restore: ['discarded'],
  export: ['waiting', 'sending', 'unknown', 'needs you', 'held', 'confirmed', 'handed over', 'discarded'],
  handOver: ['waiting'],
  discard: ['waiting', 'needs you', 'held'],
};

/** Acts that begin on the list itself; the others lead to a screen that asks. */
export type ListWish = Exclude<ManyWish, 'assign' | 'handOver' | 'export'>;

export function isPossible(wish: ManyWish, state: ShownState): boolean {
  return STATES[wish].includes(state);
}

/** For how many people each can be done; what can be done for nobody is left out. */
export function possible(states: ReadonlyMap<ShownState, number>): { wish: ManyWish; count: number }[] {
  // Object.entries forgets the key type; the table above has exactly the wishes.
  const wishes = Object.entries(STATES) as [ManyWish, readonly ShownState[]][];
  return wishes
    .map(([wish, allowed]) => ({
      wish,
      count: allowed.reduce((sum, state) => sum + (states.get(state) ?? 0), 0),
    }))
    .filter(({ count }) => count > 0);
}
