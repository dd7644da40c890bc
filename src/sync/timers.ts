/** The timers that wake the parts of sending: the browser's, or those of a test. */
export interface Timers {
  /** Milliseconds since some moment. Unlike the date, it only goes forward, and also while the page is frozen. */
  elapsed(): number;
  /** Calls `work` once, later. Returns how to cancel it. */
  after(milliseconds: number, work: () => void): () => void;
  /** Calls `work` again and again. Returns how to stop. */
  every(milliseconds: number, work: () => void): () => void;
}

export const browserTimers: Timers = {
  elapsed: () => performance.now(),
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

/** Does some work a while after it was asked for: once, however often it was asked for in between. */
export class Soon {
  readonly #timers: Timers;
  readonly #wait: number;
  readonly #work: () => void;
  #stop: (() => void) | undefined;

  constructor(timers: Timers, wait: number, work: () => void) {
    this.#timers = timers;
    this.#wait = wait;
    this.#work = work;
  }

  ask(): void {
    this.#stop ??= this.#timers.after(this.#wait, () => {
      this.#stop = undefined;
      this.#work();
    });
  }

  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}

/**
 * Does some work when it is asked for, but never twice within a while: what is asked for too early is done once, at the end
 * of it.
 */
export class Seldom {
  readonly #timers: Timers;
  readonly #apart: number;
  readonly #work: () => void;
  #next = -Infinity;
  #stop: (() => void) | undefined;

  constructor(timers: Timers, apart: number, work: () => void) {
    this.#timers = timers;
    this.#apart = apart;
    this.#work = work;
  }

  ask(): void {
    const wait = this.#next - this.#timers.elapsed();
    if (wait > 0) this.#stop ??= this.#timers.after(wait, () => this.#do());
    else this.#do();
  }

  stop(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  #do(): void {
    this.stop();
    this.#next = this.#timers.elapsed() + this.#apart;
    this.#work();
  }
}
