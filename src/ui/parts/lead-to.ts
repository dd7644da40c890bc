/** Leads to a heading further down: addresses are the app's screens, so a link cannot lead to a place on its own. */
export function leadTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}
