import { seenNow, type Seen } from './drop-room.ts';

/** The edges of an element in the window, in CSS pixels. */
export type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

interface Given {
  button: Edges;
  /** The size that the panel wants. */
  panel: Pick<DOMRect, 'width' | 'height'>;
  seen: Seen & { width: number };
  /** The text is read from the right. */
  isFromRight: boolean;
}

interface Place {
  isAbove: boolean;
  /** The greatest height at which all of the panel is visible. */
  room: number;
  /** The left edge of the panel in the window. */
  left: number;
}

/** Between the panel and its button, and between the panel and the edges of the window. */
const GAP = 8;

/** Below the button if there is room, else where there is more of it; aligned with the end of the button, or moved into the window. */
export function placeOf({ button, panel, seen, isFromRight }: Given): Place {
  const below = seen.offsetTop + seen.height - button.bottom - 2 * GAP;
  const above = button.top - seen.offsetTop - 2 * GAP;
  const isAbove = panel.height > below && above > below;
  const wanted = isFromRight ? button.left : button.right - panel.width;
  const furthest = seen.width - GAP - panel.width;
  return {
    isAbove,
    room: Math.max(0, isAbove ? above : below),
    left: Math.max(GAP, Math.min(wanted, furthest)),
  };
}

/** Moves a panel into the window and tells whether it belongs above its button, again whenever the visible part of the page changes. */
export function placeBeside(
  panel: HTMLElement,
  button: HTMLElement,
  tell: (isAbove: boolean) => void,
): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const place = () => {
    for (const property of ['--room', 'translate']) panel.style.removeProperty(property);
    const { left, width, height } = panel.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    const to = placeOf({
      button: button.getBoundingClientRect(),
      panel: { width, height },
      seen: { ...seenNow(), width: clientWidth },
      isFromRight: getComputedStyle(panel).direction === 'rtl',
    });
    tell(to.isAbove);
    panel.style.setProperty('--room', `${to.room}px`);
    panel.style.setProperty('translate', `${to.left - left}px`);
  };
  place();
  for (const view of [window, window.visualViewport]) view?.addEventListener('resize', place, { signal });
  return () => listening.abort();
}
