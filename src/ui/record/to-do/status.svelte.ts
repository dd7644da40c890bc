import { backupOffer } from '../../../copies/offer.ts';
import type { OnlyHere } from '../../../copies/only-here.ts';
import type { Ledger } from '../../../domain/record/ledger.ts';
import type { Ledgers } from '../../../store/queries/ledger.ts';
import { KeptFileView } from '../../app/kept-file-view.svelte.ts';
import { Live } from '../../app/live.svelte.ts';
import { Online } from '../../app/online.svelte.ts';
import type { Outpost } from '../../app/outpost.ts';
import { SyncView } from '../../app/sync-view.svelte.ts';
import { LastContact } from '../../device/connection/last-contact.svelte.ts';
import { screens } from '../../messages/screens.ts';
import { ledgersOf } from '../ledger/ledgers-of.ts';
import type { StatusFacts } from './to-do.ts';

/** What every screen can say of the records, the network and the server, as reactive state. */
export class Status {
  readonly #outpost: Outpost;
  readonly #ledgers: Live<Ledgers>;
  readonly #due: Live<OnlyHere | undefined> | undefined;
  readonly #online = new Online();
  readonly #lastContact: LastContact;
  readonly view = $derived.by(() => this.#outpost.sync && new SyncView(this.#outpost.sync));
  readonly #file = $derived.by(
    () => this.#outpost.copies.file && new KeptFileView(this.#outpost.copies.file),
  );

  constructor(outpost: Outpost) {
    this.#outpost = outpost;
    this.#ledgers = ledgersOf(outpost);
    this.#lastContact = new LastContact(outpost);
    // Made-up records need no backup.
    this.#due = outpost.practice
      ? undefined
      : new Live(outpost.session.counts.live(() => backupOffer(outpost.store, 'screen')));
  }

  get isOffline(): boolean {
    return this.#online.isOffline;
  }

  /** Of people, assignments and groups. With a failed database, the last counts may be outdated. */
  get ledger(): Ledger | undefined {
    return this.ledgers?.all;
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

  get isSending(): boolean {
    return this.view?.state.progress !== undefined;
  }

  /** The connection in a few words. */
  get connection(): string {
    if (this.#outpost.practice) return screens.console.targets.practice;
    if (this.isOffline) return screens.status.offline;
    if (this.hasNoServer) return screens.rail.noServer;
    const { state } = this.view ?? {};
    if (state?.connection === undefined) return this.#lastContact.said(screens.rail.notChecked);
    return this.isNotConnected ? screens.rail.notConnected : screens.rail.connected;
  }

  /** Why only a person can bring the backup file up to date; undefined if it is, or soon will be. */
  get fileTrouble() {
    const why = this.#file?.state?.why;
    return why === 'soon' ? undefined : why;
  }

  get facts(): StatusFacts {
    const { copies, updates } = this.#outpost;
    return {
      isOffline: this.isOffline,
      hasNoServer: this.hasNoServer,
      isNotConnected: this.isNotConnected,
      ledger: this.ledger,
      isCopyBehind: copies.mirror.lagsSince !== undefined,
      isFileBehind: this.fileTrouble !== undefined,
      offline: updates.offline,
      isLocked: this.isLocked,
      isBackupDue: this.#due?.value !== undefined,
      isUpdateReady: updates.ready,
    };
  }
}
