import { parseHash } from '../../app/routes.ts';
import { peopleView, type PeopleView } from '../../parts/people-address.ts';
import { focusable } from './kept-place.ts';
import type { PeopleListing } from './listing.svelte.ts';
import { onceThere } from './once-there.ts';

/**
 * Gives the focus to the first row, once it is that of what was typed last, unless the person does something meanwhile.
 * @param view what is listed: the address says a moment before that what was typed
 */
export function goToFirstRow(view: () => PeopleView, listing: Pick<PeopleListing, 'idsInOrder'>): void {
  const look = () => {
    const isListed = peopleView(parseHash(location.hash).query).text === view().text;
    const person = document.querySelector<HTMLElement>('main [data-person]')?.dataset['person'];
    if (!isListed || person === undefined || (listing.idsInOrder?.[0] ?? person) !== person) return false;
    focusable(person)?.focus();
    return true;
  };
  // The key that was pressed is on its way to the window still.
  requestAnimationFrame(() => onceThere(look));
}
