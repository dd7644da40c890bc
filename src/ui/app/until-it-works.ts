/** Calls `work` once, later. Returns how to cancel it. */
export type After = (milliseconds: number, work: () => void) => () => void;

/** A person who frees some space comes back soon; otherwise, trying more often would only cost battery. */
const FIRST_MS = 2_000;
const LONGEST_MS = 30_000;

/**
 * Tries something that failed again, less and less often, until it works.
 * @param works is called once, when it works
 * @returns `now` for a try at once, and `stop`
 */
export function untilItWorks(
  tries: () => Promise<boolean>,
  works: () => void,
  after: After,
): { now: () => void; stop: () => void } {
  let wait = FIRST_MS;
  let isOver = false;
  let isTrying = false;
  let cancel = after(wait, () => void attempt());

  async function attempt(): Promise<void> {
    if (isOver || isTrying) return;
    isTrying = true;
    cancel();
    const worked = await tries();
    isTrying = false;
    if (stopped()) return;
    if (worked) {
      isOver = true;
      works();
    } else {
      wait = Math.min(wait * 2, LONGEST_MS);
      cancel = after(wait, () => void attempt());
    }
  }

  /** It may have been stopped while something was tried. */
  function stopped(): boolean {
    return isOver;
  }

  return {
    now: () => void attempt(),
    stop: () => {
      isOver = true;
      cancel();
    },
  };
}
