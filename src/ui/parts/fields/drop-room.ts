/** The part of the page that can be seen: a phone's keyboard and a magnified page leave less than the window. */
export interface Seen {
  /** From the upper edge of the window, in CSS pixels. */
  offsetTop: number;
  height: number;
}

/** Where a field stands, from the upper edge of the window, its label included. */
export interface FieldEdges {
  top: number;
  bottom: number;
}

/** Three options and what stands above and below them. */
export const WANTED_ROOM = 320;
const GAP = 8;

/** How high a list under the field may be and still be seen whole. */
export function roomBelow(field: FieldEdges, seen: Seen): number {
  return Math.max(0, free(field, seen));
}

/** How far to scroll down for the list to have room: never so far that the field's own label is lost. */
export function scrollForRoom(field: FieldEdges, seen: Seen): number {
  const missing = WANTED_ROOM - free(field, seen);
  const possible = field.top - seen.offsetTop - GAP;
  return Math.max(0, Math.min(missing, possible));
}

/** Less than nothing when the field itself is below what can be seen. */
function free(field: FieldEdges, seen: Seen): number {
  return seen.offsetTop + seen.height - field.bottom - GAP;
}

/**
 * Keeps the list under `field` within what can be seen, for as long as it is shown. Its form has `data-listing` as long: `:has`
 * would have a browser look through the form with each letter.
 */
export function keepInSight(list: HTMLElement, field: HTMLInputElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const { form } = field;
  form?.toggleAttribute('data-listing', true);
  const fit = () =>
    list.style.setProperty('--room', `${roomBelow(field.getBoundingClientRect(), seenNow())}px`);
  const makeRoom = () => {
    // At its full height the list makes a short page long enough to scroll.
    list.style.removeProperty('--room');
    const missing = scrollForRoom(field.getBoundingClientRect(), seenNow());
    if (missing > 0) scrollBy({ top: missing, behavior: 'instant' });
    fit();
  };
  makeRoom();
  // The page may only be long enough to scroll once the list has been laid out.
  const laidOut = requestAnimationFrame(makeRoom);
  // A phone's keyboard comes after the focus, and says so by a resize.
  for (const view of [window, window.visualViewport]) {
    view?.addEventListener('resize', makeRoom, { signal });
    view?.addEventListener('scroll', fit, { signal, passive: true });
  }
  return () => {
    listening.abort();
    cancelAnimationFrame(laidOut);
    form?.removeAttribute('data-listing');
  };
}

function seenNow(): Seen {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  // The tabs of a phone cover what is behind them; elsewhere they stand beside the field, from the top.
  const tabs = document.querySelector('nav')?.getBoundingClientRect().top ?? 0;
  return { offsetTop, height: tabs > innerHeight / 2 ? Math.min(height, tabs - offsetTop) : height };
}

/** Scrolls the list, and nothing around it, until the option is seen whole. */
export function reveal(list: Element, option: Element): void {
  const outer = list.getBoundingClientRect();
  const inner = option.getBoundingClientRect();
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
