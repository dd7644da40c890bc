import type { Table } from 'dexie';
import { commit } from './commit.ts';
import type { Store } from './store.ts';
import type { Tally } from '../rows/tally.ts';

type Work<T> = (tally: Tally) => Promise<T>;

interface Waiting {
  keys: readonly string[];
  work: Work<unknown>;
  finish: Work<unknown> | undefined;
  done: (result: unknown) => void;
  failed: (problem: unknown) => void;
}

/**
 * One strictly durable transaction at a time, shared by whatever is wanted before it ends: beginning, counting and flushing
 * cost the same for one as for several. Each still resolves only after its own rows have been committed.
 */
export class GroupCommit {
  readonly #store: Store;
  readonly #tables: readonly Table[];
  #waiting: Waiting[] = [];
  #going = false;

  constructor(store: Store, tables: readonly Table[]) {
    this.#store = store;
    this.#tables = tables;
  }

  /**
   * As `commit` does.
   * @param keys name what the work changes: what shares one goes in turn, the rest side by side
   * @param work may be run again: when another one fails, nothing of either was written
   * @param finish runs after the work, and never side by side with anything
   */
  run<T>(keys: readonly string[], work: Work<T>, finish?: Work<void>): Promise<T> {
    return new Promise<T>((resolve, failed) => {
      // What is given to `done` is what `work` returned.
      this.#waiting.push({ keys, work, finish, done: (result) => resolve(result as T), failed });
      if (!this.#going) void this.#go();
    });
  }

  async #go(): Promise<void> {
    this.#going = true;
    while (this.#waiting.length > 0) await this.#together();
    this.#going = false;
  }

  async #together(): Promise<void> {
    const taken: Waiting[] = [];
    try {
      const results = await commit(this.#store, this.#tables, async (tally) => {
        const given: unknown[] = [];
        while (this.#waiting.length > 0) {
          const next = this.#waiting.splice(0);
          taken.push(...next);
          given.push(...(await sideBySide(next, tally)));
        }
        return given;
      });
      taken.forEach(({ done }, at) => done(results[at]));
    } catch {
      // One of them may be to blame, so each is tried by itself. Without a database none was taken yet.
      for (const one of taken.length > 0 ? taken : this.#waiting.splice(0)) await this.#alone(one);
    }
  }

  async #alone(one: Waiting): Promise<void> {
    const { done, failed } = one;
    try {
      const [result] = await commit(this.#store, this.#tables, (tally) => sideBySide([one], tally));
      done(result);
    } catch (problem) {
      failed(problem);
    }
  }
}

/** In waves, of which none changes the same thing twice. */
async function sideBySide(works: readonly Waiting[], tally: Tally): Promise<unknown[]> {
  const given = new Map<Waiting, unknown>();
  for (let left = works; left.length > 0; left = left.filter((one) => !given.has(one))) {
    const wave = withoutSharedKeys(left);
    const results = await Promise.all(wave.map(({ work }) => work(tally)));
    for (const { finish } of wave) await finish?.(tally);
    wave.forEach((one, at) => given.set(one, results[at]));
  }
  return works.map((one) => given.get(one));
}

/** The first of those that share a key, and all that share none. What is left out keeps its order. */
function withoutSharedKeys(works: readonly Waiting[]): Waiting[] {
  const used = new Set<string>();
  return works.filter(({ keys }) => {
    const isFree = keys.every((key) => !used.has(key));
    keys.forEach((key) => used.add(key));
    return isFree;
  });
}
