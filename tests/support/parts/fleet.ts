import 'fake-indexeddb/auto';
import { deviceRecords } from '../../../src/store/changes/records.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import { openStore, type Store } from '../../../src/store/transaction/store.ts';
import { createSync } from '../../../src/sync/create-sync.ts';
import { connectionsKnown } from '../../../src/sync/server/http-version.ts';
import type { Sync } from '../../../src/sync/sync.ts';
import { goingOn } from './at-rest.ts';
import { manualTimers, type ManualTimers } from './manual-timers.ts';
import { memoryLocks } from './memory-locks.ts';

/** So much of the simulated time passes for one device before it does for the next. */
const STEP = 1_000;

/** Devices with the app's own sender, each with a database in memory. Their clocks are simulated, their connections are real. */
export class Fleet {
  readonly #devices: Device[];
  #isOffline = true;
  #at = Date.UTC(2026, 10, 28, 8);
  /** When each answer came, in real milliseconds. */
  readonly answers: number[] = [];

  private constructor(devices: Device[]) {
    this.#devices = devices;
  }

  /** @param name of the databases, so that two fleets never share one */
  static async open(name: string, size: number, server: { url: string; key: string }): Promise<Fleet> {
    const fleet = new Fleet([]);
    for (let nth = 0; nth < size; nth += 1)
      fleet.#devices.push(await fleet.#device(`${name} ${nth}`, server));
    return fleet;
  }

  /** Registers people on every device, while none has a network. */
  async register(each: number): Promise<void> {
    for (const { store } of this.#devices) {
      const records = deviceRecords(store);
      for (let nth = 0; nth < each; nth += 1)
        await records.createUser({
          ...{ uuid: store.newId(), sex: nth % 2 ? 'M' : 'F', country: 'KE', occupation: '2221' },
          createdAt: store.now(),
        });
    }
  }

  /** All devices get the network at the same moment. @returns once nothing waits any more */
  async regainNetwork(): Promise<void> {
    this.#isOffline = false;
    for (const { sync } of this.#devices) void sync.sendNow();
    while ((await this.left()) > 0) await this.#pass();
  }

  async left(): Promise<number> {
    let sum = 0;
    for (const { store } of this.#devices) {
      const { waiting, sending } = (await ledger(store)).all.states;
      sum += waiting + sending;
    }
    return sum;
  }

  /** How many people are confirmed, and how many are not, over all devices. */
  async outcome(): Promise<{ confirmed: number; other: number }> {
    const rows = (await Promise.all(this.#devices.map(({ store }) => store.db.users.toArray()))).flat();
    const confirmed = rows.filter(({ status }) => status === 'confirmed').length;
    return { confirmed, other: rows.length - confirmed };
  }

  async close(): Promise<void> {
    for (const { sync } of this.#devices) void sync.close();
    await this.#pass();
    for (const { store } of this.#devices) store.close();
  }

  async #pass(): Promise<void> {
    this.#at += STEP;
    await Promise.all(this.#devices.map(({ timers }) => timers.pass(STEP)));
  }

  async #device(name: string, { url, key }: { url: string; key: string }): Promise<Device> {
    const now = () => new Date(this.#at);
    const newId = () => crypto.randomUUID();
    const random = () => Math.random();
    const store = await openStore({ name, now, newId, random, delay: { milliseconds: 0 } });
    const timers = manualTimers();
    const sync = createSync({
      store,
      timers,
      channel: { onmessage: null, postMessage: () => undefined, close: () => undefined },
      locks: memoryLocks(),
      randomBytes: (into) => crypto.getRandomValues(into),
      fetch: (address, init) => goingOn(this.#ask(address, init)),
      offline: () => this.#isOffline,
      connections: connectionsKnown(() => false),
    });
    const settings = {
      ...{ baseUrl: url, header: 'apikey', encoding: 'form' as const, parallel: 4, groupsCreate: true },
      ...{ idempotencyKey: false, closesConnections: false, retryNoReplyUsers: false },
    };
    sync.start();
    await sync.key.set(key, settings);
    await sync.configure(settings);
    return { store, sync, timers };
  }

  async #ask(address: string, init: RequestInit): Promise<Response> {
    if (this.#isOffline) throw new TypeError('There is no network');
    const answer = await fetch(address, init);
    const body = await answer.arrayBuffer();
    if (init.method === 'POST' && answer.ok) this.answers.push(performance.now());
    return new Response(body, answer);
  }
}

interface Device {
  store: Store;
  sync: Sync;
  timers: ManualTimers;
}
