import { expect, onTestFinished } from 'vitest';
import { startServer, type RunningServer, type ServerOptions } from '../../src/server/node/start-server.ts';
import { markSending } from '../../src/store/outbox/attempts.ts';
import { useProfile, type ProfileIdentity } from '../../src/store/outbox/profiles.ts';
import { ledger } from '../../src/store/queries/ledger.ts';
import type { Store } from '../../src/store/transaction/store.ts';
import { createSync } from '../../src/sync/create-sync.ts';
import { browserTimers, type Timers } from '../../src/sync/timers.ts';
import type { Channel } from '../../src/sync/tabs/tab-channel.ts';
import { connectionsKnown, type Connections } from '../../src/sync/server/http-version.ts';
import type { Fetch } from '../../src/sync/server/exchange.ts';
import type { Locks } from '../../src/sync/attempt/locks.ts';
import type { RequestMirror } from '../../src/sync/attempt/request-mirror.ts';
import type { ServerSettings } from '../../src/sync/server/server-settings.ts';
import type { Sync } from '../../src/sync/sync.ts';
import { goingOn } from '../support/parts/at-rest.ts';
import { memoryLocks } from '../support/parts/memory-locks.ts';
import '../support/parts/slow-hash.ts';
import { aStore } from '../store/a-store.ts';

export const KEY = 'a key for tests';

/** A reference server of its own for one test. */
export async function aServer(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  let last = 0;
  const newId = () => `aaaaaaaa-0000-4000-8000-${String((last += 1)).padStart(12, '0')}`;
  const server = await startServer({ key: KEY, now: () => new Date(), newId, ...options });
  onTestFinished(() => server.close());
  return server;
}

/** Settings for a server whose host promises that it closes its connections. */
export function settingsFor(server: { url: string }, changes: Partial<ServerSettings> = {}): ServerSettings {
  return {
    ...{ baseUrl: server.url, header: 'apikey', encoding: 'form', parallel: 3 },
    ...{
      idempotencyKey: false,
      closesConnections: true,
      groupsCreate: true,
      retryNoReplyUsers: false,
      ...changes,
    },
  };
}

export const HTTP1 = connectionsKnown(() => false);
/** A server that speaks HTTP/2. Node's fetch sends streams as well, though over HTTP/1.1. */
export const HTTP2 = connectionsKnown(() => true);

interface TabOptions {
  store: Store;
  locks?: Locks;
  connections?: Connections;
  fetch?: Fetch;
  /** The real ones where they are left out. */
  timers?: Timers;
  offline?: () => boolean;
  channel?: Channel;
  mirror?: RequestMirror;
}

const channels = new Set<Channel>();

/** A channel that reaches the other tabs of the test. */
function aChannel(): Channel {
  const channel: Channel = {
    onmessage: null,
    postMessage: (data) => {
      for (const other of channels)
        if (other !== channel) other.onmessage?.(new MessageEvent('message', { data }));
    },
    close: () => void channels.delete(channel),
  };
  channels.add(channel);
  return channel;
}

/** Asks a server of the test, and is not at rest before the whole answer is here. */
export const wholeAnswer: Fetch = (url, init) => {
  const answer = fetch(url, init);
  void goingOn(answer.then((response) => response.clone().arrayBuffer())).catch(() => undefined);
  return answer;
};

/** The sending side of one tab, started, and given the key, or none for an empty one. */
export async function aTab(
  { store, locks = memoryLocks(), ...options }: TabOptions,
  settings: ServerSettings,
  key = KEY,
): Promise<Sync> {
  const sync = createSync({
    store,
    locks,
    timers: options.timers ?? browserTimers,
    channel: options.channel ?? aChannel(),
    randomBytes: (into) => into.fill(7),
    fetch: options.fetch ?? wholeAnswer,
    offline: options.offline ?? (() => false),
    connections: options.connections ?? HTTP1,
    namesAttempts: options.mirror !== undefined,
    mirror: options.mirror,
  });
  onTestFinished(() => sync.close());
  sync.start();
  if (key !== '') await sync.key.set(key, settings);
  await sync.configure(settings);
  return sync;
}

/** A device with a store, whose clock goes by itself. */
export async function aDevice() {
  const device = await aStore();
  const begun = Date.now();
  device.store = { ...device.store, now: () => new Date(device.clock.now().getTime() + Date.now() - begun) };
  onTestFinished(() => device.store.close());
  return device;
}

const SOME_SERVER: ProfileIdentity = { baseUrl: 'https://server.test', keyMark: 'aa' };

/** Marks the first person of a device as on the way, as a page does before it sends. Gives the id of the operation. */
export async function markFirst(store: Store, identity = SOME_SERVER): Promise<string> {
  const [opId = ''] = await opsOf(store);
  await mark(store, [opId], identity);
  return opId;
}

/** Marks everyone. Gives the ids of the operations. */
export async function markAll(store: Store): Promise<string[]> {
  const opIds = await opsOf(store);
  await mark(store, opIds, SOME_SERVER);
  return opIds;
}

function opsOf({ db }: Store): Promise<string[]> {
  return db.ops.orderBy('id').primaryKeys();
}

async function mark(store: Store, opIds: readonly string[], identity: ProfileIdentity): Promise<void> {
  const profile = await useProfile(store, identity);
  const request = { url: `${identity.baseUrl}/api-v1/users/create`, contentType: 'text/plain', body: '' };
  const sent = { lane: 'user', fields: { sex: 'F', country: 'KE', occupation: '2221' } } as const;
  const write = () => Promise.resolve({ request, sent });
  for (const id of opIds) await markSending(store, id, { profile, keyed: false }, write);
}

/** Waits until nothing waits and nothing is on its way. */
export async function sentAll(store: Store): Promise<void> {
  await expect.poll(() => left(store), { interval: 20 }).toBe(0);
}

/** How many wait or are on their way. */
export async function left(store: Store): Promise<number> {
  const { waiting, sending } = (await ledger(store)).all.states;
  return waiting + sending;
}
