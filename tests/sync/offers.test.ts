import { expect, test } from 'vitest';
import type { Offer } from '../../src/contract/offers.ts';
import type { RunningServer } from '../../src/server/node/start-server.ts';
import { markSending } from '../../src/store/outbox/attempts.ts';
import { writeBackup } from '../../src/copies/backup/write.ts';
import { offersAt } from '../../src/store/outbox/offers.ts';
import { useProfile } from '../../src/store/outbox/profiles.ts';
import { ledger } from '../../src/store/queries/ledger.ts';
import type { Store } from '../../src/store/transaction/store.ts';
import { deviceCode } from '../../src/store/transfer/device-code.ts';
import type { Fetch } from '../../src/sync/server/exchange.ts';
import type { Sync } from '../../src/sync/sync.ts';
import { memoryLocks } from '../support/parts/memory-locks.ts';
import { startOwnHost, passOn } from '../support/hosts/own-host.ts';
import { aDevice, aServer, aTab, HTTP2, KEY, sentAll, settingsFor, wholeAnswer } from './a-sync.ts';

const PROMISE: readonly Offer[] = ['idempotency-key'];

/** A server whose offers a test changes; nothing else makes it safe to send something again. */
async function anOffering(...offers: Offer[]) {
  const said = { offers: offers as readonly Offer[] };
  const server = await aServer({ offers: () => said.offers });
  return { server, said, settings: settingsFor(server, { closesConnections: false }) };
}

const keysOf = (server: RunningServer) => server.ledger().map(({ idempotencyKey }) => idempotencyKey);
const statesOf = async (store: Store) => (await ledger(store)).all.states;

/** Sends nothing more once a request has failed, so that a test can do something before it is sent again. */
function stoppingWhenLost(): { fetch: Fetch; stops: (sync: Sync) => void; stopped: Promise<void> } {
  let sync: Sync | undefined;
  let done: () => void = () => undefined;
  const stopped = new Promise<void>((resolve) => (done = resolve));
  return {
    stopped,
    stops: (one) => (sync = one),
    fetch: async (url, init) => {
      try {
        return await wholeAnswer(url, init);
      } catch (error) {
        await sync?.stop();
        done();
        throw error;
      }
    },
  };
}

test('what a server says that it offers is learned from the probe, kept, shown, and used', async () => {
  const { server, settings } = await anOffering('idempotency-key', 'team');
  const { store, aPerson } = await aDevice();
  await aPerson();
  const sync = await aTab({ store }, settings);
  await sentAll(store);
  await expect
    .poll(() => sync.state)
    .toMatchObject({ offers: ['idempotency-key', 'team'], replaySafety: 'key' });
  const [attempt] = await store.db.attempts.toArray();
  expect(attempt).toMatchObject({ keyed: true, promised: true });
  expect(keysOf(server)).toEqual([attempt?.key]);
  await sync.close();
  expect(await offersAt(store, server.url)).toEqual(['idempotency-key', 'team']);
});

test('a server without the header offers nothing, and nothing is written down or sent because of that', async () => {
  const { server, settings } = await anOffering();
  const { store, aPerson } = await aDevice();
  await aPerson();
  const sync = await aTab({ store }, settings);
  await sentAll(store);
  expect(sync.state).not.toHaveProperty('offers');
  expect(await store.db.meta.get('offers')).toBeUndefined();
  const [attempt] = await store.db.attempts.toArray();
  expect(attempt).toMatchObject({ keyed: false });
  expect(attempt).not.toHaveProperty('promised');
  expect(server.ledger()).toMatchObject([
    { idempotencyKey: null, device: null, receipt: null, registered: null },
  ]);
});

test('what one server offers does not count for another address, nor for the organisation of another key', async () => {
  const [one, other] = [await anOffering('idempotency-key', 'device'), await anOffering()];
  const { store, aPerson } = await aDevice();
  await aPerson();
  const sync = await aTab({ store }, one.settings);
  await sentAll(store);
  await sync.configure(other.settings);
  expect(await offersAt(store, other.server.url)).toEqual([]);
  await sync.key.useHere();
  await aPerson();
  await sentAll(store);
  expect(other.server.ledger()).toMatchObject([
    { idempotencyKey: null, device: null, receipt: null, registered: null },
  ]);
  await expect.poll(() => sync.state).not.toHaveProperty('offers');
  await sync.configure(one.settings);
  expect(await offersAt(store, one.server.url)).toEqual([]);
  await sync.key.useHere();
  await sync.checkConnection();
  // The database may know of the change of key only after the check.
  await expect.poll(() => offersAt(store, one.server.url)).toEqual(['idempotency-key', 'device']);
  await useProfile(store, { baseUrl: one.server.url, keyMark: 'another' });
  expect(await offersAt(store, one.server.url)).toEqual([]);
});

test('under the promise a lost answer resolves itself, for people and purchases, and nothing is made twice', async () => {
  const { server, settings } = await anOffering(...PROMISE);
  for (const operation of ['createUser', 'assign', 'createGroup'] as const)
    server.faults.set({ fault: 'drop-after', operation, count: 1 });
  const { store, aPerson, anAssignment, aGroup } = await aDevice();
  const group = { uuid: await aGroup(), name: 'Nakuru 3', type: 'TEAM' } as const;
  await anAssignment(await aPerson({ group }));
  await aTab({ store }, settings);
  await sentAll(store);
  expect(await statesOf(store)).toMatchObject({ confirmed: 3, noReply: 0 });
  expect(server.ledger().map(({ operation }) => operation)).toEqual(['createGroup', 'createUser', 'assign']);
  const attempts = await store.db.attempts.orderBy('[profileId+startedAt]').toArray();
  for (const { opId } of attempts) {
    const [first, again, ...more] = attempts.filter((one) => one.opId === opId).sort((a, b) => a.n - b.n);
    expect(first).toMatchObject({ outcome: 'noReply', promised: true });
    expect([again?.key, again?.request]).toEqual([first?.key, first?.request]);
    expect(more).toEqual([]);
  }
});

test('what was lost before the server promised anything waits for a person, and later records do not', async () => {
  const { server, said, settings } = await anOffering();
  server.faults.set({ fault: 'drop-after', operation: 'createUser', count: 1 });
  const { store, aPerson } = await aDevice();
  const lost = await aPerson();
  const sync = await aTab({ store }, settings);
  await expect.poll(async () => (await statesOf(store)).noReply).toBe(1);
  said.offers = PROMISE;
  await sync.checkConnection();
  await aPerson();
  await sync.sendNow();
  await sentAll(store);
  expect(await statesOf(store)).toMatchObject({ noReply: 1, confirmed: 1 });
  expect(await store.db.users.get(lost)).toMatchObject({ status: 'noReply' });
  expect(server.ledger()).toHaveLength(2);
});

test('what a setting sent with a key before the promise is not asked for again by the promise alone', async () => {
  const { server, said, settings } = await anOffering();
  server.faults.set({ fault: 'drop-after', operation: 'createUser', count: 1 });
  const { store, aPerson } = await aDevice();
  await aPerson();
  const { fetch, stops, stopped } = stoppingWhenLost();
  const sync = await aTab({ store, fetch }, { ...settings, idempotencyKey: true });
  stops(sync);
  await stopped;
  await sync.configure(settings);
  said.offers = PROMISE;
  await sync.checkConnection();
  await sync.sendNow();
  await expect.poll(async () => (await statesOf(store)).noReply).toBe(1);
  expect(server.ledger()).toHaveLength(1);
});

test('a server that takes the promise back gets no key any more, and what it lost waits for a person', async () => {
  const { server, said, settings } = await anOffering(...PROMISE);
  server.faults.set({ fault: 'drop-after', operation: 'createUser', count: 1 });
  const { store, aPerson } = await aDevice();
  await aPerson();
  const { fetch, stops, stopped } = stoppingWhenLost();
  const sync = await aTab({ store, fetch }, settings);
  stops(sync);
  await stopped;
  await expect.poll(async () => (await store.db.ops.toArray())[0]?.inDoubt).toBe(true);
  said.offers = [];
  await sync.checkConnection();
  expect(await offersAt(store, server.url)).toEqual([]);
  await sync.sendNow();
  await expect.poll(async () => (await statesOf(store)).noReply).toBe(1);
  await aPerson();
  await expect.poll(async () => (await statesOf(store)).confirmed).toBe(1);
  const [first] = await store.db.attempts.orderBy('[profileId+startedAt]').toArray();
  expect(keysOf(server)).toEqual([first?.key, null]);
});

test('before a lost record is asked for again, the server must say again that it honours keys', async () => {
  const offers = () => (server.ledger().length > 0 ? [] : PROMISE);
  const server = await aServer({ offers });
  server.faults.set({ fault: 'drop-after', operation: 'createUser', count: 1 });
  const { store, aPerson } = await aDevice();
  await aPerson();
  await aTab({ store }, settingsFor(server, { closesConnections: false }));
  await expect.poll(async () => (await statesOf(store)).noReply).toBe(1);
  expect(server.ledger()).toHaveLength(1);
});

test('a backup has no code of the device', async () => {
  const { server, settings } = await anOffering('device');
  const { store, aPerson } = await aDevice();
  await aPerson();
  await aTab({ store }, settings);
  await sentAll(store);
  const [{ device } = { device: null }] = server.ledger();
  const { file } = await writeBackup(store, { randomBytes: (into) => into.fill(7) });
  const text = await file.text();
  expect(device).toHaveLength(8);
  expect(text).not.toContain(device);
  expect(text).not.toContain(await deviceCode(store));
});

test('a server that only fails to answer has not taken its promise back', async () => {
  const { server, settings } = await anOffering(...PROMISE);
  const { store } = await aDevice();
  const sync = await aTab({ store }, settings);
  await sync.checkConnection();
  server.faults.set({ fault: '503', count: 1 });
  expect(await sync.checkConnection()).toMatchObject({ finding: 'server trouble' });
  expect(await offersAt(store, server.url)).toEqual(PROMISE);
});

/** Someone marked as on the way by a page that is gone, whose request the server has carried out. */
async function afterKill(offered: readonly Offer[], promised: boolean) {
  const { server, settings } = await anOffering(...offered);
  const { store, aPerson } = await aDevice();
  await aPerson();
  const profile = await useProfile(store, { baseUrl: server.url });
  const fields = { sex: 'F', country: 'KE', occupation: '2221' } as const;
  const url = `${server.url}/api-v1/users/create`;
  const request = {
    url,
    contentType: 'application/x-www-form-urlencoded',
    body: String(new URLSearchParams(fields)),
  };
  const write = () => Promise.resolve({ request, sent: { lane: 'user', fields } as const });
  const [opId = ''] = await store.db.ops.toCollection().primaryKeys();
  const attempt = await markSending(store, opId, { profile, keyed: true, promised }, write);
  await fetch(url, {
    method: 'POST',
    body: request.body,
    headers: { apikey: KEY, 'content-type': request.contentType, 'idempotency-key': attempt?.key ?? '' },
  });
  return { server, settings, store };
}

test('what a page had on its way under the promise when it was killed resolves itself at the next start', async () => {
  const { server, settings, store } = await afterKill(PROMISE, true);
  await aTab({ store }, settings);
  await sentAll(store);
  expect(await statesOf(store)).toMatchObject({ confirmed: 1, noReply: 0 });
  expect(server.ledger()).toHaveLength(1);
});

test.each<[string, readonly Offer[], boolean]>([
  ['that the server has taken back since', [], true],
  ['that came after it', PROMISE, false],
])(
  'what a page had on its way when it was killed waits for a person under a promise %s',
  async (...given) => {
    const [, offered, promised] = given;
    const { server, settings, store } = await afterKill(offered, promised);
    await aTab({ store }, settings);
    await expect.poll(async () => (await statesOf(store)).noReply).toBe(1);
    expect(server.ledger()).toHaveLength(1);
  },
);

test('what may have arrived under the promise of one organisation does not go to another by itself', async () => {
  const { server, settings } = await anOffering(...PROMISE);
  const other = await anOffering(...PROMISE);
  server.faults.set({ fault: 'drop-after', operation: 'createUser', count: 1 });
  const { store, aPerson } = await aDevice();
  await aPerson();
  const { fetch, stops, stopped } = stoppingWhenLost();
  const sync = await aTab({ store, fetch }, settings);
  stops(sync);
  await stopped;
  await sync.configure(other.settings);
  await sync.key.useHere();
  await expect.poll(async () => (await statesOf(store)).onHold).toBe(1);
  await sync.checkConnection();
  await sync.moveOnHold();
  await sync.sendNow();
  await expect.poll(async () => (await statesOf(store)).noReply).toBe(1);
  expect([server.ledger().length, other.server.ledger().length]).toEqual([1, 0]);
});

test('no request goes as a stream to a server that promises to honour keys', async () => {
  const { settings } = await anOffering(...PROMISE);
  const { store, aPerson } = await aDevice();
  await aPerson();
  await aTab({ store, connections: HTTP2 }, settings);
  await sentAll(store);
  const [attempt] = await store.db.attempts.toArray();
  expect(attempt?.keyed).toBe(true);
  expect(attempt?.request).not.toHaveProperty('streamed');
});

test('what another tab finds when it checks the connection counts for the tab that sends', async () => {
  const { server, said, settings } = await anOffering();
  const { store, aPerson } = await aDevice();
  const locks = memoryLocks();
  const sender = await aTab({ store, locks }, settings);
  await aPerson();
  await sentAll(store);
  const other = await aTab({ store, locks }, settings);
  said.offers = PROMISE;
  await other.checkConnection();
  await expect.poll(() => sender.state.offers).toEqual(PROMISE);
  await expect.poll(() => other.state.offers).toEqual(PROMISE);
  await aPerson();
  await sentAll(store);
  const keys = keysOf(server);
  expect(keys).toEqual([null, expect.any(String)]);
});

test('a server that asks for it is told the device, the time of each record, and the receipt of its person', async () => {
  const { server, said, settings } = await anOffering('device');
  const { store, aPerson, anAssignment, aGroup } = await aDevice();
  const group = { uuid: await aGroup(), name: 'Nakuru 3', type: 'TEAM' } as const;
  const ada = await aPerson({ group });
  await anAssignment(ada);
  const sync = await aTab({ store }, settings);
  await sentAll(store);
  const device = (await deviceCode(store)).replace('-', '');
  expect(device).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
  const { receipt } = (await store.db.users.get(ada)) ?? {};
  const [founded, joined, assigned] = await Promise.all(
    [store.db.groups, store.db.users, store.db.assignments].map(async (table) => {
      const row = await table.toCollection().first();
      return new Date(row?.createdAt ?? NaN).toISOString();
    }),
  );
  expect(server.ledger()).toMatchObject([
    { operation: 'createGroup', device, receipt: null, registered: founded, idempotencyKey: null },
    { operation: 'createUser', device, receipt, registered: joined },
    { operation: 'assign', device, receipt, registered: assigned },
  ]);
  said.offers = [];
  await sync.checkConnection();
  await aPerson();
  await sentAll(store);
  expect(server.ledger().at(-1)).toMatchObject({ operation: 'createUser', device: null, receipt: null });
});

test('a receipt that a server repeats in a refusal stays in it: it is no secret', async () => {
  const { server, settings } = await anOffering('device');
  const url = await startOwnHost((request) => {
    if (request.method !== 'POST') return passOn(request, server.url);
    const receipt = request.headers.get('outpost-receipt');
    return Response.json({ message: `Refused ${String(receipt)}` }, { status: 422 });
  });
  const { store, aPerson } = await aDevice();
  const id = await aPerson();
  await aTab({ store }, { ...settings, baseUrl: url });
  await expect.poll(async () => (await statesOf(store)).toFix).toBe(1);
  const { receipt = '-' } = (await store.db.users.get(id)) ?? {};
  const [attempt] = await store.db.attempts.toArray();
  expect(attempt?.evidence?.excerpt).toContain(`Refused ${receipt}`);
});
