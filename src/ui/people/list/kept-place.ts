import type { Store } from '../../../store/core/store.ts';
import type { PageHeights } from './page-heights.ts';

/** Where somebody was in a list when they went to a person. */
export interface Place {
  /** The address of the list, without who was shown beside it. */
  list: string;
  /** How far the page was scrolled, in pixels. */
  top: number;
  /** The person whose row had the focus, or was opened. */
  person: string | undefined;
  heights: PageHeights;
}

const places = new WeakMap<Store, Place>();

/** Remembers the place for whoever goes to a person, and forgets it for whoever goes elsewhere. */
export function leaveList(store: Store, place: Place): void {
  if (/^#\/(people\/|assign)/.test(location.hash)) places.set(store, place);
  else places.delete(store);
}

/** The place in this list, for who comes back to it. It is given once. */
export function placeIn(store: Store, list: string): Place | undefined {
  const place = places.get(store);
  places.delete(store);
  return place?.list === list ? place : undefined;
}

/** What can have the focus in a person's row: the link, or the box while several are picked. */
export function focusable(person: string): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-person]')];
  const row = rows.find(({ dataset }) => dataset['person'] === person);
  return row?.querySelector<HTMLElement>('a, input') ?? undefined;
}

/** How long rows may take to be there; longer, and whoever waits has begun to do something else. */
const PATIENCE_MS = 2_000;

/** Scrolls back, and focuses the row once it is there, unless somebody does something meanwhile. */
export function goBackTo({ top, person }: Place): void {
  const started = performance.now();
  let isOver = false;
  const stop = () => (isOver = true);
  for (const event of ['keydown', 'pointerdown', 'wheel', 'hashchange'] as const)
    addEventListener(event, stop, { once: true });
  const look = () => {
    if (isOver || performance.now() - started > PATIENCE_MS) return;
    scrollTo(0, top);
    const target = person === undefined ? undefined : focusable(person);
    if (Math.abs(scrollY - top) < 2 && (target ?? person === undefined))
      target?.focus({ preventScroll: true });
    else requestAnimationFrame(look);
  };
  look();
}
