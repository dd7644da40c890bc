import { Dexie } from 'dexie';
import { expect, inject, onTestFinished } from 'vitest';
import type { FaultSetting } from '../../../src/server/faults/fault-switches.ts';
import type { LedgerEntry } from '../../../src/server/service/ledger.ts';
import { SHOWN_STATES, type ShownState } from '../../../src/domain/record/states.ts';
import { localId, type LocalId } from '../../../src/domain/record/reference.ts';
import { deviceRecords } from '../../../src/store/changes/records.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import { openStore, type Store } from '../../../src/store/core/store.ts';
import { createSync } from '../../../src/sync/create-sync.ts';
import type { Deadlines } from '../../../src/sync/server/exchange.ts';
import type { ServerSettings } from '../../../src/sync/server/server-settings.ts';
import type { Sync } from '../../../src/sync/sync.ts';
import { syncInBrowser } from '../../support/browser/sync-in-browser.ts';

const KEY = 'a key for tests';

export type Mode = 'closing' | 'keeping' | 'keyed';

/** A reference server that runs beside the browser, emptied of faults, and what it accepts from now on. */
export async function aServer(mode: Mode) {
  const url = inject(`${mode}Server`);
  const headers = { apikey: KEY };
  const all = async (): Promise<LedgerEntry[]> =>
    (await fetch(`${url}/_ledger`, { headers })).json() as Promise<LedgerEntry[]>;
  const clear = () => fetch(`${url}/_faults`, { method: 'DELETE', headers });
  await clear();
  onTestFinished(async () => {
    await clear();
  });
  const before = (await all()).length;
  return {
    url,
    mode,
    accepted: async () => (await all()).slice(before),
    set: async (...faults: FaultSetting[]) => {
      const response = await fetch(`${url}/_faults`, {
        method: 'POST',
        headers,
        body: JSON.stringify(faults),
      });
      expect(response.status).toBe(201);
    },
    clear,
    /** Waits until the browser has forgotten that it may send people, and asks again. */
    asksAgain: async () => {
      const address = `${url}/api-v1/users/create`;
      await fetch(`${url}/_faults`, { method: 'POST', headers, body: '[{"fault":"preflight-refused"}]' });
      const isAsked = () =>
        fetch(address, { method: 'POST', headers, body: '' }).then(
          () => false,
          () => true,
        );
      await expect.poll(isAsked, { timeout: 20_000 }).toBe(true);
      await clear();
    },
  };
}
export type Server = Awaited<ReturnType<typeof aServer>>;

/** Occupations that differ, so that answers can be told apart. */
const CODES = ['2221', '7112', '5120', '9111', '3221', '2341', '8322', '4110', '6111', '1111'];

/** A device: a store of its own, with so many people registered. */
export async function aDevice(people = 0, name: string = crypto.randomUUID()) {
  const store = await openAnother(name);
  onTestFinished(async () => {
    store.close();
    await Dexie.delete(name);
  });
  const records = deviceRecords(store);
  const ids: LocalId[] = [];
  for (let made = 0; made < people; made += 1) {
    const uuid = crypto.randomUUID();
    const occupation = CODES[made % CODES.length] ?? '2221';
    const sex = made % 3 === 0 ? 'M' : 'F';
    await records.createUser({ uuid, sex, country: 'KE', occupation, createdAt: new Date() });
    ids.push(localId(uuid));
  }
  return { store, records, ids };
}

/** The same device in another tab. */
export async function openAnother(name: string): Promise<Store> {
  const newId = () => crypto.randomUUID();
  // Small chances make for short back-offs.
  const store = await openStore({ name, now: () => new Date(), newId, random: () => Math.random() / 10 });
  onTestFinished(() => store.close());
  return store;
}

/** Assigns one survey, about oneself, to each person. */
export async function assignToAll({ records, ids }: Awaited<ReturnType<typeof aDevice>>): Promise<void> {
  for (const userUuid of ids) {
    const entries = [
      { assessmentUuid: crypto.randomUUID(), key: 'AI', target: 'self', targetKind: 'self' },
    ] as const;
    await records.createAssignment({
      ...{ uuid: crypto.randomUUID(), userUuid, contract: 'other', entries, denominationCountry: 'KE' },
      ...{ autoReserve: true, createdAt: new Date() },
    });
  }
}

interface TabOptions {
  settings?: Partial<ServerSettings>;
  key?: string;
  deadlines?: Deadlines;
}

/** The sending side of a tab, started, with settings and key. */
export async function aTab(
  store: Store,
  server: Server,
  { settings, key = KEY, deadlines }: TabOptions = {},
): Promise<Sync> {
  const sync = createSync({
    ...syncInBrowser(store),
    fetch: countedFetch,
    offline: () => !navigator.onLine,
    ...(deadlines && { deadlines }),
  });
  onTestFinished(() => sync.close());
  sync.start();
  await sync.key.set(key, { baseUrl: server.url, header: 'apikey' });
  await sync.configure({
    ...{ baseUrl: server.url, header: 'apikey', encoding: 'form', parallel: 3, groupsCreate: true },
    ...{ idempotencyKey: server.mode === 'keyed', retryUnknownUsers: false, ...settings },
  });
  return sync;
}

/** Names each dispatch, so that a ledger shows what the browser sent twice by itself. */
function countedFetch(url: string, init: RequestInit): Promise<Response> {
  if (init.method !== 'POST') return fetch(url, init);
  return fetch(url, { ...init, headers: withAttempt(init) });
}

function withAttempt({ headers }: RequestInit): Headers {
  const named = new Headers(headers);
  named.set('x-attempt', crypto.randomUUID());
  return named;
}

/**
 * Waits until nothing waits and nothing is on its way. A slow machine is no failure: only where nothing goes for
 * `patience` milliseconds (twice the time for which a tab that went away still counts as the sender) it stands still.
 */
export async function settled(store: Store, patience = 60_000): Promise<void> {
  let least = Infinity;
  let since = performance.now();
  for (;;) {
    const { waiting, sending } = (await ledger(store)).all.states;
    const left = waiting + sending;
    if (left === 0) return;
    if (left < least) [least, since] = [left, performance.now()];
    if (performance.now() - since > patience) expect.fail(`${left} have not gone, and nothing goes any more`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The states in which there is anything, with their counts. They always add up. */
export async function states(store: Store): Promise<Partial<Record<ShownState, number>>> {
  const { all } = await ledger(store);
  expect(SHOWN_STATES.reduce((sum, state) => sum + all.states[state], 0)).toBe(all.made);
  return Object.fromEntries(
    SHOWN_STATES.filter((state) => all.states[state] > 0).map((state) => [state, all.states[state]]),
  );
}
