import { expect, test } from 'vitest';
import type { Channel } from '../../../src/sync/tabs/tab-channel.ts';
import type { Fetch } from '../../../src/sync/server/exchange.ts';
import { manualTimers, type ManualTimers } from '../../support/parts/manual-timers.ts';
import { memoryLocks } from '../../support/parts/memory-locks.ts';
import { aDevice, aServer, aTab, KEY, left, settingsFor, wholeAnswer } from '../a-sync.ts';

const HIDDEN = 'the key of someone';

/** A wire between tabs on which everything takes a while, and is written down. */
function aSlowWire(timers: ManualTimers, delay: number) {
  const said: unknown[] = [];
  const ends = new Set<Channel>();
  const end = (): Channel => {
    const channel: Channel = {
      onmessage: null,
      postMessage: (data) => {
        said.push(data);
        timers.after(delay, () => {
          for (const other of ends)
            if (other !== channel) other.onmessage?.(new MessageEvent('message', { data }));
        });
      },
      close: () => void ends.delete(channel),
    };
    ends.add(channel);
    return channel;
  };
  return { said, end };
}

/** What a server was shown in the header of the key, request by request. */
function aWitness(header = 'apikey') {
  const shown: { origin: string; key: string | null }[] = [];
  const fetching: Fetch = (url, init) => {
    shown.push({ origin: new URL(url).origin, key: new Headers(init.headers).get(header) });
    return wholeAnswer(url, init);
  };
  return { shown, fetch: fetching };
}

/** Longer than anything here takes, and less than a frozen sender is waited for. */
const A_WHILE = 5_000;

test('two tabs that change the key at the same time over a slow channel say so once each, and agree', async () => {
  const server = await aServer();
  const { store } = await aDevice();
  const timers = manualTimers();
  const { said, end } = aSlowWire(timers, 150);
  const locks = memoryLocks();
  const settings = settingsFor(server);
  const one = await aTab({ store, locks, timers, channel: end() }, settings, '');
  const other = await aTab({ store, locks, timers, channel: end() }, settings, '');
  await Promise.all([one.key.set('first', settings), other.key.set('second', settings)]);
  await timers.pass(A_WHILE);
  const changes = () => said.filter((message) => (message as { what: string }).what === 'key changed').length;
  const before = changes();
  expect(before).toBeLessThanOrEqual(6);
  await timers.pass(A_WHILE);
  expect(changes()).toBe(before);
  expect([one.key.status, other.key.status].sort()).toEqual(['none', 'session']);
});

test('no message between tabs carries the key', async () => {
  const server = await aServer({ key: HIDDEN });
  const { store, aPerson } = await aDevice();
  const timers = manualTimers();
  const { said, end } = aSlowWire(timers, 5);
  const locks = memoryLocks();
  await aPerson();
  await aTab({ store, locks, timers, channel: end() }, settingsFor(server), HIDDEN);
  await aTab({ store, locks, timers, channel: end() }, settingsFor(server), '');
  await timers.pass(A_WHILE);
  expect(await left(store)).toBe(0);
  expect(said.length).toBeGreaterThan(0);
  expect(JSON.stringify(said)).not.toContain(HIDDEN);
});

test('another tab hears what of a run is confirmed, and what was refused is not', async () => {
  const server = await aServer();
  const { store, aPerson } = await aDevice();
  const timers = manualTimers();
  const { end } = aSlowWire(timers, 5);
  const locks = memoryLocks();
  for (let made = 0; made < 3; made += 1) await aPerson();
  let people = 0;
  let answerLast: () => void = () => undefined;
  const slow: Fetch = async (url, init) => {
    if (!url.includes('users/create')) return wholeAnswer(url, init);
    people += 1;
    if (people === 2) return Response.json({ title: 'Not today' }, { status: 422 });
    if (people === 3) await new Promise<void>((resolve) => (answerLast = resolve));
    return wholeAnswer(url, init);
  };
  await aTab({ store, locks, timers, fetch: slow, channel: end() }, settingsFor(server));
  const other = await aTab({ store, locks, timers, channel: end() }, settingsFor(server), '');
  await timers.pass(A_WHILE);
  const progress = { total: 3, confirmed: 1, toFix: 1, noReply: 0, onHold: 0 };
  expect(other.state).toMatchObject({ elsewhere: true, phase: 'sending', progress });
  answerLast();
  await timers.pass(A_WHILE);
  expect(other.state.progress).toBeUndefined();
});

test.each([
  ['nothing', null],
  ['a key', { what: 'key', key: {} }],
  ['a question for the key', { what: 'who has the key' }],
  ['half a state', { what: 'state', state: { phase: 'sending' } }],
  ['a state with a sentence of another kind', { what: 'state', state: 'Working' }],
  ['a word', 'look'],
])('%s on the channel from elsewhere changes nothing, and is not answered', async (_, data) => {
  const server = await aServer();
  const { store } = await aDevice();
  const timers = manualTimers();
  const { said, end } = aSlowWire(timers, 0);
  const sync = await aTab({ store, timers, channel: end() }, settingsFor(server), HIDDEN);
  const stranger = end();
  const heard: unknown[] = [];
  stranger.onmessage = (event) => heard.push(event.data);
  await timers.pass(A_WHILE);
  /** What a tab says without being asked: how far it is, and that the others should look again. */
  const unasked: unknown[] = ['state', 'look'];
  const whatOf = (message: unknown) => (message as { what?: string } | null)?.what;
  const answers = () => said.filter((message) => !unasked.includes(whatOf(message)));
  const [state, before] = [sync.state, answers().length];
  stranger.postMessage(data);
  await timers.pass(A_WHILE);
  expect(sync.state).toEqual(state);
  expect(sync.key.status).toBe('session');
  const own = unasked.includes(whatOf(data)) ? 0 : 1;
  expect(answers()).toHaveLength(before + own);
  expect(JSON.stringify(heard)).not.toContain(HIDDEN);
});

test('the tab that the key is typed in becomes the sender, whichever was it before', async () => {
  const server = await aServer();
  const { store, aPerson } = await aDevice();
  const timers = manualTimers();
  const { end } = aSlowWire(timers, 5);
  const locks = memoryLocks();
  const settings = settingsFor(server);
  const anotherTab = () => aTab({ store, locks, timers, channel: end() }, settings, '');
  await aPerson();
  const first = await anotherTab();
  await timers.pass(A_WHILE);
  expect(first.state.pause?.reason).toBe('credentials');
  const typing = await anotherTab();
  await anotherTab();
  await typing.key.set(KEY, settings);
  await timers.pass(A_WHILE);
  expect(await left(store)).toBe(0);
  expect(first.key.status).toBe('none');
  expect(first.state.elsewhere).toBe(true);
});

test.each([
  ['the address is edited', (url: string) => settingsFor({ url }, {})],
  [
    'address and header are changed, as by a new config.json',
    (url: string) => settingsFor({ url }, { header: 'x-key' }),
  ],
])('when %s the new server never sees the key, until a person says that it is for it', async (_, changed) => {
  const [one, other] = [await aServer({ key: HIDDEN }), await aServer({ key: undefined })];
  const { store, aPerson } = await aDevice();
  const next = changed(other.url);
  const witness = aWitness(next.header);
  const timers = manualTimers();
  await aPerson();
  const sync = await aTab({ store, timers, fetch: witness.fetch }, settingsFor(one), HIDDEN);
  await timers.pass(A_WHILE);
  expect(await left(store)).toBe(0);
  await sync.configure(next);
  await aPerson();
  await sync.sendNow();
  await sync.checkConnection();
  await timers.pass(A_WHILE);
  const there = () => witness.shown.filter(({ origin }) => origin === other.url).map(({ key }) => key);
  expect(sync.key.status).toBe('other server');
  expect(there().filter((key) => key !== null)).toEqual([]);
  expect(other.ledger()).toEqual([]);
  await sync.key.useHere();
  await timers.pass(A_WHILE);
  expect(there()).toContain(HIDDEN);
  expect(await left(store)).toBe(0);
  expect(other.ledger()).toHaveLength(1);
});

test('when only the header changes the key is not sent under the new name unasked', async () => {
  const server = await aServer({ key: HIDDEN });
  const { store, aPerson } = await aDevice();
  const witness = aWitness('x-key');
  const timers = manualTimers();
  const sync = await aTab({ store, timers, fetch: witness.fetch }, settingsFor(server), HIDDEN);
  await sync.configure(settingsFor(server, { header: 'x-key' }));
  await aPerson();
  await sync.checkConnection();
  await timers.pass(A_WHILE);
  expect(witness.shown.map(({ key }) => key).filter((key) => key !== null)).toEqual([]);
  expect(sync.key.status).toBe('other server');
});

test('once it is closed nothing is told: a closed channel throws, and the window still says that it has the focus', async () => {
  const { store } = await aDevice();
  let isClosed = false;
  const channel: Channel = {
    onmessage: null,
    postMessage: () => {
      if (isClosed) throw new DOMException('Channel is closed', 'InvalidStateError');
    },
    close: () => (isClosed = true),
  };
  const sync = await aTab({ store, channel }, settingsFor({ url: 'https://server.test' }));
  await sync.close();
  expect(isClosed).toBe(true);
  expect(() => sync.poke()).not.toThrow();
  expect(() => sync.offline()).not.toThrow();
});
