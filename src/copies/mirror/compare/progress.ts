/**
 * Seconds without a sign of progress after which a comparison counts as stopped, as in a frozen tab, and no one
 * waits for it.
 */
const STANDS_STILL = 30;
/**
 * The most seconds for which this tab believes another one that says that the comparison goes on. A comparison of
 * 100,000 people takes seconds, and any page of the origin can say so without end.
 */
const BELIEVED = 600;
const MADE = 'progress';

/** How the tabs of one device speak to one another: a BroadcastChannel. */
export interface ProgressChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

/** Whether the comparison at a start goes on, in this tab or in the one that this tab has to wait for. */
export class Progress {
  /** Resolves when the comparison has ended, or stands still. */
  readonly ended: Promise<void>;
  /** Undefined after the end: work that was under way then still reports progress, and a closed channel would throw. */
  #channel: ProgressChannel | undefined;
  /**
   * Seconds without a sign of progress. A timer counts them, because timer and comparison both stand still in a
   * frozen page.
   */
  #silent = 0;
  /** Seconds in which this tab itself has made no progress. */
  #waited = 0;
  #end: () => void = () => undefined;

  constructor(channel?: ProgressChannel) {
    this.#channel = channel;
    if (channel) {
      channel.onmessage = ({ data }) => {
        if (data === MADE) this.#silent = 0;
      };
    }
    this.ended = new Promise((resolve) => {
      const ticking = setInterval(() => {
        this.#silent += 1;
        this.#waited += 1;
        if (this.#silent >= STANDS_STILL || this.#waited >= BELIEVED) this.#end();
      }, 1_000);
      this.#end = () => {
        clearInterval(ticking);
        resolve();
      };
    });
  }

  /** One more piece is done in this tab. */
  readonly made = (): void => {
    this.#silent = 0;
    this.#waited = 0;
    this.#channel?.postMessage(MADE);
  };

  end(): void {
    this.#end();
    this.#channel?.close();
    this.#channel = undefined;
  }
}
