/** An error that no code expected. What it says may have data in it, so it stays in memory, and only a cleaned report leaves the page. */
export interface KeptError {
  /** In milliseconds since 1970. */
  at: number;
  /** Where it was caught. */
  where: 'window' | 'promise' | 'page' | 'row' | 'chart';
  name: string;
  message: string;
  stack: string;
}

/** How many are kept: the newest. */
const MOST = 20;

/** The last errors of this page, for the report on About. Made before anything else loads. */
export class Errors {
  readonly #now: () => Date;
  #kept: KeptError[] = [];

  constructor(page: EventTarget, now: () => Date) {
    this.#now = now;
    page.addEventListener('error', (event) =>
      this.keep('error' in event ? event.error : undefined, 'window'),
    );
    page.addEventListener('unhandledrejection', (event) =>
      this.keep('reason' in event ? event.reason : undefined, 'promise'),
    );
  }

  /** The oldest first. */
  get kept(): readonly KeptError[] {
    return this.#kept;
  }

  keep(error: unknown, where: KeptError['where']): void {
    // Anything can be thrown.
    const { name, message, stack = '' } = error instanceof Error ? error : { name: 'Unknown', message: '' };
    this.#kept = [...this.#kept, { at: this.#now().getTime(), where, name, message, stack }].slice(-MOST);
  }
}
