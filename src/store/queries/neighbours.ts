import { Dexie } from 'dexie';
import type { LocalId } from '../../domain/record/reference.ts';
import type { ShownState } from '../../domain/record/states.ts';
import { ledgerOf } from '../../domain/record/ledger.ts';
import type { Store } from '../transaction/store.ts';
import { readCounters } from '../transaction/counters.ts';
import { sumOf } from '../transaction/counters-sum.ts';
import { below } from './people.ts';

/** The position of a person in a list, and the people before and after. */
export interface Neighbours {
  /** Counted from 1; absent for a person who was in the list and is not in it any more. */
  at?: number | undefined;
  /** How many the list has. */
  count: number;
  previous?: LocalId | undefined;
  next?: LocalId | undefined;
}

/** People of a list in its order: all of them, or some that follow each other. */
export interface Stretch {
  ids: readonly LocalId[];
  /** How many people of the list come before the first of them. */
  before: number;
  /** How many the list has. */
  count: number;
}

/** The position in a list whose ids are known; undefined for a person who is not among them. */
export function neighboursAmong({ ids, before, count }: Stretch, id: LocalId): Neighbours | undefined {
  const at = ids.indexOf(id);
  return at < 0 ? undefined : { at: before + at + 1, count, previous: ids[at - 1], next: ids[at + 1] };
}

/** A whole list. */
export function whole(ids: readonly LocalId[]): Stretch {
  return { ids, before: 0, count: ids.length };
}

/** The position of a person in a list, and how many people the list had then. */
export interface Spot {
  person: LocalId;
  /** Counted from 1. */
  at: number;
  count: number;
}

/**
 * The position in the list of all people, or of those in a state, the newest first. Only the neighbours are read, however
 * long the list is.
 * @param from the person who was shown last. For that person and the two beside them, the position need not be counted
 *   again, which takes 300 ms in the middle of 75,000
 */
export async function neighboursOf(
  { db }: Store,
  id: LocalId,
  state?: ShownState,
  from?: Spot,
): Promise<Neighbours | undefined> {
  return db.transaction('r', [db.users, db.meta], async () => {
    const user = await db.users.get(id);
    if (!user) return undefined;
    const { seq } = user;
    const counters = await readCounters(db);
    const newer = () =>
      state
        ? db.users.where('[state+seq]').between([state, seq], [state, Dexie.maxKey], false)
        : db.users.where('seq').above(seq);
    const [previous, next] = await Promise.all([newer().first(), below(db, seq, state).first()]);
    const sides = { previous: previous?.id, next: next?.id };
    // All people are numbered, without gaps.
    if (!state) return { at: counters.userSeq - seq + 1, count: counters.userSeq, ...sides };
    const count = ledgerOf(sumOf(counters, ['user'])).states[state];
    if (user.state !== state) return { count, ...sides };
    const isAsBefore = from?.count === count;
    if (isAsBefore && from.person === id) return { at: from.at, count, ...sides };
    if (isAsBefore && from.person === sides.previous) return { at: from.at + 1, count, ...sides };
    if (isAsBefore && from.person === sides.next) return { at: from.at - 1, count, ...sides };
    return { at: (await newer().count()) + 1, count, ...sides };
  });
}
