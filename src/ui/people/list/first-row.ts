import { parseHash } from '../../app/routes.ts';
import { peopleView, type PeopleView } from '../../parts/people-address.ts';
import { focusable } from './kept-place.ts';
import type { PeopleListing } from './listing.svelte.ts';

/** Rows come a moment after what was typed; on a slow device it is a long one. */
const PATIENCE_MS = 5_000;

/**
 * Gives the focus to the first row, once it is that of what was typed last, unless somebody does something meanwhile.
 * @param view what is listed: the address says a moment before that what was typed
 */
export function goToFirstRow(view: () => PeopleView, listing: Pick<PeopleListing, 'idsInOrder'>): void {
  const started = performance.now();
  let isOver = false;
  const stop = () => (isOver = true);
  const look = () => {
    if (isOver || performance.now() - started > PATIENCE_MS) return;
    const isListed = peopleView(parseHash(location.hash).query).text === view().text;
    const person = document.querySelector<HTMLElement>('main [data-person]')?.dataset['person'];
    if (isListed && person !== undefined && (listing.idsInOrder?.[0] ?? person) === person)
      focusable(person)?.focus();
    else requestAnimationFrame(look);
  };
  // The key that was pressed is on its way to the window still.
  requestAnimationFrame(() => {
    for (const event of ['keydown', 'pointerdown'] as const) addEventListener(event, stop, { once: true });
    look();
  });
}
