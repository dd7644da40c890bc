import type { LocalId } from '../domain/reference.ts';
import type { Changed } from '../store/changes/change.ts';
import { tryAgain } from '../store/changes/decisions.ts';
import { ledger } from '../store/queries/ledger.ts';
import { onCommit } from '../store/core/live.ts';
import { moveHeldHere, useProfile } from '../store/outbox/profiles.ts';
import { breakBackOffs } from '../store/outbox/queue.ts';
import { acceptRefdata, dropForeignRefdata } from '../store/outbox/refdata.ts';
import type { Store } from '../store/core/store.ts';
import type { ProfileRow } from '../store/rows/sync-rows.ts';
import { pausesLifted, changeGate, readGate, retried, stopped } from './queue/gate.ts';
import { keepKey, keyServer, type KeptKey, type KeyOptions } from './tabs/key-keeper.ts';
import { standForLeader, type LeaderEnvironment } from './tabs/leader.ts';
import { pauseOf } from './queue/pause.ts';
import { preflight } from './server/preflight.ts';
import type { Access } from './server/access.ts';
import type { ProbeEnvironment } from './server/probe.ts';
import type { Locks } from './attempt/locks.ts';
import { tryStreamsAgain } from './server/request-streams.ts';
import type { RequestMirror } from './attempt/request-mirror.ts';
import { resolveUnknown } from './attempt/resolve-unknown.ts';
import { Sender } from './sender.ts';
import { OFF, type SyncState } from './tabs/sync-state.ts';
import type { Connection } from './server/connection.ts';
import type { Preflight } from './server/preflight.ts';
import type { Resolution, ResolutionProblem } from './attempt/resolve-unknown.ts';
import { NO_SERVER, type ServerSettings } from './server/server-settings.ts';
import type { Sync } from './sync.ts';
import { TabChannel, type Channel, type TabMessage } from './tabs/tab-channel.ts';

export interface SyncOptions extends Omit<ProbeEnvironment, 'now'>, KeyOptions {
  store: Store;
  locks: Locks;
  channel: Channel;
  /** A second copy of what was sent and answered, where there is one. */
  mirror?: RequestMirror | undefined;
}

/** So often it is looked whether the key was used at all. */
const KEY_CHECK_EVERY = 60_000;
/** Between two reports of progress. */
const REPORT_EVERY = 150;
/** Wires the parts of sending to the outside. Nothing works before `start`. */
export function createSync(options: SyncOptions): Sync {
  return new ServerSync(options);
}

class ServerSync implements Sync {
  readonly key: KeptKey;
  state = OFF;

  readonly #store: Store;
  readonly #environment: LeaderEnvironment;
  readonly #channel: TabChannel;
  readonly #sender: Sender;
  readonly #listeners = new Set<() => void>();
  #settings = NO_SERVER;
  /** The last address and key of which the database knows whose records they are for. */
  #adapted: { baseUrl: string; key: string | undefined; profile: ProfileRow } | undefined;
  #started = false;
  #adapting = Promise.resolve();
  /** Changes of the key that the database does not hold yet. */
  #keyChanges = 0;
  /** The store could not take note of the server, as on a full disk: to be tried again. */
  #unadapted = false;
  #stepDown: (() => Promise<void>) | undefined;
  #stopWatching: (() => void) | undefined;
  #lockingKey: ReturnType<typeof setInterval> | undefined;
  #seeing: ReturnType<typeof setTimeout> | undefined;
  #reporting: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SyncOptions) {
    this.#store = options.store;
    const { store, locks, timers } = options;
    this.#environment = { store, locks, timers };
    this.#channel = new TabChannel(options.channel, (message) => this.#hear(message));
    this.key = keepKey(store, options, () => void this.#keyChanged().catch(() => undefined)); // The store tells.
    this.#sender = new Sender({
      ...options,
      fetch: (url, init) => {
        this.key.used();
        return options.fetch(url, init);
      },
      now: options.store.now,
      access: () => this.#access(),
      changed: () => this.#reportSoon(),
    });
  }

  subscribe(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  start(): void {
    this.#started = true;
    this.#stopWatching = onCommit(this.#store, () => this.#commitSeen());
    this.#lockingKey = setInterval(() => this.key.lockIfIdle(), KEY_CHECK_EVERY);
    void this.key.restore().then(() => this.#adapt());
  }

  async close(): Promise<void> {
    this.#started = false;
    this.#stopWatching?.();
    await this.#adapt();
    clearTimeout(this.#reporting);
    clearTimeout(this.#seeing);
    clearInterval(this.#lockingKey);
    this.#channel.close();
  }

  async configure(settings: ServerSettings): Promise<void> {
    if (settings.baseUrl !== this.#settings.baseUrl) this.#forgetServer();
    this.#settings = settings;
    this.key.serve(keyServer(settings));
    await this.#adapt();
  }

  poke(): void {
    this.#look(false);
  }

  online(): void {
    const look = () => this.#look(true);
    // On a full disk the gate stays as it is, and is looked at all the same.
    void changeGate(this.#store, retried).then(look, look);
  }

  async sendNow(): Promise<void> {
    this.#sender.halted = false;
    try {
      await changeGate(this.#store, pausesLifted);
      await breakBackOffs(this.#store);
    } finally {
      this.#look(true);
    }
  }

  async stop(): Promise<void> {
    // At once and here, even when it cannot be written down, as on a full disk.
    this.#sender.halted = true;
    try {
      await changeGate(this.#store, stopped);
      // From here on the gate holds it, for all tabs: another one may lift it.
      this.#sender.halted = false;
    } finally {
      this.#look(false);
      this.#reportSoon();
    }
  }

  checkConnection(): Promise<Connection> {
    const { baseUrl } = this.#settings;
    return tryStreamsAgain(this.#store, baseUrl)
      .then(() => acceptRefdata(this.#store))
      .then(() => this.#sender.check());
  }

  preflight(): Promise<Preflight> {
    return preflight(this.#store);
  }

  tryAgain(ids: readonly LocalId[], costConfirmed?: boolean): Promise<Changed> {
    return tryAgain(this.#store, ids, costConfirmed);
  }

  moveHeld(): Promise<Changed> {
    return moveHeldHere(this.#store);
  }

  resolve(id: LocalId, resolution: Resolution): Promise<ResolutionProblem | undefined> {
    return resolveUnknown(this.#store, id, resolution);
  }

  /** What was found out about one server says nothing about another. */
  #forgetServer(): void {
    this.#sender.connection = undefined;
    this.#sender.replaySafety = 'not known yet';
  }

  /** Told to the other tabs once this one stands in line with it, so that it becomes the sender if none of them knows it. */
  async #keyChanged(): Promise<void> {
    this.#keyChanges += 1;
    try {
      await this.#adapt();
      await this.key.publish();
    } finally {
      this.#keyChanges -= 1;
    }
    this.#tellKey();
  }

  #tellKey(): void {
    if (!this.#started) return;
    this.#channel.tell({ what: 'key changed', isKnown: this.key.current() !== undefined });
  }

  /** What another tab says of the key is not said again: two tabs would go on answering one another. */
  async #keyChangedElsewhere(isKnown: boolean): Promise<void> {
    // A change that is made here at the same time is published after that one, and counts.
    if (this.#keyChanges > 0) return;
    await this.key.receive();
    await this.#adapt();
    if (isKnown && this.key.current() === undefined) await this.#standBehind();
  }

  /** A tab that knows the key waits in line for being the sender: this one lets it go first. */
  #standBehind(): Promise<void> {
    this.#adapting = this.#adapting.then(async () => {
      if (!this.#stepDown) return;
      const leave = this.#stepDown;
      this.#stepDown = undefined;
      await leave();
    });
    return this.#adapt();
  }

  /** Between a change of address or key and the database's knowing of it nobody's records may go there. */
  #access(): Access {
    const [settings, key] = [this.#settings, this.key.current()];
    const isAdapted = this.#adapted?.baseUrl === settings.baseUrl && this.#adapted.key === key;
    return { settings, key, profile: isAdapted ? this.#adapted?.profile : undefined };
  }

  /** Takes part in sending exactly while there is somebody to send to. One change after the other. */
  #adapt(): Promise<void> {
    this.#adapting = this.#adapting
      .then(() => this.#adaptNow())
      .then(
        () => void (this.#unadapted = false),
        () => void (this.#unadapted = true), // The store tells.
      );
    return this.#adapting;
  }

  async #adaptNow(): Promise<void> {
    const { baseUrl } = this.#settings;
    const key = this.key.current();
    if (this.#started) await dropForeignRefdata(this.#store, baseUrl);
    // A server behind a proxy that holds the key wants none from here; one that does says so when it is looked at.
    if (this.#started && baseUrl !== '' && (key !== undefined || this.key.status === 'none')) {
      const profile = await useProfile(this.#store, { baseUrl, keyMark: await this.key.mark() });
      this.#adapted = { baseUrl, key, profile };
      await changeGate(this.#store, retried);
      this.#stepDown ??= standForLeader(this.#environment, (lost) => this.#lead(lost));
      this.#look(true);
    } else {
      if (this.#started && this.key.status === 'other server') await useProfile(this.#store, { baseUrl });
      this.#adapted = undefined;
      const leave = this.#stepDown;
      this.#stepDown = undefined;
      await leave?.();
    }
    this.#reportSoon();
  }

  #lead(lost: AbortSignal): Promise<void> {
    if (this.key.current() === undefined) this.#channel.tell({ what: 'key wanted' });
    return this.#sender.lead(lost);
  }

  /** Something was written, or somebody looks: there may be room again. */
  #adaptAfterTrouble(): void {
    if (!this.#unadapted) return;
    this.#unadapted = false;
    void this.#adapt();
  }

  /** In whichever tab the sender is. */
  #look(again: boolean): void {
    this.#adaptAfterTrouble();
    if (again) this.#sender.lookAgain();
    else this.#sender.poke();
    if (!this.#sender.leading) this.#channel.tell({ what: 'look', again });
  }

  /** Many commits come together, and most of them are the sender's own. */
  #commitSeen(): void {
    this.#seeing ??= setTimeout(() => {
      this.#seeing = undefined;
      this.#adaptAfterTrouble();
      this.#sender.pumpIfIdle();
      if (!this.#sender.leading) this.#reportSoon();
    }, REPORT_EVERY);
  }

  #hear(message: TabMessage): void {
    if (message.what === 'state' && !this.#sender.leading && this.#stepDown) this.#show(message.state);
    if (message.what === 'look' && this.#sender.leading) this.#look(message.again);
    if (message.what === 'key wanted' && this.key.current() !== undefined) this.#tellKey();
    if (message.what === 'key changed') {
      void this.#keyChangedElsewhere(message.isKnown).catch(() => undefined); // The store tells.
    }
  }

  #show(state: SyncState): void {
    this.state = state;
    for (const listener of this.#listeners) listener();
  }

  /** Many things change while records go: screens hear of them a few times in a second. */
  #reportSoon(): void {
    this.#reporting ??= setTimeout(() => {
      this.#reporting = undefined;
      void this.#report().catch(() => undefined); // The database is closing: there is nothing more to tell.
    }, REPORT_EVERY);
  }

  async #report(): Promise<void> {
    const sender = this.#sender;
    const { connection, replaySafety, phase, wantAttention } = sender;
    const kept = await readGate(this.#store);
    const gate = { ...kept, stopped: kept.stopped || sender.halted };
    const pause = pauseOf(gate, this.#store.now().getTime());
    const circuit = gate.circuitOpen ? 'open' : 'closed';
    const known = {
      ...OFF,
      replaySafety,
      circuit,
      ...(pause && { pause }),
      ...(connection && { connection }),
    } as const;
    if (!this.#stepDown) {
      this.#show(known);
      return;
    }
    if (!sender.leading) return;
    const progress = await this.#progress();
    const next = { ...known, phase, wantAttention, ...(progress && { progress }) };
    this.#show(next);
    this.#channel.tell({ what: 'state', state: { ...next, elsewhere: true } });
  }

  async #progress(): Promise<SyncState['progress']> {
    const { progress } = this.#sender;
    if (!progress) return undefined;
    const { waiting, sending } = (await ledger(this.#store)).all.states;
    return { sent: progress.sent, total: progress.sent + waiting + sending };
  }
}
