/** The visible part of the page, which is smaller than the window with a phone's keyboard or a magnified page. */
export interface Seen {
  /** From the upper edge of the window, in CSS pixels. */
  offsetTop: number;
  height: number;
}

/** The edges of a field with its label, measured from the upper edge of the window. */
export interface FieldEdges {
  top: number;
  bottom: number;
}

/** Enough for three options and what is above and below them, in CSS pixels. */
const WANTED_ROOM = 320;
const GAP = 8;

/** The greatest height at which a list under the field is completely visible. */
export function roomBelow(field: FieldEdges, seen: Seen): number {
  return Math.max(0, free(field, seen));
}

/** How far to scroll down so that the list fits, but never so far that the field's label leaves the view. */
export function scrollForRoom(field: FieldEdges, seen: Seen): number {
  const missing = WANTED_ROOM - free(field, seen);
  const possible = field.top - seen.offsetTop - GAP;
  return Math.max(0, Math.min(missing, possible));
}

/** The free height under the field; negative if the field itself is below the visible part. */
function free(field: FieldEdges, seen: Seen): number {
  return seen.offsetTop + seen.height - field.bottom - GAP;
}

/**
 * Keeps the list under `field` inside the visible part while it is shown. Meanwhile its form has `data-listing`, because with
 * `:has` a browser would look through the form with each letter.
 */
export function keepInSight(list: HTMLElement, field: HTMLInputElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const { form } = field;
  form?.toggleAttribute('data-listing', true);
  const fit = () =>
    list.style.setProperty('--room', `${roomBelow(field.getBoundingClientRect(), seenNow())}px`);
  const makeRoom = () => {
    // The list gets its full height first, because that makes a short page long enough to scroll.
    list.style.removeProperty('--room');
    const missing = scrollForRoom(field.getBoundingClientRect(), seenNow());
    if (missing > 0) scrollBy({ top: missing, behavior: 'instant' });
    fit();
  };
  makeRoom();
  // The page may only be long enough to scroll once the list has been laid out.
  const laidOut = requestAnimationFrame(makeRoom);
  // A phone's keyboard opens after the focus event, and causes a resize.
  for (const view of [window, window.visualViewport]) {
    view?.addEventListener('resize', makeRoom, { signal });
    view?.addEventListener('scroll', fit, { signal, passive: true });
  }
  let isPressed = false;
  const press = (is: boolean) => () => void (isPressed = is);
  for (const [type, is] of [
    ['pointerdown', true],
    ['pointercancel', false],
    ['click', false],
  ] as const)
    addEventListener(type, press(is), { signal, capture: true });
  return () => {
    listening.abort();
    cancelAnimationFrame(laidOut);
    const end = () => form?.removeAttribute('data-listing');
    if (isPressed) afterPress(end);
    else end();
  };
}

/** A press elsewhere closes the list, and must end on the button on which it began: what stays in sight moves only after it. */
function afterPress(end: () => void): void {
  const waiting = new AbortController();
  const { signal } = waiting;
  const over = () => {
    waiting.abort();
    end();
  };
  for (const type of ['click', 'pointerdown', 'pointercancel']) addEventListener(type, over, { signal });
  // A press that was dragged away is no click.
  addEventListener('pointerup', () => setTimeout(over), { signal });
}

export function seenNow(): Seen {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  // The tabs at the bottom of a phone cover part of the page; in a wide window the navigation is beside the field.
  const tabs = document.querySelector('nav')?.getBoundingClientRect().top ?? 0;
  return { offsetTop, height: tabs > innerHeight / 2 ? Math.min(height, tabs - offsetTop) : height };
}

/** Scrolls the list, and nothing around it, until the option is completely visible. */
export function reveal(list: Element, option: Element): void {
  const outer = list.getBoundingClientRect();
  const inner = option.getBoundingClientRect();
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}
