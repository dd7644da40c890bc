import { problemOf, type StoreProblem } from '../../../store/transaction/store-problem.ts';
import type { Store } from '../../../store/transaction/store.ts';
import { fetchTeam, type ReadingTrouble, type TeamQuery } from '../../../sync/server/team.ts';
import type { Sync } from '../../../sync/sync.ts';

/** Fetches reports one after the other, and knows why the last one did not come. */
export class Fetching {
  isOn = $state(false);
  trouble = $state.raw<ReadingTrouble>();
  /** Why a report could not be kept. */
  problem = $state.raw<StoreProblem>();
  readonly #store: Store;
  #next: { sync: Pick<Sync, 'read'>; query: TeamQuery } | undefined;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Fetches a report. Of those that are asked for while another one is on its way, the last one alone is fetched. */
  async fetch(sync: Pick<Sync, 'read'>, query: TeamQuery): Promise<void> {
    this.#next = { sync, query };
    if (this.isOn) return;
    this.isOn = true;
    try {
      for (let now = this.#take(); now; now = this.#take()) await this.#fetchNow(now);
    } finally {
      this.isOn = false;
    }
  }

  #take() {
    const next = this.#next;
    this.#next = undefined;
    return next;
  }

  async #fetchNow({ sync, query }: { sync: Pick<Sync, 'read'>; query: TeamQuery }): Promise<void> {
    this.problem = await problemOf(async () => {
      this.trouble = await fetchTeam(this.#store, (path, most) => sync.read(path, most), query);
    });
  }
}
