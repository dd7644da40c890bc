import { Dexie } from 'dexie';
import type { LocalId } from '../../domain/record/reference.ts';
import type { ShownState } from '../../domain/record/states.ts';
import { ledgerOf } from '../../domain/record/ledger.ts';
import type { Store } from '../transaction/store.ts';
import { readCounters } from '../transaction/counters.ts';
import { sumOf } from '../transaction/counters-sum.ts';
import { below } from './people.ts';

/** Where a person stands in a list, and who stands beside them. */
export interface Neighbours {
  /** Counted from 1; absent for somebody who was in the list and is not in it any more. */
  at?: number | undefined;
  /** How many the list has. */
  count: number;
  previous?: LocalId | undefined;
  next?: LocalId | undefined;
}

/** People of a list in its order: all of them, or some that stand together. */
export interface Stretch {
  ids: readonly LocalId[];
  /** How many of the list stand before the first of them. */
  before: number;
  /** How many the list has. */
  count: number;
}

/** In a list whose ids are at hand; nothing for somebody who is not among them. */
export function neighboursAmong({ ids, before, count }: Stretch, id: LocalId): Neighbours | undefined {
  const at = ids.indexOf(id);
  return at < 0 ? undefined : { at: before + at + 1, count, previous: ids[at - 1], next: ids[at + 1] };
}

/** All of a list. */
export function whole(ids: readonly LocalId[]): Stretch {
  return { ids, before: 0, count: ids.length };
}

/** Somebody in a list, and how many people the list had then. */
export interface Spot {
  person: LocalId;
  /** Counted from 1. */
  at: number;
  count: number;
}

/**
 * In the list of everybody, or of a state, the newest first. Nothing but the neighbours is read, however long the
 * list.
 * @param from the person who was shown last. For that person and the two beside them, the place in the list need not
 *   be counted again, which takes 300 ms in the middle of 75,000
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
    // Everybody is numbered, without gaps.
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
