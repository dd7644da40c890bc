const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The clock of the story. It stands in the past, and moves only when it is told to. */
export class StoryClock {
  readonly #today: number;
  #at: number;

  constructor(now: Date) {
    this.#today = now.getTime();
    this.#at = this.#today;
  }

  readonly now = (): Date => new Date(this.#at);

  /** Goes forward to `minutes` after eight in the morning of the day that was `ago` days ago. It never goes back, nor beyond now. */
  goTo(ago: number, minutes: number): void {
    const morning = new Date(this.#today - ago * DAY).setHours(8, 0, 0, 0);
    this.#at = Math.min(this.#today, Math.max(this.#at, morning + minutes * MINUTE));
  }

  begin(ago: number): void {
    this.#at = 0;
    this.goTo(ago, 0);
  }

  pass(minutes: number): void {
    this.#at = Math.min(this.#today, this.#at + minutes * MINUTE);
  }
}
