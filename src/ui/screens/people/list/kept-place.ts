import type { MeasuredPages, Place, Session } from '../../../app/session.svelte.ts';
import { beginWalk, takeLast } from '../../../controls/walk.ts';
import { onceThere } from './once-there.ts';
import { PageHeights } from './page-heights.ts';

/** Remembers the place when the list is left for a person, and forgets it when it is left for another screen. */
export function leaveList(session: Session, place: Place): void {
  if (/^#\/(people\/|assign)/.test(location.hash)) {
    session.place = place;
    beginWalk(session, place);
  } else session.place = undefined;
}

/** The place to return to in this list: that of the person shown last, if one went from person to person. It is returned once. */
export function placeIn(session: Session, list: string, heights: MeasuredPages): Place | undefined {
  const { place } = session;
  session.place = undefined;
  const left = place?.list === list ? place : undefined;
  const last = takeLast(session, list);
  if (!last || last.person === left?.person) return left;
  return { list, top: 0, heights, ...left, person: last.person, index: last.at - 1 };
}

/** The element that can have the focus in a person's row: the link, or the checkbox while several are picked. */
export function focusable(person: string): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-person]')];
  const row = rows.find(({ dataset }) => dataset['person'] === person);
  return row?.querySelector<HTMLElement>('a, input') ?? undefined;
}

/** Returns to the place when the heading is focused, as on each new screen; once only, because later focus has other reasons. */
export function goBackWith(heading: HTMLElement, place: Place | undefined): void {
  if (place) heading.addEventListener('focus', () => goBackTo(place), { once: true });
}

/**
 * How long to wait for the row after other rows were drawn at its place. After that, a person who drags the scroll bar, for which
 * there is no event, must not be scrolled back.
 */
const PATIENCE_MS = 2_000;

/** Scrolls back, and focuses the row once it is there, unless the person does something meanwhile. */
export function goBackTo({ top, person, heights, index }: Place): void {
  const pages = new PageHeights(heights);
  let drawnAt: number | undefined;
  onceThere(() => {
    if (drawnAt !== undefined && performance.now() - drawnAt > PATIENCE_MS) return true;
    const target = person === undefined ? undefined : focusable(person);
    if (index === undefined) scrollTo(0, top);
    else if (target) target.scrollIntoView({ block: 'center' });
    else scrollTo(0, listTop() + pages.topOfRow(index) - innerHeight / 2);
    const isThere = index !== undefined || Math.abs(scrollY - top) < 2;
    if (isThere && isAnyRowInWindow()) drawnAt ??= performance.now();
    if (!isThere || !(target ?? person === undefined)) return false;
    target?.focus({ preventScroll: true });
    // People registered meanwhile may have moved the row down and out of view.
    target?.scrollIntoView({ block: 'nearest' });
    return true;
  });
}

function isAnyRowInWindow(): boolean {
  return [...document.querySelectorAll('[data-person]')].some((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return bottom >= 0 && top <= innerHeight;
  });
}

/** Pixels from the top of the page to the first row. */
function listTop(): number {
  const list = document.querySelector('[data-person]')?.closest('.list');
  return list ? list.getBoundingClientRect().top + scrollY : 0;
}
