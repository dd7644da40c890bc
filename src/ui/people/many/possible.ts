import type { ShownState } from '../../../domain/record/states.ts';

/** What can be done with several people at once. */
export type ManyWish =
  | 'assign'
  | 'send'
  | NoReplyWish
  | 'hold'
  | 'release'
  | 'transfer'
  | 'exportSheet'
  | 'export'
  | 'restore'
  | 'discard';

/** What can be said of those of whom nobody knows whether they arrived. */
export type NoReplyWish = 'arrived' | 'notThere' | 'sendAgain';

const ALL: readonly ShownState[] = [
  ...(['waiting', 'sending', 'noReply', 'toFix', 'onHold', 'confirmed', 'moved', 'discarded'] as const),
];

/** In which states each can be done; in the order in which they are offered: what destroys comes last. */
const STATES: Record<ManyWish, readonly ShownState[]> = {
  assign: ['waiting', 'sending', 'noReply', 'toFix', 'onHold', 'confirmed'],
  send: ['waiting'],
  arrived: ['noReply'],
  notThere: ['noReply'],
  sendAgain: ['noReply'],
  hold: ['waiting', 'toFix'],
  release: ['onHold'],
  restore: ['discarded'],
  exportSheet: ALL,
  export: ALL,
  transfer: ['waiting'],
  discard: ['waiting', 'toFix', 'onHold'],
};

/** Acts that begin on the list itself; the others lead to a screen that asks. */
export type ListWish = Exclude<ManyWish, 'assign' | 'transfer' | 'exportSheet' | 'export'>;

export function isPossible(wish: ManyWish, state: ShownState): boolean {
  return STATES[wish].includes(state);
}

export function isNoReplyWish(wish: ManyWish): wish is NoReplyWish {
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
  const others = [...states].some(([state, count]) => count > 0 && state !== 'noReply');
  if (others) return found;
  return [...found].sort((a, b) => Number(isNoReplyWish(b.wish)) - Number(isNoReplyWish(a.wish)));
}
