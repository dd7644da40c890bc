import { Dexie } from 'dexie';
import { expect, onTestFinished } from 'vitest';
import { SHOWN_STATES, type ShownState } from '../../../src/domain/record/states.ts';
import { localId, type LocalId } from '../../../src/domain/record/reference.ts';
import { seeded } from '../../../src/practice/story/sample-people.ts';
import { deviceRecords } from '../../../src/store/changes/records.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import { openStore, type Store } from '../../../src/store/transaction/store.ts';
import { createSync } from '../../../src/sync/create-sync.ts';
import { connectionsSeenBy } from '../../../src/sync/server/http-version.ts';
import type { Deadlines } from '../../../src/sync/server/exchange.ts';
import type { ServerSettings } from '../../../src/sync/server/server-settings.ts';
import type { Sync } from '../../../src/sync/sync.ts';
import { browserTimers } from '../../../src/sync/timers.ts';
import { patientTimings, syncInBrowser } from '../../support/browser/sync-in-browser.ts';
import { aClock, type Clock } from './a-clock.ts';
import type { Server } from './a-server.ts';

/** What one tab has of a device, and the time, which is the same in all of its tabs. */
export interface Tab {
  store: Store;
  clock: Clock;
}

/** A device: a store of its own, with so many people registered. */
export async function aDevice(people = 0) {
  const name = crypto.randomUUID();
  const { store, clock } = await openTab(name, aClock());
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
    await records.createUser({ uuid, sex, country: 'KE', occupation, createdAt: clock.now() });
    ids.push(localId(uuid));
  }
  return { store, clock, records, ids };
}
export type Device = Awaited<ReturnType<typeof aDevice>>;

/** Occupations that differ, so that answers can be told apart. */
const CODES = ['2221', '7112', '5120', '9111', '3221', '2341', '8322', '4110', '6111', '1111'];

/**
 * The same device in another tab.
 * @param clock a clock of its own for a tab that is to freeze: no time passes there any more
 */
export function openAnother({ store, clock: same }: Tab, clock = same): Promise<Tab> {
  return openTab(store.db.name, clock);
}

async function openTab(name: string, clock: Clock): Promise<Tab> {
  const newId = () => crypto.randomUUID();
  const store = await openStore({ name, now: clock.now, newId, random: seeded(1) });
  onTestFinished(() => store.close());
  return { store, clock };
}

/** Assigns one survey, about oneself, to each person. */
export async function assignToAll({ records, ids, clock }: Device): Promise<void> {
  for (const userUuid of ids) {
    const entries = [
      { assessmentUuid: crypto.randomUUID(), key: 'AI', target: 'self', targetKind: 'self' },
    ] as const;
    await records.createAssignment({
      ...{ uuid: crypto.randomUUID(), userUuid, contract: 'other', entries, denominationCountry: 'KE' },
      ...{ autoReserve: true, createdAt: clock.now() },
    });
  }
}

/** No request is given up, however slow the machine is. */
const NEVER: Deadlines = { user: Infinity, group: Infinity, assign: Infinity, probe: Infinity };

interface SyncOptions {
  settings?: Partial<ServerSettings>;
  /** The server's own where it is left out. */
  key?: string;
  deadlines?: Partial<Deadlines>;
  /** Called when the head of an answer has come. */
  answered?: (url: string) => void;
}

/** The sending side of a tab, started, with settings and key. */
export async function startSync(
  { store, clock }: Tab,
  server: Server,
  { settings, key = server.key, deadlines, answered = () => undefined }: SyncOptions = {},
): Promise<Sync> {
  const sync = createSync({
    ...syncInBrowser(store),
    timers: clock,
    connections: connectionsSeenBy(patientTimings(), browserTimers),
    fetch: async (url, init) => {
      const response = await fetch(url, namingAttempt(init));
      answered(url);
      return response;
    },
    offline: () => !navigator.onLine,
    deadlines: { ...NEVER, ...deadlines },
  });
  onTestFinished(async () => {
    const closed = sync.close().then(() => true);
    // A tab that leaves waits ten seconds for its requests.
    while (!(await Promise.race([closed, aMoment().then(() => false)]))) clock.pass(1_000);
  });
  sync.start();
  if (key !== undefined) await sync.key.set(key, { baseUrl: server.url, header: 'apikey' });
  await sync.configure({
    ...{ baseUrl: server.url, header: 'apikey', encoding: 'form', parallel: 3, groupsCreate: true },
    ...{ idempotencyKey: server.mode === 'keyed', closesConnections: server.mode === 'closing' },
    ...{ retryNoReplyUsers: false, ...settings },
  });
  return sync;
}

/** Names each dispatch, so that a ledger shows what the browser sent twice by itself. */
function namingAttempt(init: RequestInit): RequestInit {
  if (init.method !== 'POST') return init;
  const headers = new Headers(init.headers);
  headers.set('x-attempt', crypto.randomUUID());
  return { ...init, headers };
}

/** Lets some time pass between two looks. */
type Pass = (tab: Tab) => unknown;

/**
 * While a record is on its way the time stands still: an answer is never late because the machine is slow, and nothing is due
 * before it has come.
 */
const whileNothingIsSent: Pass = async ({ store, clock }) => {
  if ((await ledger(store)).all.states.sending === 0) clock.pass(200);
};

/** After so much time in which no record went, none will. */
const LONGEST = 10 * 60_000;

/** Lets time pass until nothing waits and nothing is on its way. */
export async function settled(tab: Tab, pass = whileNothingIsSent): Promise<void> {
  const { store, clock } = tab;
  let [least, since] = [Infinity, 0];
  const hasSettled = async () => {
    const { waiting, sending } = (await ledger(store)).all.states;
    if (waiting + sending < least) [least, since] = [waiting + sending, clock.now().getTime()];
    if (clock.now().getTime() - since > LONGEST)
      expect.fail(`${least} have not gone, and none goes any more`);
    return least === 0;
  };
  await passUntil(tab, hasSettled, pass);
}

/** Lets time pass until something holds. */
export async function passUntil(
  tab: Tab,
  holds: () => boolean | Promise<boolean>,
  pass = whileNothingIsSent,
): Promise<void> {
  while (!(await holds())) {
    await pass(tab);
    await aMoment();
  }
}

/** Lets the page and its database go on. */
function aMoment(): Promise<void> {
  return new Promise((resume) => setTimeout(resume, 10));
}

/** The states in which there is anything, with their counts. They always add up. */
export async function states({ store }: Tab): Promise<Partial<Record<ShownState, number>>> {
  const { all } = await ledger(store);
  expect(SHOWN_STATES.reduce((sum, state) => sum + all.states[state], 0)).toBe(all.made);
  return Object.fromEntries(
    SHOWN_STATES.filter((state) => all.states[state] > 0).map((state) => [state, all.states[state]]),
  );
}
