/** Milliseconds in which a press may have been meant for what stood there before. */
const MEANT_FOR_BEFORE = 1_000;

/**
 * Whether something has just come into sight, or its window has: another site's page can lead here right under a press that was
 * meant for that page.
 */
export class JustShown {
  is = $state(true);

  /** For `{@attach}` on what must not be pressed so soon. */
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
