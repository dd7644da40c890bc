import type { LocalId } from '../../domain/record/reference.ts';
import type { Changed, Obstacle } from '../../store/outbox/change-each.ts';
import { itArrived, itWasRejected, sendAgain } from '../../store/changes/decisions.ts';
import { discard, restore } from '../../store/changes/discard.ts';
import { hold, release } from '../../store/changes/hold.ts';
import { sendFirst } from '../../store/changes/send-first.ts';
import { recordNames } from '../../store/queries/names.ts';
import type { Store } from '../../store/transaction/store.ts';
import { problemOf, type StoreProblem } from '../../store/transaction/store-problem.ts';
import { reasonsOf, type Reason, type Wish } from '../record/obstacles.ts';
import { nameIn } from '../record/record-name.ts';

type WishForMany = Exclude<Wish, 'edit'>;

const ACTIONS: Record<WishForMany, (store: Store, ids: readonly LocalId[]) => Promise<Changed>> = {
  discard,
  restore,
  hold: (store, ids) => hold(store, ids),
  release,
  arrived: itArrived,
  'not there': itWasRejected,
  /** For people only: an assignment that may be bought twice is confirmed one by one. */
  'send again': (store, ids) => sendAgain(store, ids, false),
  'send first': sendFirst,
};

/** How many records are changed at a time. After each batch the screen shows the progress, and a person may stop. */
const BATCH = 200;

export interface Done {
  wish: WishForMany;
  changed: Changed;
  /** Why some could not be changed. */
  reasons: Reason[];
  /** How many records were chosen; more than were tried if a person stopped it. */
  wanted: number;
}

/** One action for many records, with its progress and its result. */
export class Many {
  readonly #store: Store;
  progress = $state.raw<{ wish: WishForMany; tried: number; wanted: number }>();
  done = $state.raw<Done>();
  trouble = $state.raw<StoreProblem>();
  #stopping = new AbortController();

  constructor(store: Store) {
    this.#store = store;
  }

  stop(): void {
    this.#stopping.abort();
  }

  forget(): void {
    this.done = undefined;
  }

  async carryOut(wish: WishForMany, ids: readonly LocalId[]): Promise<void> {
    if (this.progress) return;
    this.#stopping = new AbortController();
    const { signal } = this.#stopping;
    this.done = undefined;
    this.trouble = undefined;
    const changed: Changed = { done: [], refused: [] };
    this.trouble = await problemOf(async () => {
      for (let from = 0; from < ids.length && !signal.aborted; from += BATCH) {
        this.progress = { wish, tried: from, wanted: ids.length };
        const batch = await ACTIONS[wish](this.#store, ids.slice(from, from + BATCH));
        changed.done.push(...batch.done);
        changed.refused.push(...batch.refused);
      }
    });
    const untold = await problemOf(() => this.#tell(wish, changed, ids.length));
    this.trouble ??= untold;
    this.progress = undefined;
  }

  async #tell(wish: WishForMany, changed: Changed, wanted: number): Promise<void> {
    const ids = changed.refused.flatMap(({ id, obstacle }) => [id, ...standingIn(obstacle)]);
    const names = await recordNames(this.#store, ids);
    this.done = { wish, changed, reasons: reasonsOf(wish, changed, (id) => nameIn(names, id)), wanted };
  }
}

function standingIn(obstacle: Obstacle): LocalId[] {
  if (obstacle.reason === 'named') return obstacle.by;
  return obstacle.reason === 'with' ? [obstacle.id] : [];
}
