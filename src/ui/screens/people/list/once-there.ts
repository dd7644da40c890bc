/** Events by which a person does something else. */
const ACTS = ['keydown', 'pointerdown', 'wheel'] as const;

/**
 * Calls `look` now, and in the frame after each change of the page, until it returns true. There is no timeout, because the time
 * depends on the device: it ends when the person does something, or when the focus or the address has changed.
 * @param look looks for something that may not be on the page yet, and acts on it; returns whether that is done
 * @param from `next frame` if the page is about to change; what the person does until then ends it, too
 */
export function onceThere(look: () => boolean, from: 'now' | 'next frame' = 'now'): void {
  const [focused, address] = [document.activeElement, location.hash];
  const over = new AbortController();
  const { signal } = over;
  let frame: number | undefined;

  /** Whether a person moved the focus, which a screen reader can do without a key. An element removed from the page lost it by itself. */
  function hasFocusMoved(): boolean {
    const { activeElement, body } = document;
    const wasFocused = focused !== body && focused?.isConnected === true;
    return wasFocused && activeElement !== focused && activeElement !== body;
  }

  function tryAgain(): void {
    frame = undefined;
    if (hasFocusMoved() || location.hash !== address || look()) over.abort();
  }

  const lookLater = () => {
    frame ??= requestAnimationFrame(tryAgain);
  };
  const changes = new MutationObserver(lookLater);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
  signal.addEventListener('abort', () => {
    changes.disconnect();
    if (frame !== undefined) cancelAnimationFrame(frame);
  });
  // Captured, so that the act that led here is not heard, which may still be on its way to the window.
  for (const act of ACTS) addEventListener(act, () => over.abort(), { signal, capture: true });
  if (from === 'now') tryAgain();
  else lookLater();
}
