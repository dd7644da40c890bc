import type { ShownState } from '../../../domain/record/states.ts';

/** What can be done with several people at once. */
export type ManyWish =
  'assign' | 'send' | UnknownWish | 'hold' | 'release' | 'handOver' | 'export' | 'restore' | 'discard';

/** What can be said of those of whom nobody knows whether they arrived. */
export type UnknownWish = 'arrived' | 'notThere' | 'sendAgain';

/** In which states each can be done; in the order in which they are offered: what destroys comes last. */
const STATES: Record<ManyWish, readonly ShownState[]> = {
  assign: ['waiting', 'sending', 'unknown', 'needs you', 'held', 'confirmed'],
  send: ['waiting'],
  arrived: ['unknown'],
  notThere: ['unknown'],
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

export function isUnknownWish(wish: ManyWish): wish is UnknownWish {
  return wish === 'arrived' || wish === 'notThere' || wish === 'sendAgain';
}

/**
 * For how many people each can be done; what can be done for nobody is left out. Where all are unknown, what decides
 * about them comes first.
 */
export function possible(states: ReadonlyMap<ShownState, number>): { wish: ManyWish; count: number }[] {
  // Object.entries forgets the key type; the table above has exactly the wishes.
  const wishes = Object.entries(STATES) as [ManyWish, readonly ShownState[]][];
  const found = wishes
    .map(([wish, allowed]) => ({
      wish,
      count: allowed.reduce((sum, state) => sum + (states.get(state) ?? 0), 0),
    }))
    .filter(({ count }) => count > 0);
  const others = [...states].some(([state, count]) => count > 0 && state !== 'unknown');
  if (others) return found;
  return found.toSorted((a, b) => Number(isUnknownWish(b.wish)) - Number(isUnknownWish(a.wish)));
}
