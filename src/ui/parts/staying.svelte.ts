/** What keeps its place on a screen: once it was there, it stays until the screen is left. To be made while a component is set up. */
export class Staying<Thing> {
  #were = $state.raw<readonly Thing[]>([]);
  readonly #all: () => readonly Thing[];

  /** @param now what is there now */
  constructor(now: () => readonly Thing[]) {
    const all = $derived([...this.#were, ...now().filter((thing) => !this.#were.includes(thing))]);
    this.#all = () => all;
    $effect.pre(() => {
      if (all.length > this.#were.length) this.#were = all;
    });
  }

  /** Whether it is there, now or before. */
  has(thing: Thing): boolean {
    return this.#all().includes(thing);
  }
}
