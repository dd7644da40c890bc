import type { LocalId } from '../../../domain/record/reference.ts';

/** Several records, picked to do one thing with all of them. */
export class Selection {
  /** Replaced by another whenever it changes. */
  #ids = $state.raw<ReadonlySet<LocalId>>(new Set());
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
    this.clear();
  }

  has(id: LocalId): boolean {
    return this.#ids.has(id);
  }

  set(id: LocalId, isPicked: boolean): void {
    const ids = new Set(this.#ids);
    if (isPicked) ids.add(id);
    else ids.delete(id);
    this.#ids = ids;
  }

  add(ids: Iterable<LocalId>): void {
    this.#ids = new Set([...this.#ids, ...ids]);
  }

  clear(): void {
    this.#ids = new Set();
  }
}
