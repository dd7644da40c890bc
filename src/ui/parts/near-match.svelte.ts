import type { nearest } from '../../catalogue/near-match.ts';

type Part = typeof import('../../catalogue/near-match.ts');

/** Fetched when a search has found nothing exactly; nothing when it cannot be had, and asked for again the next time. */
export function bringNearMatch(): Promise<Part | undefined> {
  return import('../../catalogue/near-match.ts').catch(() => undefined);
}

/** `nearest`, for a list that is shown at once: it finds nothing until its code has come, and the list follows then. */
export class LateNearMatch {
  #part = $state.raw<Part>();

  bring(): void {
    if (!this.#part) void bringNearMatch().then((part) => (this.#part = part));
  }

  readonly nearest: typeof nearest = (list, textsOf, query) =>
    this.#part?.nearest(list, textsOf, query) ?? [];
}
