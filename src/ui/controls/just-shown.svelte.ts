/** For this many milliseconds, a press may have been meant for what was in the place before. */
const MEANT_FOR_BEFORE = 1_000;

/**
 * Whether an element or its window has just come into view. Another site's page could open this one right under a press that was
 * meant for that page.
 */
export class JustShown {
  is = $state(true);

  /** For `{@attach}` on an element that must not be pressed too soon. */
  readonly watch = (): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      this.is = true;
      clearTimeout(timer);
      timer = setTimeout(() => (this.is = false), MEANT_FOR_BEFORE);
    };
    begin();
    addEventListener('focus', begin);
    return () => {
      clearTimeout(timer);
      removeEventListener('focus', begin);
    };
  };
}
