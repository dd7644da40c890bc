import { parseHash } from '../../../app/routes.ts';
import { peopleView, type PeopleView } from '../../../app/people-address.ts';
import { focusable } from './kept-place.ts';
import type { PeopleListing } from './listing.svelte.ts';
import { onceThere } from './once-there.ts';

/**
 * Focuses the first row, once the list is that of the words typed last, unless the person does something meanwhile.
 * @param view what is listed; it follows the address, which has the typed words a moment earlier
 */
export function goToFirstRow(view: () => PeopleView, listing: Pick<PeopleListing, 'idsInOrder'>): void {
  const look = () => {
    const isListed = peopleView(parseHash(location.hash).query).text === view().text;
    const person = document.querySelector<HTMLElement>('main [data-person]')?.dataset['person'];
    if (!isListed || person === undefined || (listing.idsInOrder?.[0] ?? person) !== person) return false;
    focusable(person)?.focus();
    return true;
  };
  // Not now, because the rows get their checkboxes only after the press.
  onceThere(look, 'next frame');
}
