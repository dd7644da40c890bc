/** What keeps its place on a screen: once it was there, it stays until the screen is left. */
export class Staying {
  readonly #were = new Set<string>();

  /** Whether it is there, now or before. What is derived may ask: nothing else reads what is remembered. */
  has(what: string, isThere: boolean): boolean {
    if (isThere) this.#were.add(what);
    return this.#were.has(what);
  }
}
