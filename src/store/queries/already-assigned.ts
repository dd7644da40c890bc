import type { LocalId } from '../../domain/record/reference.ts';
import { shownState, type ShownState } from '../../domain/record/states.ts';
import type { Store } from '../core/store.ts';

/** How many people have an assessment about the same target already. */
export interface Already {
  people: number;
  /** How far the newest assignment of it is. */
  state: ShownState;
}

/** For more people nothing is given: each would be looked up by itself, for seconds. */
const MOST = 1_000;

/** What an assessment about a target is found by: `self`, or the id of a person or a group. */
export const assessmentAbout = (key: string, target: string): string => `${key} ${target}`;

/**
 * What some people are assigned already, so that nobody is assigned it twice unknowingly. Discarded assignments do not count.
 * @param except an assignment that is being edited
 * @returns by `assessmentAbout`; nothing where more than a thousand people are asked about
 */
export async function alreadyAssigned(
  { db }: Store,
  people: readonly LocalId[],
  except?: LocalId,
): Promise<ReadonlyMap<string, Already>> {
  if (people.length > MOST) return new Map();
  const rows = await db.assignments.where('userId').anyOf(people).sortBy('seq');
  const counting = rows.filter(({ id, status }) => id !== except && status !== 'discarded');
  const found = new Map<string, { who: Set<LocalId>; state: ShownState }>();
  for (const { userId, status, entries } of counting)
    for (const { key, target } of entries) {
      const about = assessmentAbout(key, target.kind === 'self' ? 'self' : target.id);
      const who = found.get(about)?.who ?? new Set();
      found.set(about, { who: who.add(userId), state: shownState(status) });
    }
  return new Map([...found].map(([about, { who, state }]) => [about, { people: who.size, state }]));
}
