import type { Span } from '../../catalogue/occupation-finder/occupation-hit.ts';

/** What each element shows, so that it is not touched if the next letter changes nothing about it. */
const shown = new WeakMap<Element, string>();

/**
 * Fills an element with a text whose matched parts are marked. It uses the DOM directly, because Svelte blocks for all parts of
 * all hits would take as long as the search, with each key. To be called in an attachment that stays while the text changes.
 */
export function showMarked(element: Element, text: string, spans: readonly Span[]): void {
  const key = JSON.stringify([text, spans]);
  if (shown.get(element) === key) return;
  shown.set(element, key);
  element.replaceChildren(...parts(text, spans));
}

function parts(text: string, spans: readonly Span[]): (string | HTMLElement)[] {
  const made: (string | HTMLElement)[] = [];
  let from = 0;
  for (const [start, end] of [...spans].sort(([a], [b]) => a - b)) {
    if (start < from) continue;
    const mark = document.createElement('mark');
    mark.textContent = text.slice(start, end);
    if (start > from) made.push(text.slice(from, start));
    made.push(mark);
    from = end;
  }
  if (from < text.length) made.push(text.slice(from));
  return made;
}
