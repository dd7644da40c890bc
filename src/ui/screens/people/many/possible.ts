import type { ShownState } from '../../../../domain/record/states.ts';

/** The actions for several people. */
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

/** The decisions about people without a reply. */
export type NoReplyWish = 'arrived' | 'notThere' | 'sendAgain';

const ALL: readonly ShownState[] = [
  ...(['waiting', 'sending', 'noReply', 'toFix', 'onHold', 'confirmed', 'moved', 'discarded'] as const),
];

/** The states in which each action is possible, in the order in which the actions are offered; discard is last. */
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

/** The actions that are carried out on the list; the others lead to a screen that asks first. */
export type ListWish = Exclude<ManyWish, 'assign' | 'transfer' | 'exportSheet' | 'export'>;

export function isPossible(wish: ManyWish, state: ShownState): boolean {
  return STATES[wish].includes(state);
}

export function isNoReplyWish(wish: ManyWish): wish is NoReplyWish {
  return wish === 'arrived' || wish === 'notThere' || wish === 'sendAgain';
}

/**
 * For how many people each action is possible; actions that are possible for no one are left out. If no one has a reply, the
 * decisions about that come first.
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
