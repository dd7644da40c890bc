import { expect, test } from 'vitest';
import { timeline } from '../../../src/store/core/journal.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import type { AttemptRow } from '../../../src/store/rows/attempt.ts';
import type { RequestMirror } from '../../../src/sync/attempt/request-mirror.ts';
import type { Fetch } from '../../../src/sync/server/exchange.ts';
import type { ServerSettings } from '../../../src/sync/server/server-settings.ts';
import { atRest } from '../../support/parts/at-rest.ts';
import { aDevice, aServer, aTab, KEY, sentAll, settingsFor, wholeAnswer } from '../a-sync.ts';

const FEW = 12;

interface Doings {
  isWritten?: () => boolean;
  isWhole?: boolean;
  takes?: number;
  free?: number;
  /** What stands before the server, and answers for it. */
  answer?: () => Response | undefined;
}

/** People on a device whose mirror and server do as the test says. */
async function sending(
  people: number,
  { isWritten = (): boolean => true, isWhole = true, takes = 30, free = Infinity, ...given }: Doings = {},
) {
  const server = await aServer();
  const device = await aDevice();
  // Time passes at the server alone: how long an answer takes decides how much is marked.
  const store = { ...device.store, now: device.clock.now };
  for (let made = 0; made < people; made += 1) await device.aPerson();
  /** What happened, in order: `leaves`, `calls` and `goes`, each with an attempt, and `looks` where nothing is sent. */
  const events: string[] = [];
  const held: (() => void)[] = [];
  /** So many requests go to the server before it holds them back: asked from outside, a slow machine would be too late. */
  let left = free;
  const mirror: RequestMirror = {
    knowsWhatLeaves: isWhole,
    neverLeft: () => false,
    compared: Promise.resolve(),
    notLeft: () => Promise.resolve(new Set()),
    answerTo: () => undefined,
    keepAnswer: () => undefined,
    leaves: (id) => {
      events.push(`leaves ${id}`);
      return Promise.resolve(isWritten());
    },
  };
  const slowly: Fetch = async (url, init) => {
    if (init.method !== 'POST') {
      events.push('looks');
      return wholeAnswer(url, init);
    }
    const id = new Headers(init.headers).get('x-attempt') ?? '';
    events.push(`calls ${id}`);
    const row = await store.db.attempts.get(id);
    events.push(`goes ${id} ${row?.ahead ? 'ahead' : 'in turn'}`);
    left -= 1;
    if (left < 0) await new Promise<void>((go) => held.push(go));
    device.clock.pass(takes);
    return given.answer?.() ?? wholeAnswer(url, init);
  };
  const settings = settingsFor(server);
  const letGo = () => {
    left = Infinity;
    held.splice(0).forEach((go) => go());
  };
  const tab = () => aTab({ store, mirror, fetch: slowly }, settings);
  return { ...device, store, server, settings, events, letGo, held, tab };
}

/** Attempts that are marked ahead of their turn, and have not left. */
async function waiting({ store: { db }, events }: Pick<Scene, 'store' | 'events'>): Promise<AttemptRow[]> {
  const ahead = await db.attempts.filter((one) => one.ahead === true && one.outcome === undefined).toArray();
  return ahead.filter(({ id }) => !events.includes(`leaves ${id}`));
}

type Scene = Awaited<ReturnType<typeof sending>>;

/** Sends until three requests are held back at the server, and more are marked behind them: after a few it is known how long an answer takes. */
async function behindThree(scene: Scene) {
  const sync = await scene.tab();
  await expect.poll(() => scene.held.length).toBe(3);
  return { ...scene, sync };
}

/** Six are marked behind three at a server that takes its time. */
async function sixBehindThree(isWritten?: () => boolean) {
  const scene = await behindThree(await sending(30, { free: FEW, ...(isWritten && { isWritten }) }));
  await expect.poll(() => waiting(scene)).toHaveLength(6);
  return scene;
}

test('the next requests are marked while others are on their way, and none leaves before the mirror has that it leaves', async () => {
  const { store, events, tab, server } = await sending(30);
  await tab();
  await sentAll(store);
  const gone = events.filter((event) => event.startsWith('goes'));
  expect(gone.filter((event) => event.endsWith('ahead')).length).toBeGreaterThan(15);
  for (const event of gone.filter((one) => one.endsWith('ahead'))) {
    const [, id] = event.split(' ');
    expect(events.indexOf(`leaves ${id}`)).toBeLessThan(events.indexOf(event));
    expect(events).toContain(`leaves ${id}`);
  }
  expect(server.ledger()).toHaveLength(30);
  expect(await store.db.attempts.filter(({ ahead }) => ahead === true).count()).toBe(0);
  const [user] = await store.db.users.orderBy('seq').reverse().toArray();
  const history = user && (await timeline(store.db, user.id)).map(({ event }) => event.what);
  expect(history).toEqual(['made', 'sent', 'answered']);
});

test('nothing is marked ahead where the mirror could not prove what has not left', async () => {
  const { store, events, tab } = await sending(12, { isWhole: false });
  await tab();
  await sentAll(store);
  expect(events.filter((event) => event.endsWith('in turn'))).toHaveLength(12);
});

test('what cannot be written to the mirror is written to the database before it leaves', async () => {
  let isBroken = false;
  const { events, letGo, store, server } = await sixBehindThree(() => !isBroken);
  isBroken = true;
  const before = events.length;
  letGo();
  await sentAll(store);
  const gone = events.slice(before).filter((event) => event.startsWith('goes'));
  expect(gone.length).toBeGreaterThan(3);
  expect(gone.filter((event) => event.endsWith('ahead'))).toEqual([]);
  expect(server.ledger()).toHaveLength(30);
});

test('behind a server that answers at once more are marked, and no more than thirty-three', async () => {
  const scene = await behindThree(await sending(90, { takes: 1, free: FEW }));
  const marked = async () => (await waiting(scene)).length;
  await expect.poll(marked).toBeGreaterThan(9);
  await atRest();
  expect(await marked()).toBeLessThanOrEqual(33);
  scene.letGo();
  await sentAll(scene.store);
  expect(scene.server.ledger()).toHaveLength(90);
});

test('a stop takes the marks back of what has not left, as if there had been none', async () => {
  const scene = await sixBehindThree();
  const { sync, store, letGo, server } = scene;
  await sync.stop();
  await expect.poll(() => waiting(scene)).toEqual([]);
  expect((await ledger(store)).all.states.sending).toBe(3);
  const ready = await store.db.ops.filter(({ status }) => status === 'ready').toArray();
  expect(new Set(ready.map(({ attempts }) => attempts))).toEqual(new Set([0]));
  letGo();
  await expect.poll(async () => (await ledger(store)).all.states.sending).toBe(0);
  expect(server.ledger()).toHaveLength(30 - ready.length);
  await sync.sendNow();
  await sentAll(store);
  expect(server.ledger()).toHaveLength(30);
});

test.each<[string, Partial<ServerSettings>]>([
  ['another encoding', { encoding: 'json' }],
  ['the promise of keys', { idempotencyKey: true }],
])('what was marked ahead does not leave as it was written before %s was set', async (_, changes) => {
  const scene = await sixBehindThree();
  const { sync, store, letGo, settings } = scene;
  const marked = (await waiting(scene)).map(({ id }) => id);
  await sync.configure({ ...settings, ...changes });
  letGo();
  await expect
    .poll(() => store.db.attempts.bulkGet(marked))
    .toEqual(Array.from({ length: 6 }, () => undefined));
});

test('what was marked ahead is held, and not sent to another organisation, when the key changes over it', async () => {
  const scene = await sixBehindThree();
  const { sync, store, letGo, settings, server } = scene;
  const marked = (await waiting(scene)).map(({ opId }) => opId);
  await sync.key.set(`${KEY} of another organisation`, settings);
  await sync.configure(settings);
  letGo();
  const seen = async () => (await store.db.ops.bulkGet(marked)).map((op) => [op?.status, op?.attempts]);
  await expect.poll(seen).toEqual(Array.from({ length: 6 }, () => ['held', 0]));
  expect(server.ledger().length).toBeLessThan(28);
});

test('behind the first request two are marked, and both leave when its answer is read, before it is recorded', async () => {
  const scene = await sending(9, { free: 0 });
  const { store, events, held, server, tab, letGo } = scene;
  await tab();
  await expect.poll(() => held.length).toBe(1);
  await expect.poll(() => waiting(scene)).toHaveLength(2);
  let mayRecord = false;
  // Nothing is recorded while another transaction has the table.
  const others = store.db.transaction('rw', store.db.ops, async () => {
    while (!mayRecord) await store.db.ops.count();
  });
  held.splice(0).forEach((go) => go());
  const calls = () => events.filter((event) => event.startsWith('calls'));
  await expect.poll(calls).toHaveLength(3);
  mayRecord = true;
  await others;
  letGo();
  await sentAll(store);
  expect(server.ledger()).toHaveLength(9);
});

test('behind an answer of 200 that proves nothing no request leaves before the server was looked at', async () => {
  let isFirst = true;
  const answer = () => {
    const given = isFirst ? new Response('<p>Sign in to this network</p>') : undefined;
    isFirst = false;
    return given;
  };
  const scene = await sending(9, { answer });
  const { store, events, tab, server } = scene;
  await tab();
  await sentAll(store);
  expect((await ledger(store)).all.states.unknown).toBe(1);
  expect(server.ledger()).toHaveLength(8);
  const order = events.map((event) => event.split(' ')[0]).filter((what) => what !== 'goes');
  const first = order.indexOf('calls');
  const second = order.indexOf('calls', first + 1);
  expect(order.slice(first, second)).toContain('looks');
});
