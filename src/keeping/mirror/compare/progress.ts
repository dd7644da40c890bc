/** A comparison of which nothing was heard for so many seconds stands still, in a frozen tab for instance: nobody waits for it. */
const STANDS_STILL = 30;

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
  readonly #channel: ProgressChannel | undefined;
  /** Counted, because a frozen page has no seconds: when it goes on the comparison has had no time either. */
  #seconds = 0;
  #end: () => void = () => undefined;

  constructor(channel?: ProgressChannel) {
    this.#channel = channel;
    if (channel) channel.onmessage = () => (this.#seconds = 0);
    this.ended = new Promise((resolve) => {
      const ticking = setInterval(() => {
        this.#seconds += 1;
        if (this.#seconds >= STANDS_STILL) this.#end();
      }, 1_000);
      this.#end = () => {
        clearInterval(ticking);
        resolve();
      };
    });
  }

  /** One more piece is done in this tab. */
  readonly made = (): void => {
    this.#seconds = 0;
    this.#channel?.postMessage('progress');
  };

  end(): void {
    this.#end();
    this.#channel?.close();
  }
}
