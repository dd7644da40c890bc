import type { LocalId } from '../../../domain/reference.ts';
import { shownState, type ShownState, type Status } from '../../../domain/states.ts';
import type { Changed, Obstacle } from '../../../store/changes/change.ts';
import { countOf } from '../purchase/purchase.ts';

/** What a person may want of a record that exists. */
export type Wish = 'edit' | 'discard' | 'restore' | 'hold' | 'release';

/** Why a record that is in a state cannot be edited, discarded or held. The states from which it can are not among them. */
const FINAL: Partial<Record<ShownState, string>> = {
  sending: 'It is on its way to the server. Wait for the answer.',
  unknown: 'It may have arrived at the server. Say first what became of it.',
  confirmed: 'The server has it, and what a server has cannot be changed or taken back.',
  'handed over': 'It was moved to another device. Do it there.',
  discarded: 'It is discarded. Restore it first.',
};

/** Why a wish cannot be carried out on a record of this status. For the states in which it can, see `isPossible`. */
export function whyNot(wish: Wish, status: Status): string {
  const state = shownState(status);
  if (wish === 'restore') return 'It is not discarded.';
  if (wish === 'release') {
    return state === 'held' ? 'It belongs to another server. Move it on the Sync screen.' : 'It is not held.';
  }
  if (state === 'held' && wish === 'hold') return 'It is held already.';
  return FINAL[state] ?? 'It is half typed. Finish it on the Register screen.';
}

/** Names the record that stands in the way: `the assignment of K7-4QF2`. */
export type NameOf = (id: LocalId) => string;

/** One sentence: what stands in the way of a wish, and what to do about it. */
export function obstacleSentence(wish: Wish, obstacle: Obstacle, nameOf: NameOf): string {
  switch (obstacle.reason) {
    case 'gone':
      return 'It is not on this device any more.';
    case 'state':
      return whyNot(wish, obstacle.status);
    case 'in doubt':
      return 'It may have arrived at the server, and is sent again to find out. Wait for the answer.';
    case 'named':
      return `It is named by ${listed(obstacle.by.map(nameOf))}, which would wait for ever. Discard that first.`;
    case 'with':
      return `It belongs to ${nameOf(obstacle.id)}, which is discarded. Restore that first.`;
    case 'empty':
      return 'It would ask for nothing any more. Discard it instead.';
    case 'cost':
      return 'It may be bought a second time. Open it and confirm the purchase again.';
  }
}

const MOST_NAMED = 5;

/** `one, two and 3 more`; each name once. */
export function listed(names: readonly string[]): string {
  const distinct = [...new Set(names)];
  const shown = distinct.slice(0, MOST_NAMED);
  const left = distinct.length - shown.length;
  const last = left > 0 ? `${left.toLocaleString('en-GB')} more` : shown.pop();
  return shown.length > 0 ? `${shown.join(', ')} and ${last ?? ''}` : (last ?? '');
}

export interface Reason {
  sentence: string;
  /** For whom it holds: `K7-4QF2, M2-88XA and 3 more`. */
  who: string;
}

/** Puts together the records that could not be changed for the same reason. */
export function reasonsOf(wish: Wish, { refused }: Pick<Changed, 'refused'>, nameOf: NameOf): Reason[] {
  const byReason = new Map<string, string[]>();
  for (const { id, obstacle } of refused) {
    const sentence = obstacleSentence(wish, obstacle, nameOf);
    const names = byReason.get(sentence);
    if (names) names.push(nameOf(id));
    else byReason.set(sentence, [nameOf(id)]);
  }
  return [...byReason].map(([sentence, names]) => ({ sentence, who: listed(names) }));
}

const DONE: Record<Wish, string> = {
  edit: 'changed',
  discard: 'discarded',
  restore: 'restored',
  hold: 'held',
  release: 'released',
};

/** `3 people discarded, 2 not` */
export function outcomeSentence(wish: Wish, { done, refused }: Changed): string {
  const said = `${countOf(done.length, 'person', 'people')} ${DONE[wish]}`;
  return refused.length === 0 ? said : `${said}, ${refused.length.toLocaleString('en-GB')} not`;
}
