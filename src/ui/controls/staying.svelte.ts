/** Things that keep their place: once shown, they stay until the screen is left. To be created while a component is set up. */
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

  /** Whether a thing is there now, or was there before. */
  has(thing: Thing): boolean {
    return this.#all().includes(thing);
  }
}
