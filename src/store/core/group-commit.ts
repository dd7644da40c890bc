import type { Table } from 'dexie';
import { commit } from './commit.ts';
import { collectWrites, writeNow } from './shared/collect-writes.ts';
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
 * Runs one strictly durable transaction at a time, and puts all work that is asked for before it ends into
 * it: beginning, counting and flushing cost the same for one as for many. Each caller's promise resolves only
 * when its own rows are committed.
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
   * Runs work as `commit` does, with others in one transaction.
   * @param keys name the records that the work changes: work that shares a key runs in turn, the rest side by
   * side
   * @param work may run again: when other work in the transaction fails, nothing of either was written
   * @param finish runs after the work, and never side by side with anything
   */
  run<T>(keys: readonly string[], work: Work<T>, finish?: Work<void>): Promise<T> {
    return new Promise<T>((resolve, failed) => {
      // `done` is called with what `work` returned, which is a T.
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
      // One work may have caused the failure, so each is tried alone. Without a database none was taken yet.
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

/** Runs works in waves. No two works of a wave share a key. */
async function sideBySide(works: readonly Waiting[], tally: Tally): Promise<unknown[]> {
  collectWrites(tally);
  const given = new Map<Waiting, unknown>();
  for (let left = works; left.length > 0; left = left.filter((one) => !given.has(one))) {
    const wave = withoutSharedKeys(left);
    const results = await Promise.all(wave.map(({ work }) => work(tally)));
    await writeNow(tally);
    for (const { finish } of wave) {
      await finish?.(tally);
      await writeNow(tally);
    }
    wave.forEach((one, at) => given.set(one, results[at]));
  }
  return works.map((one) => given.get(one));
}

/**
 * For each key the first work that has it, and all works that share none. The others keep their order for the
 * next wave.
 */
function withoutSharedKeys(works: readonly Waiting[]): Waiting[] {
  const used = new Set<string>();
  return works.filter(({ keys }) => {
    const isFree = keys.every((key) => !used.has(key));
    keys.forEach((key) => used.add(key));
    return isFree;
  });
}
