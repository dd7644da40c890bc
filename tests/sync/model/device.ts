import { expect } from 'vitest';
import type { LocalId } from '../../../src/domain/record/reference.ts';
import { discard } from '../../../src/store/changes/discard.ts';
import { editPeople } from '../../../src/store/changes/edit.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import { openStore, type Delay, type Store } from '../../../src/store/transaction/store.ts';
import { storeProblemOf } from '../../../src/store/transaction/store-problem.ts';
import { createSync } from '../../../src/sync/create-sync.ts';
import type { ServerSettings } from '../../../src/sync/server/server-settings.ts';
import type { Sync } from '../../../src/sync/sync.ts';
import type { Channel } from '../../../src/sync/tabs/tab-channel.ts';
import { atRest } from '../../support/parts/at-rest.ts';
import { manualTimers } from '../../support/parts/manual-timers.ts';
import { connectionsKnown } from '../../../src/sync/server/http-version.ts';
import { memoryLocks } from '../../support/parts/memory-locks.ts';
import '../../support/parts/slow-hash.ts';
import { shippedCatalogue } from '../../support/parts/shipped-catalogue.ts';
import { aClock, ids, makers } from '../../store/a-store.ts';
import { Disk } from '../../store/disk.ts';

export const KEYS = ['first key', 'second key'] as const;
/** How long a message between tabs is on its way. */
const DELAY = 200;
const SERVER = 'https://server.test';

const SETTINGS: ServerSettings = {
  baseUrl: SERVER,
  header: 'apikey',
  encoding: 'form',
  idempotencyKey: false,
  closesConnections: true,
  groupsCreate: true,
  parallel: 3,
  retryNoReplyUsers: false,
};

/** One tab: the whole of its sending, with timers of its own, so that it can freeze. */
export interface ModelTab {
  sync: Sync;
  store: Store;
  timers: ReturnType<typeof manualTimers>;
  channel: Channel;
  isFrozen: boolean;
  /** A person pressed *Stop* here when it could not be written down. */
  isHalted: boolean;
}

/** So much time passes for one tab before it does for the next. */
const STEP = 5_000;

let devices = 0;

/** A device with two tabs, each the real sending side; clock, timers, locks, channel, disk and server are made up. */
export class ModelDevice {
  readonly clock = aClock();
  readonly tabs: ModelTab[] = [];
  /** Everything that was said between the tabs. */
  readonly said: { what: string }[] = [];
  /** How often each person was made on the server. */
  readonly effects = new Map<string, number>();
  /** The countries of the people whom the server was sent, in order. */
  readonly received: string[] = [];
  readonly disk: Disk;
  refusesStreams = false;
  /** The server says that it honours keys; it always does. */
  promises = false;
  /** How many of the next answers are lost after the server has acted. */
  loses = 0;
  /** By key: what was answered. */
  readonly #answered = new Map<string, Response>();
  /** Called before the server's answer to a write arrives. */
  beforeAnswer: () => void = () => undefined;
  readonly #name = `model-device-${(devices += 1)}`;
  readonly #locks = memoryLocks();
  readonly #newId = ids();
  readonly #assessments: unknown;
  readonly #delay: Delay;
  #worker: Store | undefined;
  #uuids = 0;

  private constructor(assessments: unknown, milliseconds: number) {
    this.#assessments = assessments;
    this.#delay = { milliseconds };
    this.disk = new Disk(this.#name);
  }

  /** @param delay milliseconds before which nothing new may be sent */
  static async open(delay = 0): Promise<ModelDevice> {
    const device = new ModelDevice((await shippedCatalogue()).assessments.all, delay);
    for (let tab = 0; tab < 2; tab += 1) device.tabs.push(await device.#openTab());
    device.#worker = await device.#openStore();
    await device.pass(5_000);
    return device;
  }

  tab(at: number): ModelTab {
    const tab = this.tabs[at % this.tabs.length];
    if (!tab) throw new Error('There is no such tab');
    return tab;
  }

  /** Lets time pass for the device, and for every tab that is not frozen. */
  async pass(milliseconds: number): Promise<void> {
    for (let passed = 0; passed < milliseconds; passed += STEP) {
      this.clock.pass(STEP);
      for (const { timers, isFrozen } of this.tabs) if (!isFrozen) await timers.pass(STEP);
    }
    await atRest();
  }

  async register(at: number): Promise<LocalId> {
    return makers(this.tab(at).store).aPerson();
  }

  /** The service worker has a connection of its own, and never sends. */
  async registerInWorker(): Promise<LocalId> {
    return makers(this.#workers).aPerson();
  }

  async undoLast(at: number): Promise<void> {
    await discard(this.tab(at).store, await this.#last());
  }

  async editLast(at: number): Promise<void> {
    await editPeople(this.tab(at).store, await this.#last(), { country: 'UG' });
  }

  async #last(): Promise<LocalId[]> {
    const user = await this.tab(0).store.db.users.orderBy('seq').last();
    return user ? [user.id] : [];
  }

  /** Each confirmed person was made once, as they are shown; no one who was taken back was. Someone who waits for a person may have been. */
  async checkEffects(): Promise<void> {
    const users = await this.tab(0).store.db.users.toArray();
    const confirmed = users.filter(({ status }) => status === 'confirmed');
    const forPerson = users.filter(({ status }) => status === 'noReply' || status === 'onHold');
    expect(this.received.length).toBeLessThanOrEqual(confirmed.length + forPerson.length);
    const left = [...this.received];
    for (const { country } of confirmed) {
      expect(left).toContain(country);
      left.splice(left.indexOf(country), 1);
    }
    if (forPerson.length === 0) expect(left).toEqual([]);
  }

  async left(): Promise<number> {
    const { waiting, sending } = (await ledger(this.tab(0).store)).all.states;
    return waiting + sending;
  }

  /** How often a kind of message was said. */
  told(what: string): number {
    return this.said.filter((message) => message.what === what).length;
  }

  async close(): Promise<void> {
    this.disk.isFull = false;
    for (const tab of this.tabs) {
      tab.isFrozen = false;
      void tab.sync.close();
    }
    await this.pass(15_000);
    for (const { store } of this.tabs) store.close();
    this.#workers.close();
  }

  get #workers(): Store {
    if (!this.#worker) throw new Error('The worker has not been started');
    return this.#worker;
  }

  #openStore(): Promise<Store> {
    const [newId, delay] = [this.#newId, this.#delay];
    return openStore({ name: this.#name, now: this.clock.now, newId, random: () => 0.5, delay });
  }

  async #openTab(): Promise<ModelTab> {
    const store = await this.#openStore();
    const timers = manualTimers();
    const channel = this.#channel();
    const tab: Omit<ModelTab, 'sync'> = { store, timers, channel, isFrozen: false, isHalted: false };
    const sync = createSync({
      store,
      timers,
      channel,
      locks: this.#locks,
      randomBytes: (into) => into.fill(7),
      fetch: (url, init) => this.#answer(tab, url, init),
      offline: () => false,
      connections: connectionsKnown(() => this.refusesStreams),
    });
    sync.start();
    await sync.configure({ ...SETTINGS, closesConnections: !this.refusesStreams });
    return Object.assign(tab, { sync });
  }

  /** A wire on which every message takes a while, in the time of the tab that hears it. */
  #channel(): Channel {
    const channel: Channel = {
      onmessage: null,
      postMessage: (data) => {
        // Only the tabs of the test speak here.
        this.said.push(data as { what: string });
        for (const tab of this.tabs)
          if (tab.channel !== channel)
            tab.timers.after(DELAY, () => tab.channel.onmessage?.(new MessageEvent('message', { data })));
      },
      close: () => (channel.onmessage = null),
    };
    return channel;
  }

  /** A frozen tab hears no answer. */
  async #answer(tab: Pick<ModelTab, 'isFrozen'>, url: string, init: RequestInit): Promise<Response> {
    if (tab.isFrozen) return new Promise(() => undefined);
    if (init.method !== 'POST') {
      const isList = url.endsWith('/assessments');
      const headers = { 'outpost-offers': this.promises ? 'idempotency-key' : '' };
      return Response.json(isList ? this.#assessments : { lang: 'en', data: [] }, { headers });
    }
    this.beforeAnswer();
    if (this.refusesStreams && typeof init.body !== 'string')
      return Response.json({ message: 'No streams' }, { status: 400 });
    const fields = new URLSearchParams(await new Response(init.body).text());
    const answer = this.#once(new Headers(init.headers).get('idempotency-key'), () => this.#register(fields));
    this.loses -= 1;
    if (this.loses >= 0) throw new TypeError('The connection broke');
    return answer;
  }

  #once(key: string | null, act: () => Response): Response {
    const answer = (key !== null && this.#answered.get(key)?.clone()) || act();
    if (key !== null) this.#answered.set(key, answer.clone());
    return answer;
  }

  #register(fields: URLSearchParams): Response {
    const uuid = `bbbbbbbb-0000-4000-8000-${String((this.#uuids += 1)).padStart(12, '0')}`;
    this.effects.set(uuid, 1);
    this.received.push(fields.get('country') ?? '');
    const occupation = { code: fields.get('occupation'), name: '' };
    const data = { uuid, sex: fields.get('sex'), country: fields.get('country'), occupation };
    return Response.json({ message: 'User created', data });
  }
}

/** What a full disk or a storage that fails forbids is said, and is no failure of the test. */
export async function orFull(device: ModelDevice, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const expected = device.disk.isFull ? 'quota' : device.disk.isInTrouble && 'failed';
    expect(storeProblemOf(error).kind).toBe(expected);
  }
}
