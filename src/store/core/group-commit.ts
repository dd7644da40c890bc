import type { Table } from 'dexie';
import { commitBound, type BoundWork } from './shared/bound-commit.ts';
import { collectWrites, writeNow } from './shared/collect-writes.ts';
import type { Store } from './store.ts';
import type { Tally } from '../rows/tally.ts';

/**
 * Patient work waits for other work: at most so many milliseconds, and only until there are `ENOUGH` pieces of work.
 */
const PATIENCE = 40;
const ENOUGH = 32;

interface What {
  /** Name the records that the work changes: work that shares a key runs in turn, the rest side by side. */
  keys: readonly string[];
  /** Runs after the work, and never side by side with anything. */
  finish?: BoundWork<void>;
  /** Nobody waits for it to be committed: it may wait a little for more work to share a transaction with. */
  isPatient?: boolean;
}

interface Waiting extends What {
  work: BoundWork<unknown>;
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
  /** Called when there is more work, while patient work waits. */
  #came: () => void = () => undefined;

  constructor(store: Store, tables: readonly Table[]) {
    this.#store = store;
    this.#tables = tables;
  }

  /**
   * Runs work as `commitBound` does, with others in one transaction.
   * @param work may run again: when other work in the transaction fails, nothing of either was written
   */
  run<T>(what: What, work: BoundWork<T>): Promise<T> {
    return new Promise<T>((resolve, failed) => {
      // `done` is called with what `work` returned, which is a T.
      this.#waiting.push({ ...what, work, done: (result) => resolve(result as T), failed });
      this.#came();
      if (!this.#going) void this.#go();
    });
  }

  async #go(): Promise<void> {
    this.#going = true;
    while (this.#waiting.length > 0) {
      if (this.#mayWait()) await this.#more();
      await this.#together();
    }
    this.#going = false;
  }

  #mayWait(): boolean {
    return this.#waiting.length < ENOUGH && this.#waiting.every(({ isPatient }) => isPatient);
  }

  /** Resolves when there is enough work, when some of it cannot wait, or after a while. */
  async #more(): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, PATIENCE);
      this.#came = () => {
        if (this.#mayWait()) return;
        clearTimeout(timer);
        resolve();
      };
    });
    this.#came = () => undefined;
  }

  async #together(): Promise<void> {
    const taken: Waiting[] = [];
    try {
      const results = await commitBound(this.#store, this.#tables, async (tally, inside) => {
        const given: unknown[] = [];
        while (this.#waiting.length > 0) {
          const next = this.#waiting.splice(0);
          taken.push(...next);
          given.push(...(await sideBySide(next, tally, inside)));
        }
        return given;
      });
      taken.forEach(({ done }, at) => done(results[at]));
    } catch {
      // One piece of work may have caused the failure, so each is tried alone. If no transaction could begin, none
      // was taken yet.
      for (const one of taken.length > 0 ? taken : this.#waiting.splice(0)) await this.#alone(one);
    }
  }

  async #alone(one: Waiting): Promise<void> {
    const { done, failed } = one;
    try {
      const [result] = await commitBound(this.#store, this.#tables, (...inside) =>
        sideBySide([one], ...inside),
      );
      done(result);
    } catch (problem) {
      failed(problem);
    }
  }
}

/** Runs works in waves. No two works of a wave share a key. */
async function sideBySide(works: readonly Waiting[], tally: Tally, inside: Store): Promise<unknown[]> {
  collectWrites(tally);
  const given = new Map<Waiting, unknown>();
  for (let left = works; left.length > 0; left = left.filter((one) => !given.has(one))) {
    const wave = withoutSharedKeys(left);
    const results = await Promise.all(wave.map(({ work }) => work(tally, inside)));
    await writeNow(tally);
    for (const { finish } of wave) {
      await finish?.(tally, inside);
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
