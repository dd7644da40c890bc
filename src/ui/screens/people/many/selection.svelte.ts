import type { LocalId } from '../../../../domain/record/reference.ts';

/** Sets are never changed, only replaced, so that Svelte's plain state is enough to track them. */
type Ids = ReadonlySet<LocalId>;

const noIds: Ids = new Set();

const joined = (ids: Ids, more: Iterable<LocalId>): Ids => new Set([...ids, ...more]);

const without = (ids: Ids, id: LocalId): Ids => new Set([...ids].filter((other) => other !== id));

/** Several people, picked for one action. */
export class PeopleSelection {
  #ids = $state.raw(noIds);
  #isOn = $state(false);

  /** Whether picking is on. */
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

  /** Forgets the picked people and ends picking. */
  stop(): void {
    this.#isOn = false;
    this.clear();
  }

  has(id: LocalId): boolean {
    return this.#ids.has(id);
  }

  set(id: LocalId, isPicked: boolean): void {
    this.#ids = isPicked ? joined(this.#ids, [id]) : without(this.#ids, id);
  }

  add(ids: Iterable<LocalId>): void {
    this.#ids = joined(this.#ids, ids);
  }

  clear(): void {
    this.#ids = noIds;
  }
}
