/**
 * For `{@attach}` on the heading of a section that goes when its last record does: the focus goes to the heading of the
 * screen then, never to nowhere.
 */
export function keepsFocus(heading: HTMLElement): () => void {
  const section = heading.closest('section') ?? heading;
  let hadFocus = false;
  const look = (): void => {
    hadFocus = section.contains(document.activeElement);
  };
  document.addEventListener('focusin', look);
  return () => {
    document.removeEventListener('focusin', look);
    if (hadFocus) document.querySelector<HTMLElement>('main h1')?.focus();
  };
}
