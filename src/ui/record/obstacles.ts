import { grouped } from '../../domain/grouped.ts';
import { screens } from '../messages/screens.ts';
import { listSome } from '../messages/choose/records.ts';
import type { LocalId } from '../../domain/record/reference.ts';
import { shownState, type ShownState, type Status } from '../../domain/record/states.ts';
import type { Changed, Obstacle } from '../../store/outbox/change-each.ts';

const words = screens.record;

/** What a person may want to do with a record. */
export type Wish = 'edit' | 'discard' | 'restore' | 'hold' | 'release' | NoReplyWish | 'send first';

/** What a person may decide about a record without a reply. */
type NoReplyWish = 'arrived' | 'not there' | 'send again';

/** The states in which a record cannot be edited, discarded or held, with the reason. */
const FINAL: Partial<Record<ShownState, 'sending' | 'noReply' | 'confirmed' | 'moved' | 'discarded'>> = {
  sending: 'sending',
  noReply: 'noReply',
  confirmed: 'confirmed',
  moved: 'moved',
  discarded: 'discarded',
};

/** Why a wish cannot be carried out on a record of this status. `isPossible` says in which states it can. */
export function whyNot(wish: Wish, status: Status): string {
  const state = shownState(status);
  if (wish === 'restore') return words.obstacles.notDiscarded;
  if (wish === 'arrived' || wish === 'not there' || wish === 'send again')
    return words.noReply.problems['decided already'];
  if (wish === 'release') {
    return state === 'onHold' ? words.obstacles.otherServer : words.obstacles.notOnHold;
  }
  if (state === 'onHold' && (wish === 'hold' || wish === 'send first')) return words.obstacles.onHoldAlready;
  if (wish === 'send first' && state === 'toFix') return words.standing.rejected;
  return words.obstacles[FINAL[state] ?? 'halfTyped'];
}

/** Names a record in a sentence: `the assignment of K7-4QF2`. */
export type NameOf = (id: LocalId) => string;

/** One sentence: what prevents a wish, and what to do about it. */
export function obstacleSentence(wish: Wish, obstacle: Obstacle, nameOf: NameOf): string {
  switch (obstacle.reason) {
    case 'gone':
      return words.obstacles.gone;
    case 'state':
      return whyNot(wish, obstacle.status);
    case 'in doubt':
      return words.obstacles.inDoubt;
    case 'named':
      return words.obstacles.named({ by: listed(obstacle.by.map(nameOf)) });
    case 'with':
      return words.obstacles.with({ name: nameOf(obstacle.id) });
    case 'empty':
      return words.obstacles.empty;
    case 'cost':
      return words.obstacles.cost;
  }
}

const MOST_NAMED = 5;

/**
 * `one, two and 3 more`; each name once.
 * @param all how many there are, if not all names were read
 */
export function listed(names: readonly string[], all?: number): string {
  const distinct = [...new Set(names)];
  const shown = distinct.slice(0, MOST_NAMED);
  return listSome(shown, (all ?? distinct.length) - shown.length);
}

export interface Reason {
  sentence: string;
  /** The records that it applies to: `K7-4QF2, M2-88XA and 3 more`. */
  who: string;
}

/** Groups the records that could not be changed by their reason. */
export function reasonsOf(wish: Wish, { refused }: Pick<Changed, 'refused'>, nameOf: NameOf): Reason[] {
  const byReason = grouped(refused, ({ obstacle }) => obstacleSentence(wish, obstacle, nameOf));
  return [...byReason].map(([sentence, some]) => ({
    sentence,
    who: listed(some.map(({ id }) => nameOf(id))),
  }));
}

/** `3 people discarded, 2 not` */
export function outcomeSentence(wish: Wish, { done, refused }: Changed): string {
  return words.outcome[wish]({ done: done.length, refused: refused.length });
}
