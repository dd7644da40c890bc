/** For `{@attach}`: an element never gets lower until the screen is left, so that nothing below it moves up. */
export function neverLower(element: HTMLElement): () => void {
  let [width, height] = [0, 0];
  const observer = new ResizeObserver(() => {
    // At another width, such as on a phone that was turned, the lines wrap differently, so the height starts again.
    if (element.offsetWidth !== width) {
      element.style.minHeight = '';
      height = 0;
    }
    width = element.offsetWidth;
    if (element.offsetHeight <= height) return;
    height = element.offsetHeight;
    element.style.minHeight = `${height}px`;
  });
  observer.observe(element);
  return () => observer.disconnect();
}
