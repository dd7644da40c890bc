/** For `{@attach}`: what was as high as this stays so until the screen is left, and what is below it does not move up. */
export function neverLower(element: HTMLElement): () => void {
  let [width, height] = [0, 0];
  const observer = new ResizeObserver(() => {
    // A phone that is turned has other lines.
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
