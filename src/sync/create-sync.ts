import type { LocalId } from '../domain/record/reference.ts';
import type { Store } from '../store/transaction/store.ts';
import { moveOnHoldHere } from '../store/outbox/other-servers.ts';
import { breakBackOffs } from '../store/outbox/queue.ts';
import { acceptRefdata } from '../store/outbox/refdata.ts';
import { followCommits, liftStops, look, makeParts, type Parts, type SyncOptions } from './parts.ts';
import { changeGate, retried } from './queue/gate.ts';
import type { Connection } from './server/connection.ts';
import type { Answer } from './proof/read-proof.ts';
import { sendOne, type OneCall } from './attempt/one-call.ts';
import { readRecords, type Reading } from './server/read-records.ts';
import { preflight, type Preflight } from './server/preflight.ts';
import { tryStreamsAgain } from './server/request-streams.ts';
import type { ServerSettings } from './server/server-settings.ts';
import type { Sync } from './sync.ts';
import { keyServer, type KeyKeeper } from './tabs/key-keeper.ts';
import type { SyncState } from './tabs/sync-state.ts';

/** How often to check whether the key has gone unused for too long. */
const KEY_CHECK_EVERY = 60_000;

/** Makes the parts of sending and connects them with the rest of the app. Nothing runs before `start`. */
export function createSync(options: SyncOptions): Sync {
  return new ServerSync(options);
}

class ServerSync implements Sync {
  readonly #options: SyncOptions;
  readonly #store: Store;
  readonly #parts: Parts;
  #stops: (() => void)[] = [];

  constructor(options: SyncOptions) {
    this.#options = options;
    this.#store = options.store;
    this.#parts = makeParts(options);
  }

  get key(): KeyKeeper {
    return this.#parts.key;
  }

  get state(): SyncState {
    return this.#parts.report.state;
  }

  subscribe(changed: () => void): () => void {
    return this.#parts.report.subscribe(changed);
  }

  start(): void {
    const { key, participation } = this.#parts;
    const stopKeyCheck = this.#options.timers.every(KEY_CHECK_EVERY, () => key.lockIfIdle());
    this.#stops = [followCommits(this.#options, this.#parts), stopKeyCheck];
    participation.start(key.restore());
  }

  async close(): Promise<void> {
    const { participation, report, channel, heard } = this.#parts;
    for (const stop of this.#stops) stop();
    for (const one of Object.values(heard)) one.stop();
    await participation.close();
    report.close();
    channel.close();
  }

  async configure(settings: ServerSettings): Promise<void> {
    const { account, key, sender, participation } = this.#parts;
    if (settings.baseUrl !== account.settings.baseUrl) sender.server.forget();
    account.settings = settings;
    key.serve(keyServer(settings));
    await participation.adapt();
  }

  poke(): void {
    look(this.#parts, false);
  }

  offline(): void {
    look(this.#parts, true);
  }

  online(): void {
    const again = () => look(this.#parts, true);
    // On a full disk the gate cannot be changed; the sender looks all the same.
    void changeGate(this.#store, retried).then(again, again);
  }

  async sendNow(): Promise<void> {
    try {
      await this.#parts.sender.gate.liftPauses();
      await breakBackOffs(this.#store);
    } finally {
      liftStops(this.#parts);
    }
  }

  async sendFirst(): Promise<void> {
    try {
      await this.#parts.sender.gate.openForFirst();
    } finally {
      look(this.#parts, true);
    }
  }

  async stop(): Promise<void> {
    try {
      await this.#parts.sender.gate.stop();
    } finally {
      look(this.#parts, false);
      this.#parts.report.soon();
    }
  }

  async checkConnection(): Promise<Connection> {
    await tryStreamsAgain(this.#store, this.#parts.account.settings.baseUrl);
    await acceptRefdata(this.#store);
    return this.#parts.connectionCheck.check();
  }

  preflight(): Promise<Preflight> {
    return preflight(this.#store);
  }

  call(call: OneCall): Promise<Answer> {
    return sendOne({ ...this.#options, now: this.#store.now }, this.#parts.account.access(), call);
  }

  async read(path: string, most?: number): Promise<Reading> {
    const { account, key, participation } = this.#parts;
    // At a start the key's organisation is known only then.
    await participation.settled();
    key.used();
    return readRecords({ ...this.#options, now: this.#store.now }, account.access(), path, most);
  }

  moveOnHold(): Promise<LocalId[]> {
    return moveOnHoldHere(this.#store);
  }
}
