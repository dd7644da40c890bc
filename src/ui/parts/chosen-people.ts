import type { LocalId } from '../../domain/record/reference.ts';
import { href, type Route } from '../app/routes.ts';

const NAME = 'people';

/**
 * Opens Hand over for these people. They stay with the entry of the browser's history, which a reload keeps: in the address
 * thousands of them would not fit.
 */
export function toTransfer(people: readonly LocalId[]): void {
  open(href('device'), people);
}

/** In the place of one person's id in an address: for many people. */
export const MANY = 'many';

/** Opens Assign for these people, in the same way. */
export function toAssign(people: readonly LocalId[]): void {
  open(href('assign', { id: MANY }), people);
}

function open(address: string, people: readonly LocalId[]): void {
  location.hash = `${address}?${NAME}`;
  history.replaceState({ [NAME]: [...people] }, '');
}

/** The people that the address was opened for; undefined when it was opened for nobody in particular. */
export function chosenPeople({ query }: Route): LocalId[] | undefined {
  const state: unknown = history.state;
  const isForSome = query.has(NAME) && state instanceof Object && NAME in state;
  // Written above alone: pages of this origin are the only ones that can.
  return isForSome ? (state[NAME] as LocalId[]) : undefined;
}
