/** What wakes the parts of sending that wait: the browser's own timers, or those of a test. */
export interface Timers {
  /** Calls once, later. Returns how to prevent it. */
  after(milliseconds: number, work: () => void): () => void;
  /** Calls again and again. Returns how to stop. */
  every(milliseconds: number, work: () => void): () => void;
}

export const browserTimers: Timers = {
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  every(milliseconds, work) {
    const timer = setInterval(work, milliseconds);
    return () => clearInterval(timer);
  },
};

export function pause(timers: Timers, milliseconds: number): Promise<void> {
  return new Promise((resolve) => timers.after(milliseconds, resolve));
}
