import type { LocalId } from '../../domain/record/reference.ts';
import { href, type Route } from '../app/routes.ts';

const NAME = 'people';

/**
 * Opens Hand over for these people. Their ids are kept in the entry of the browser's history, which survives a reload, because
 * thousands of them would not fit into the address.
 */
export function toTransfer(people: readonly LocalId[]): void {
  open(href('device'), people);
}

/** Stands in an address in the place of a person's id, and means many people. */
export const MANY = 'many';

/** Opens Assign for these people, whose ids are kept in the same way. */
export function toAssign(people: readonly LocalId[]): void {
  open(href('assign', { id: MANY }), people);
}

function open(address: string, people: readonly LocalId[]): void {
  location.hash = `${address}?${NAME}`;
  history.replaceState({ [NAME]: [...people] }, '');
}

/** The people that the screen was opened for; undefined if it was opened without a choice of people. */
export function chosenPeople({ query }: Route): LocalId[] | undefined {
  const state: unknown = history.state;
  const isForSome = query.has(NAME) && state instanceof Object && NAME in state;
  // Only the functions above write it, and no page of another origin can.
  return isForSome ? (state[NAME] as LocalId[]) : undefined;
}
