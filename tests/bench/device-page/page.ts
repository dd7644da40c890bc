import { Dexie } from 'dexie';
import type { Mirror } from '../../../src/copies/mirror/mirror.ts';
import { startMirror } from '../../../src/page/keeping.ts';
import type { Keeping } from '../../../src/store/transaction/changes-kept.ts';
import { deviceRecords } from '../../../src/store/changes/records.ts';
import { openStore, type Store } from '../../../src/store/transaction/store.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import { createSync } from '../../../src/sync/create-sync.ts';
import type { ServerSettings } from '../../../src/sync/server/server-settings.ts';
import { syncInBrowser } from '../../support/browser/sync-in-browser.ts';
import { openBare, saveBare } from './bare.ts';

declare global {
  interface Window {
    device: typeof device;
  }
}

/** What a page felt while something went on, in milliseconds. */
export interface Felt {
  longestTask: number;
  /** From a key press to the next paint. */
  keyToPaint: number[];
}

const felt: Felt = { longestTask: 0, keyToPaint: [] };
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) felt.longestTask = Math.max(felt.longestTask, duration);
}).observe({ type: 'longtask' });
document.querySelector('#typing')?.addEventListener('keydown', (event) => {
  requestAnimationFrame(() => {
    setTimeout(() => felt.keyToPaint.push(performance.now() - event.timeStamp));
  });
});

/** As the app has it, with a mirror of every change. */
async function aStore(): Promise<Store> {
  const keeping: Keeping = { ready: Promise.resolve() };
  const store = await openStore({ ...parts(), keeping });
  const mirror = await startMirror(store);
  await mirror.settled();
  mirrors.set(store, mirror);
  return store;
}

function parts() {
  const newId = () => crypto.randomUUID();
  return { name: newId(), now: () => new Date(), newId, random: Math.random };
}

const mirrors = new WeakMap<Store, Mirror>();

async function registerPeople(store: Store, count: number): Promise<void> {
  const records = deviceRecords(store);
  for (let made = 0; made < count; made += 1) {
    const person = { sex: 'F', country: 'KE', occupation: '2221', createdAt: new Date() } as const;
    await records.createUser(
      { uuid: crypto.randomUUID(), ...person },
      { reference: 'Bed 4', occupationWords: 'nurse' },
    );
  }
}

async function discardStore(store: Store): Promise<void> {
  await mirrors.get(store)?.erase();
  store.close();
  await Dexie.delete(store.db.name);
}

/**
 * Waits until everything is recorded. The database is not asked before the answers to all have come: asking takes
 * the time of the processors that is measured here.
 */
async function settled(store: Store, answered: Promise<void>): Promise<void> {
  await answered;
  for (;;) {
    const { waiting, sending } = (await ledger(store)).all.states;
    if (waiting + sending === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

async function timeOfSaving(store: Store, count: number): Promise<number> {
  const begun = performance.now();
  await registerPeople(store, count);
  const took = (performance.now() - begun) / count;
  await discardStore(store);
  return took;
}

const device = {
  /** Registers people one after the other; gives the mean time of one. */
  async save(count: number): Promise<number> {
    return timeOfSaving(await aStore(), count);
  },

  /** The same without a second copy. */
  async saveOnce(count: number): Promise<number> {
    return timeOfSaving(await openStore(parts()), count);
  },

  /** The same rows into the same tables with the same indexes, with nothing in between. */
  async saveBare(count: number): Promise<number> {
    const store = await aStore();
    store.close();
    const db = await openBare(store.db.name);
    const begun = performance.now();
    for (let made = 1; made <= count; made += 1) await saveBare(db, made);
    const took = (performance.now() - begun) / count;
    db.close();
    await Dexie.delete(store.db.name);
    return took;
  },

  /** Sends people through the queue; gives the time from the first request that carries one to the last record. */
  async send(count: number, settings: ServerSettings, key: string): Promise<number> {
    const store = await aStore();
    await registerPeople(store, count);
    let begun: number | undefined;
    let left = count;
    let allAnswered = () => {};
    const answered = new Promise<void>((resolve) => (allAnswered = resolve));
    const sync = createSync({
      ...syncInBrowser(store),
      mirror: mirrors.get(store),
      fetch: async (url, init) => {
        if (init.method !== 'POST') return fetch(url, init);
        begun ??= performance.now();
        const answer = await fetch(url, init);
        left -= 1;
        if (left === 0) allAnswered();
        return answer;
      },
      offline: () => false,
    });
    sync.start();
    await sync.key.set(key, settings);
    await sync.configure(settings);
    await settled(store, answered);
    const took = performance.now() - (begun ?? 0);
    await sync.close();
    await discardStore(store);
    return took;
  },

  /** The same requests from a loop that keeps nothing. */
  async sendBare(count: number, { baseUrl, header, parallel }: ServerSettings, key: string): Promise<number> {
    const begun = performance.now();
    let left = count;
    const body = new URLSearchParams({ sex: 'F', country: 'KE', occupation: '2221' }).toString();
    const headers = {
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
      [header]: key,
    };
    const worker = async () => {
      while (left > 0) {
        left -= 1;
        const response = await fetch(`${baseUrl}/api-v1/users/create`, { method: 'POST', headers, body });
        await response.json();
      }
    };
    await Promise.all(Array.from({ length: parallel }, worker));
    return performance.now() - begun;
  },

  /** What was felt since it was last asked. */
  felt(): Felt {
    const now = { ...felt };
    Object.assign(felt, { longestTask: 0, keyToPaint: [] });
    return now;
  },
};

window.device = device;
