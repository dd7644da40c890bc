import { TROUBLES, type Trouble } from '../../store/queries/assignment-trouble.ts';
import { SHOWN_STATES, type ShownState } from '../../domain/record/states.ts';
import { href } from '../app/routes.ts';

/** What the list shows; it stands in the address, so that the way back leads to the same list. */
export interface PeopleView {
  state?: ShownState | undefined;
  /** The people of the assignments in this state, in place of people in a state or found by words. */
  assignments?: Trouble | undefined;
  /** The words searched for; empty for none. */
  text: string;
}

/** Reads the query of the address. A state that there is none of shows everybody. */
export function peopleView(query: URLSearchParams): PeopleView {
  const assignments = TROUBLES.find((state) => state === query.get('assignments'));
  if (assignments) return { assignments, text: '' };
  const given = query.get('state');
  return { state: SHOWN_STATES.find((state) => state === given), text: query.get('find') ?? '' };
}

export function peopleAddress({ state, assignments, text }: PeopleView): string {
  const query = new URLSearchParams();
  if (assignments) query.set('assignments', assignments);
  if (state) query.set('state', state);
  if (text.trim() !== '') query.set('find', text.trim());
  return query.size > 0 ? `${href('people')}?${query.toString()}` : href('people');
}
