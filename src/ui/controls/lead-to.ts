/** Scrolls to a heading and focuses it. A link cannot do that, because the part of an address after `#` names a screen. */
export function leadTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
