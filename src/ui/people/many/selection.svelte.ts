import { SvelteSet } from 'svelte/reactivity';
import type { LocalId } from '../../../domain/record/reference.ts';

/** Several records, picked to do one thing with all of them. */
export class Selection {
  readonly #ids = new SvelteSet<LocalId>();
  #isOn = $state(false);

  /** Whether rows can be picked at all. */
  get isOn(): boolean {
    return this.#isOn;
  }

  get size(): number {
    return this.#ids.size;
  }

  get ids(): LocalId[] {
    return [...this.#ids];
  }

  start(): void {
    this.#isOn = true;
  }

  /** Forgets what was picked. */
  stop(): void {
    this.#isOn = false;
    this.#ids.clear();
  }

  has(id: LocalId): boolean {
    return this.#ids.has(id);
  }

  set(id: LocalId, isPicked: boolean): void {
    if (isPicked) this.#ids.add(id);
    else this.#ids.delete(id);
  }

  add(ids: Iterable<LocalId>): void {
    for (const id of ids) this.#ids.add(id);
  }

  clear(): void {
    this.#ids.clear();
  }
}
