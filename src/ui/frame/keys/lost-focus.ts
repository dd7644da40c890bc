/** Elements that Tab can reach. */
const TAKES_FOCUS =
  'a[href], button:not(:disabled), input:not(:disabled, [hidden]), select, textarea, summary, [tabindex="0"]';
/** Elements that are a part of a screen with its own heading. */
const PARTS = 'section, form, dialog, main';
const HEADINGS = 'h1, h2, h3';

interface Focused {
  element: Element;
  /** The elements around it, from the innermost to the outermost. */
  around: Element[];
  hash: string;
  /** It was pressed, or its form was sent. */
  isUsed: boolean;
}

/**
 * Moves the focus when the focused element is removed: a button together with the part of the screen that it closed, or a row
 * together with a record that was settled. The focus goes to what came in the same place, else to the heading above, so that it
 * is never lost. Nothing happens if the screen has moved the focus itself, or if another screen is open by now.
 */
export function keepFocus(document: Document): () => void {
  let last: Focused | undefined;
  const stopping = new AbortController();
  const { signal } = stopping;

  document.addEventListener('focusin', came, { signal });
  document.addEventListener('focusout', () => requestAnimationFrame(left), { signal });
  for (const act of ['click', 'submit']) document.addEventListener(act, used, { signal, capture: true });
  const changes = new MutationObserver(looked);
  changes.observe(document, { childList: true, subtree: true });
  signal.addEventListener('abort', () => changes.disconnect());
  return () => stopping.abort();

  function came({ target }: Event): void {
    if (target instanceof Element)
      last = { element: target, around: ancestors(target), hash: location.hash, isUsed: false };
  }

  /** A person moved the focus away from an element that is still there, so nothing needs to be restored. */
  function left(): void {
    if (isNowhere(document) && last?.element.isConnected) last = undefined;
  }

  function used({ target }: Event): void {
    if (last && target instanceof Element && target.contains(last.element)) last.isUsed = true;
  }

  function looked(): void {
    if (!last || last.element.isConnected) return;
    const gone = last;
    last = undefined;
    // Only after the screen had the chance to move the focus itself.
    requestAnimationFrame(() => {
      const place = isNowhere(document) && gone.hash === location.hash ? placeFor(gone) : undefined;
      place?.focus({ preventScroll: true });
      place?.scrollIntoView({ block: 'nearest' });
    });
  }
}

function isNowhere({ activeElement, body }: Document): boolean {
  return activeElement === null || activeElement === body;
}

function ancestors(element: Element): Element[] {
  const found: Element[] = [];
  for (let one = element.parentElement; one; one = one.parentElement) found.push(one);
  return found;
}

function placeFor({ around, isUsed }: Focused): HTMLElement | undefined {
  // A list that is scrolled removes rows although no one pressed anything.
  if (!isUsed && around.some((one) => !one.isConnected && one.matches('li, tr'))) return undefined;
  const staying = around.filter((one) => one.isConnected && one.closest('main, dialog'));
  // Looks only inside the innermost part of the screen.
  const beside = staying.slice(0, staying.findIndex(isPart));
  for (const one of beside) {
    const inPlace = one.querySelector<HTMLElement>(TAKES_FOCUS);
    if (inPlace) return inPlace;
  }
  return staying[0] && headingAbove(staying[0]);
}

function isPart(element: Element): boolean {
  return element.matches(PARTS) || element.querySelector(`section, ${HEADINGS}`) !== null;
}

/** The heading of the part that an element is in. */
function headingAbove(element: Element): HTMLElement | undefined {
  for (let part = element.closest(PARTS); part; part = part.parentElement?.closest(PARTS) ?? null) {
    const heading = part.querySelector<HTMLElement>(HEADINGS);
    if (!heading) continue;
    heading.tabIndex = -1;
    return heading;
  }
  return undefined;
}
