import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { useProfile } from '../../src/store/outbox/profiles.ts';
import { runsOf, seedOf } from '../support/parts/seed.ts';
import { atRest } from '../support/parts/at-rest.ts';
import { KEYS, ModelDevice, orFull } from './model/device.ts';

/** Longer than a frozen sender is waited for, and than anything backs off. */
const LONG = 60_000;

const BACK = 'the clock is put back a day';
const DAY = 24 * 60 * 60_000;

type Act = (device: ModelDevice, at: number) => Promise<void> | void;

const ACTS: Record<string, Act> = {
  register: (device, at) => orFull(device, device.register(at)),
  'time passes': (device) => device.pass(10_000),
  freeze: (device, at) => void (device.tab(at).isFrozen = true),
  thaw: (device, at) => void (device.tab(at).isFrozen = false),
  'give a key': (device, at) => ofPerson(device, at, ({ sync }) => sync.key.set(keyFor(at), SERVER)),
  'give keys in both tabs at once': async (device) => {
    await Promise.all(
      [0, 1].map((at) => ofPerson(device, at, ({ sync }) => sync.key.set(keyFor(at), SERVER))),
    );
  },
  'forget the key': (device, at) => ofPerson(device, at, ({ sync }) => sync.key.forget()),
  stop: (device, at) => ofPerson(device, at, ({ sync }) => sync.stop()),
  'send now': (device, at) => ofPerson(device, at, ({ sync }) => sync.sendNow()),
  'check connection': checkConnection,
  'the disk fills up': ({ disk }) => void (disk.isFull = true),
  'the disk fills up when the next answer is half recorded': (device) => {
    device.beforeAnswer = () => (device.disk.fillsUpAt = device.disk.commits + 1);
  },
  'room again': (device) => {
    device.beforeAnswer = () => undefined;
    device.disk.fillsUpAt = Infinity;
    device.disk.isFull = false;
  },
  'the storage fails': ({ disk }) => void (disk.isInTrouble = true),
  'the storage works again': ({ disk }) => void (disk.isInTrouble = false),
  'register through the worker': (device) => orFull(device, device.registerInWorker()),
  /** Within its delay: a device that sends at once has sent it already, which is no failure. */
  'undo the last': (device, at) => orFull(device, device.undoLast(at)),
  'edit the last': (device, at) => orFull(device, device.editLast(at)),
  [BACK]: ({ clock }) => clock.pass(-DAY),
  'the server promises to honour keys': (device) => void (device.promises = true),
  'the server promises nothing': (device) => void (device.promises = false),
  'the next answers are lost': (device, at) => void (device.loses = 1 + (at % 3)),
  'streams are refused on the way': (device) => void (device.refusesStreams = true),
};

const SERVER = { baseUrl: 'https://server.test', header: 'apikey' };
const keyFor = (at: number) => KEYS[at % KEYS.length] ?? KEYS[0];

/** No one presses anything in a tab that is frozen. */
async function ofPerson(
  device: ModelDevice,
  at: number,
  press: (tab: ReturnType<ModelDevice['tab']>) => Promise<unknown>,
) {
  const tab = device.tab(at);
  if (!tab.isFrozen) await orFull(device, press(tab));
}

/** What was found is shown in every tab that is awake. */
async function checkConnection(device: ModelDevice, at: number): Promise<void> {
  const tab = device.tab(at);
  if (tab.isFrozen || device.disk.isFull || device.disk.isInTrouble) return;
  const asked = device.clock.now().getTime();
  const checked = tab.sync.checkConnection();
  // The other tab may answer after this one's time has passed. A sender that is frozen must be replaced first, or is asked in vain.
  await device.pass(device.tabs.some(({ isFrozen }) => isFrozen) ? 50_000 : 10_000);
  const connection = await checked;
  expect(connection.checkedAt).toBeGreaterThanOrEqual(asked);
  for (const { sync, isFrozen } of device.tabs)
    if (!isFrozen) expect(sync.state.connection?.checkedAt).toBeGreaterThanOrEqual(asked);
}

async function check(device: ModelDevice): Promise<void> {
  const trial = (await device.tab(0).store.db.meta.get('streams'))?.value;
  const { failed = [] } = (trial ?? {}) as { failed?: string[] };
  expect(new Set(failed).size).toBe(failed.length);
}

/** With room, a healthy server and one tab awake everything is sent in bounded time, and then the tabs are quiet. */
async function bringHome(device: ModelDevice): Promise<void> {
  await ACTS['room again']?.(device, 0);
  device.disk.isInTrouble = false;
  device.loses = 0;
  device.tab(1).isFrozen = false;
  await device.pass(LONG);
  await device.tab(1).sync.sendNow();
  await device.pass(LONG);
  expect(await device.left()).toBe(0);
  await device.checkEffects();
  const before = device.told('key changed');
  await device.pass(15_000);
  expect(device.told('key changed')).toBe(before);
  await check(device);
}

async function after(
  steps: readonly (readonly [name: string, at: number])[],
  delay = 0,
): Promise<ModelDevice> {
  const device = await ModelDevice.open(delay);
  onTestFinished(() => device.close());
  for (const [name, at] of steps) {
    await ACTS[name]?.(device, at);
    await atRest();
    await check(device);
  }
  await bringHome(device);
  return device;
}

test('two tabs that are given different keys at once agree, and are quiet then', async () => {
  const device = await after([
    ['give keys in both tabs at once', 0],
    ['time passes', 0],
  ]);
  expect(device.told('key changed')).toBeLessThanOrEqual(6);
});

test('lost answers, also those of a tab that is frozen then, cost no one a decision under the promise of the server', async () => {
  const device = await after([
    ['the server promises to honour keys', 0],
    ['register', 0],
    ['the next answers are lost', 1],
    ['time passes', 0],
    ['register', 1],
    ['freeze', 0],
    ['time passes', 1],
    ['register', 1],
  ]);
  const users = await device.tab(1).store.db.users.toArray();
  expect(users.map(({ status }) => status)).toEqual(['confirmed', 'confirmed', 'confirmed']);
  expect(device.effects.size).toBe(3);
  const attempts = await device.tab(1).store.db.attempts.toArray();
  expect(attempts.length).toBeGreaterThan(3);
  expect(attempts.every(({ promised }) => promised)).toBe(true);
});

test('what a frozen sender holds is sent by the other tab', async () => {
  const device = await after([
    ['freeze', 0],
    ['register', 1],
    ['time passes', 1],
  ]);
  expect(device.effects.size).toBe(1);
  expect(device.tab(0).isFrozen).toBe(true);
});

test('a stop on a full disk holds in its tab, and is taken back by Send now', async () => {
  const device = await ModelDevice.open();
  onTestFinished(() => device.close());
  device.disk.isFull = true;
  await expect(device.tab(0).sync.stop()).rejects.toMatchObject({ kind: 'quota' });
  device.disk.isFull = false;
  await device.register(0);
  await device.pass(LONG);
  expect([await device.left(), device.tab(0).sync.state.pause?.reason]).toEqual([1, 'stopped']);
  await device.tab(0).sync.sendNow();
  await device.pass(LONG);
  expect(await device.left()).toBe(0);
});

// Seed 256803230.
test('a stop on a full disk in the tab that sends is taken back by Send now in another tab', async () => {
  await after([
    ['register', 0],
    ['the disk fills up', 0],
    ['stop', 0],
  ]);
});

test('an answer to a stream that is recorded again, because the disk was full, counts once', async () => {
  await after([
    ['streams are refused on the way', 0],
    ['check connection', 0],
    ['the disk fills up when the next answer is half recorded', 0],
    ['register', 0],
    ['time passes', 0],
    ['room again', 0],
  ]);
});

test.each([
  [0, 0],
  [1, 0],
  [0, 1],
])('Check connection in tab %d is shown in both, with a key in tab %d', async (at, withKey) => {
  await after([
    ['give a key', withKey],
    ['time passes', 0],
    ['check connection', at],
    ['time passes', 0],
    ['check connection', at],
  ]);
});

/** Longer than from one act to the next. */
const DELAY = 15_000;

test('what waits goes to a server that needs no key after one was forgotten on a full disk (seed 22)', async () => {
  const device = await after([
    ['give a key', 0],
    ['the disk fills up', 0],
    ['forget the key', 0],
    ['room again', 0],
    ['register', 0],
  ]);
  expect(device.effects.size).toBe(1);
});

test('what fails for a while in both tabs goes without a reload once the storage works again', async () => {
  await after([
    ['register', 0],
    ['register', 1],
    ['the storage fails', 0],
    ['time passes', 0],
    ['time passes', 0],
  ]);
});

test('what is corrected in its delay goes as it is then, and what is undone stays, with the clock put back a day', async () => {
  const device = await after(
    [
      ['register', 0],
      ['edit the last', 1],
      [BACK, 0],
      ['register', 1],
      ['undo the last', 0],
      ['register through the worker', 0],
    ],
    DELAY,
  );
  expect(device.received).toEqual(['UG', 'KE']);
});

// A tab whose key is not the one in use can mark nothing until it has heard of the other tab's.
test('what is due is not tried without pause while two tabs were given different keys at once', async () => {
  await after(
    [
      ['register', 0],
      [BACK, 0],
      ['give keys in both tabs at once', 0],
    ],
    DELAY,
  );
});

test('a tab that was closed before it told of its key keeps nothing back here', async () => {
  const device = await ModelDevice.open();
  onTestFinished(() => device.close());
  await device.tab(0).sync.key.set(KEYS[0], SERVER);
  await device.pass(LONG);
  await useProfile(device.tab(1).store, { baseUrl: SERVER.baseUrl, keyMark: 'of a closed tab' });
  await device.register(0);
  await device.pass(LONG);
  expect(await device.left()).toBe(0);
});

const aStep = fc.tuple(fc.constantFrom(...Object.keys(ACTS)), fc.nat(3));

test('whatever happens to the tabs, in whatever order, everything is sent in the end and the tabs agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 4, maxLength: 14 }), async (steps) => {
      await after(steps, DELAY);
    }),
    { ...runsOf(3, 6), ...seedOf('tests/sync/model-tabs') },
  );
});
