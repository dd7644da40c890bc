/** A region must be on the page for a moment before a screen reader says what comes into it. */
const BEFORE_MS = 150;
/** Long enough to be said behind the heading of the next screen. */
const SAID_MS = 6_000;

/** Says what became of an act that leads to another screen, where that screen has no words for it. */
export function sayAfter({ body }: Document, sentence: string): void {
  const region = body.ownerDocument.createElement('div');
  region.className = 'visually-hidden';
  region.role = 'status';
  body.append(region);
  setTimeout(() => (region.textContent = sentence), BEFORE_MS);
  setTimeout(() => region.remove(), SAID_MS);
}
