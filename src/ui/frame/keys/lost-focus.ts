/** What can have the focus by Tab. */
const TAKES_FOCUS =
  'a[href], button:not(:disabled), input:not(:disabled, [hidden]), select, textarea, summary, [tabindex="0"]';
/** What a screen reader can be told to stand for a part of a screen. */
const PARTS = 'section, form, dialog, main';
const HEADINGS = 'h1, h2, h3';

interface Focused {
  element: Element;
  /** What it stands in, from the inside to the outside. */
  around: Element[];
  hash: string;
  /** Something of it was pressed or sent. */
  isUsed: boolean;
}

/**
 * Gives the focus a place when what has it goes: a button with the part of the screen that it ended, a row with the record
 * that was settled. It goes to what came in the same place, else to the heading above, and never to nowhere. Where a
 * screen has given it a place by itself, or is another one by now, nothing happens.
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

  /** A person who has left what still stands there knows why. */
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
    // Not before the screen has had its turn.
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
  // A list that is scrolled lets go of its rows without anybody having done anything.
  if (!isUsed && around.some((one) => !one.isConnected && one.matches('li, tr'))) return undefined;
  const staying = around.filter((one) => one.isConnected && one.closest('main, dialog'));
  // Within the same part of the screen, as long as that is no more than a few fields.
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

/** The heading of the part that something stands in. */
function headingAbove(element: Element): HTMLElement | undefined {
  for (let part = element.closest(PARTS); part; part = part.parentElement?.closest(PARTS) ?? null) {
    const heading = part.querySelector<HTMLElement>(HEADINGS);
    if (!heading) continue;
    heading.tabIndex = -1;
    return heading;
  }
  return undefined;
}
