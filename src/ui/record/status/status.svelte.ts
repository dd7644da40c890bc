import { Online } from '../../app/online.svelte.ts';
import type { Outpost } from '../../app/outpost.ts';
import { SyncView } from '../../app/sync-view.svelte.ts';
import type { Ledger } from '../../../domain/record/ledger.ts';
import type { Ledgers } from '../../../store/queries/ledger.ts';
import type { Live } from '../../app/live.svelte.ts';
import { ledgersOf } from '../ledger/ledgers-of.ts';
import type { StatusFacts } from './status-items.ts';

/** What every screen can say of the records, the network and the server, as reactive state. */
export class Status {
  readonly #outpost: Outpost;
  readonly #ledgers: Live<Ledgers>;
  readonly #online = new Online();
  readonly view = $derived.by(() => this.#outpost.sync && new SyncView(this.#outpost.sync));

  constructor(outpost: Outpost) {
    this.#outpost = outpost;
    this.#ledgers = ledgersOf(outpost);
  }

  get isOffline(): boolean {
    return this.#online.isOffline;
  }

  /** Of people, assignments and groups. With a failed database, the last counts may be outdated. */
  get ledger(): Ledger | undefined {
    return this.#outpost.trouble.problem ? undefined : this.#ledgers.value?.all;
  }

  get ledgers(): Ledgers | undefined {
    return this.#outpost.trouble.problem ? undefined : this.#ledgers.value;
  }

  get isLocked(): boolean {
    return this.view?.keyStatus === 'locked';
  }

  get hasNoServer(): boolean {
    return !this.#outpost.practice && this.#outpost.settings.value?.serverAddress === '';
  }

  /** A server is set, but the last request to it failed. */
  get isNotConnected(): boolean {
    const finding = this.view?.state.connection?.finding ?? 'working';
    return !this.#outpost.practice && !this.hasNoServer && finding !== 'working';
  }

  get facts(): StatusFacts {
    return {
      isOffline: this.isOffline,
      hasNoServer: this.hasNoServer,
      ledger: this.ledger,
      isNotConnected: this.isNotConnected,
      progress: this.view?.state.progress,
      isCopyBehind: this.#outpost.copies.mirror.lagsSince !== undefined,
    };
  }
}
