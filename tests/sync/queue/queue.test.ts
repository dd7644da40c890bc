import { expect, test } from 'vitest';
import { person } from '../../../src/store/queries/person.ts';
import { keepGroups } from '../../../src/store/changes/change-group.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import { declineRefdata, refdata } from '../../../src/store/outbox/refdata.ts';
import { resolveNoReply } from '../../../src/sync/attempt/resolve-no-reply.ts';
import { memoryLocks } from '../../support/parts/memory-locks.ts';
import { aDevice, aServer, aTab, KEY, sentAll, settingsFor } from '../a-sync.ts';

test('a key that belongs to no one is said so, nothing is sent, and the right key lets everything go', async () => {
  const server = await aServer();
  const { store, aPerson } = await aDevice();
  await aPerson();
  const sync = await aTab({ store }, settingsFor(server), 'a wrong key');
  await expect.poll(() => sync.state.pause?.reason).toBe('credentials');
  expect(sync.state.connection?.finding).toBe('credentials refused');
  expect(server.ledger()).toEqual([]);
  await sync.key.set('a key for tests', settingsFor(server));
  await sentAll(store);
});

test('a server that wants no key is sent to without one', async () => {
  const server = await aServer({ key: undefined });
  const { store, aPerson } = await aDevice();
  await aPerson();
  const headers: (string | null)[] = [];
  const seeing: typeof fetch = (url, init) => {
    headers.push(new Headers(init?.headers).get('apikey'));
    return fetch(url, init);
  };
  const sync = await aTab({ store, fetch: seeing }, settingsFor(server), '');
  await sentAll(store);
  expect(sync.key.status).toBe('none');
  expect(new Set(headers)).toEqual(new Set([null]));
});

test('a server that wants a key says so, and nothing is sent until one is typed', async () => {
  const server = await aServer();
  const { store, aPerson } = await aDevice();
  await aPerson();
  const sync = await aTab({ store }, settingsFor(server), '');
  await expect.poll(() => sync.state.connection?.finding).toBe('no key');
  await expect.poll(() => sync.state.pause?.finding).toBe('no key');
  expect(server.ledger()).toEqual([]);
  await sync.key.set(KEY, settingsFor(server));
  await sentAll(store);
});

test('what was made for one server is held when another is set, and moved only by a person', async () => {
  const [one, other] = [await aServer(), await aServer()];
  const { store, aPerson, anAssignment } = await aDevice();
  const ada = await aPerson();
  const sync = await aTab({ store }, settingsFor(one));
  await sentAll(store);
  await sync.stop();
  await expect.poll(() => sync.state.pause?.reason).toBe('stopped');
  const ben = await aPerson();
  const survey = await anAssignment(ada);
  await sync.configure(settingsFor(other));
  await sync.sendNow();
  await expect.poll(async () => (await ledger(store)).all.states.onHold).toBe(2);
  expect(other.ledger()).toEqual([]);
  expect((await person(store, ben))?.op.onHold?.reason).toBe('other server');
  await sync.key.useHere();
  expect((await sync.moveOnHold()).sort()).toEqual([ben, survey].sort());
  await expect.poll(() => other.ledger().length).toBeGreaterThan(0);
});

test('a key that is changed in one tab is changed in all, and no server sees the key of another', async () => {
  const [one, other] = [await aServer(), await aServer({ key: 'another key' })];
  const { store, aPerson } = await aDevice();
  const locks = memoryLocks();
  const shown = new Set<string | null>();
  const seeing: typeof fetch = (url, init) => {
    if (new Request(url).url.startsWith(other.url)) shown.add(new Headers(init?.headers).get('apikey'));
    return fetch(url, init);
  };
  await aPerson();
  const sender = await aTab({ store, locks, fetch: seeing }, settingsFor(one));
  await sentAll(store);
  const typing = await aTab({ store, locks, fetch: seeing }, settingsFor(one), '');
  await typing.key.forget();
  for (const tab of [sender, typing]) await tab.configure(settingsFor(other));
  await typing.key.set('another key', settingsFor(other));
  await aPerson();
  await expect.poll(() => other.ledger().length).toBe(1);
  expect([...shown].filter((key) => key !== null)).toEqual(['another key']);
  await typing.key.forget();
  expect(sender.key.status).toBe('none');
});

test('what is on its way to one server when another is set does not go to that one', async () => {
  const [one, other] = [await aServer({ delayMs: 20 }), await aServer()];
  const { store, aPerson } = await aDevice();
  for (let made = 0; made < 30; made += 1) await aPerson();
  const sync = await aTab({ store }, settingsFor(one));
  await expect.poll(() => one.ledger().length, { interval: 5 }).toBeGreaterThan(2);
  await sync.configure(settingsFor(other));
  await expect.poll(async () => (await ledger(store)).all.states.sending).toBe(0);
  const { onHold, confirmed } = (await ledger(store)).all.states;
  expect(one.ledger()).toHaveLength(confirmed);
  expect(onHold).toBe(30 - confirmed);
  expect(onHold).toBeGreaterThan(0);
  expect(other.ledger()).toEqual([]);
});

test('the first address takes over what was made before there was one; a slip in typing holds nothing', async () => {
  const server = await aServer();
  const { store, aPerson } = await aDevice();
  await aPerson();
  const sync = await aTab({ store }, settingsFor({ url: 'http://localhost:9' }));
  await expect.poll(() => sync.state.connection?.finding).toBe('nothing answers');
  await sync.configure(settingsFor(server));
  await sync.key.useHere();
  await sentAll(store);
  expect((await ledger(store)).all.states.confirmed).toBe(1);
});

test('a group waits for a person where the server cannot make groups, and everyone else goes', async () => {
  const server = await aServer();
  const { store, aPerson, aGroup } = await aDevice();
  const team = await aGroup();
  await aPerson({ group: { uuid: team, name: 'Nakuru 3', type: 'TEAM' } });
  await aPerson();
  await aTab({ store }, settingsFor(server, { groupsCreate: false }));
  await expect.poll(async () => (await ledger(store)).people.states.confirmed).toBe(1);
  expect((await ledger(store)).all.states.waiting).toBe(2);
});

test('an occupation that the server no longer has is stopped before it goes, and the others go', async () => {
  const server = await aServer();
  const { store, aPerson } = await aDevice();
  const gone = await aPerson({ occupation: '9999' });
  await aPerson();
  await aTab({ store }, settingsFor(server));
  await sentAll(store);
  const view = await person(store, gone);
  expect(view).toMatchObject({ user: { state: 'toFix' }, attempts: [] });
  expect(view?.op.problems).toMatchObject([{ rule: 'occupation-gone', value: '9999' }]);
  expect(server.ledger()).toHaveLength(1);
});

test('the server’s catalogue is taken over after a good contact', async () => {
  const server = await aServer();
  const { store, aPerson } = await aDevice();
  await aPerson();
  await aTab({ store }, settingsFor(server));
  await sentAll(store);
  expect((await refdata(store, 'assessments'))?.data).toHaveLength(10);
  expect((await refdata(store, 'occupations'))?.data).toHaveLength(10);
});

test('what waits can be compared with the server’s catalogue beforehand', async () => {
  const server = await aServer();
  const { store, aPerson } = await aDevice();
  await aPerson();
  const sync = await aTab({ store }, settingsFor(server));
  await sentAll(store);
  await sync.stop();
  await expect.poll(() => sync.state.pause?.reason).toBe('stopped');
  const bad = await aPerson({ occupation: '9999' });
  await aPerson();
  expect(await sync.preflight()).toEqual({
    fine: 1,
    problems: [{ id: bad, rule: 'occupation-gone', value: '9999' }],
  });
});

test('a person decides what became of an unknown assignment, and sending again asks for the cost first', async () => {
  const server = await aServer();
  server.faults.set({ fault: 'drop-before', operation: 'assign', count: 1 });
  const { store, aPerson, anAssignment } = await aDevice();
  const survey = await anAssignment(await aPerson());
  await aTab({ store }, settingsFor(server));
  await expect.poll(async () => (await ledger(store)).assignments.states.noReply).toBe(1);
  expect(await resolveNoReply(store, survey, { say: 'arrived', uuid: 'seven' })).toBe('not a UUID');
  expect(await resolveNoReply(store, survey, { say: 'send again' })).toBe('cost not confirmed');
  expect(await resolveNoReply(store, survey, { say: 'send again', confirmedCost: true })).toBeUndefined();
  await expect.poll(async () => (await ledger(store)).assignments.states.confirmed).toBe(1);
  expect(await resolveNoReply(store, survey, { say: 'rejected' })).toBe('decided already');
  expect(server.ledger().filter((entry) => entry.operation === 'assign')).toHaveLength(1);
});

test('an unknown assignment that buys nothing is sent again without a question about its cost', async () => {
  const uuid = '6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a';
  const group = { uuid, name: 'Nakuru 3', type: 'TEAM' } as const;
  const server = await aServer({ groups: [group] });
  server.faults.set({ fault: 'drop-before', operation: 'assign', count: 1 });
  const { store, aPerson, anAssignment } = await aDevice();
  await keepGroups(store, [group], 'config');
  const joining = await anAssignment(await aPerson(), { entries: [], autoReserve: false, group });
  await aTab({ store }, settingsFor(server));
  await expect.poll(async () => (await ledger(store)).assignments.states.noReply).toBe(1);
  expect(await resolveNoReply(store, joining, { say: 'send again' })).toBeUndefined();
  await expect.poll(async () => (await ledger(store)).assignments.states.confirmed).toBe(1);
});

test('Stop holds what waits over a restart, until Send now', async () => {
  const server = await aServer();
  const { store, aPerson } = await aDevice();
  const first = await aTab({ store }, settingsFor(server));
  await first.stop();
  await expect.poll(() => first.state.pause?.reason).toBe('stopped');
  await first.close();
  await aPerson();
  const second = await aTab({ store }, settingsFor(server));
  await expect.poll(() => second.state.pause?.reason).toBe('stopped');
  expect(server.ledger()).toEqual([]);
  await second.sendNow();
  await sentAll(store);
});

test('whether a server is replay-safe is found out, and said', async () => {
  const server = await aServer();
  const { store, aPerson } = await aDevice();
  await aPerson();
  const sync = await aTab({ store }, settingsFor(server, { closesConnections: false }));
  await expect.poll(() => sync.state.replaySafety).toBe('not replay-safe');
  await sync.configure(settingsFor(server, { idempotencyKey: true }));
  const { finding, latencyMs } = await sync.checkConnection();
  expect([finding, typeof latencyMs]).toEqual(['working', 'number']);
  await expect.poll(() => sync.state.replaySafety).toBe('key');
});

test('what was found out about one server is not said of another', async () => {
  const server = await aServer();
  const { store, aPerson } = await aDevice();
  await aPerson();
  const sync = await aTab({ store }, settingsFor(server));
  await sentAll(store);
  await expect.poll(() => sync.state.connection?.finding).toBe('working');
  await sync.configure(settingsFor({ url: 'http://localhost:1' }));
  await expect
    .poll(() => [sync.state.connection, sync.state.replaySafety])
    .toEqual([undefined, 'not known yet']);
});

test('what a server calls its classification is not taken over unless it is one', async () => {
  const server = await aServer();
  const { store, aPerson } = await aDevice();
  await aPerson();
  const poison = {
    lang: 'en_GB',
    data: Array.from({ length: 10 }, () => ({ code: '1', name: 'All of them' })),
  };
  const poisoning: typeof fetch = (url, init) =>
    new Request(url).url.endsWith('/occupations') ? Promise.resolve(Response.json(poison)) : fetch(url, init);
  await aTab({ store, fetch: poisoning }, settingsFor(server));
  await sentAll(store);
  expect(await refdata(store, 'occupations')).toBeUndefined();
  expect((await refdata(store, 'assessments'))?.server).toBe(server.url);
});

test('what a server gave goes when another address is set, and when none is', async () => {
  const [one, other] = [await aServer(), await aServer()];
  const { store } = await aDevice();
  const sync = await aTab({ store }, settingsFor(one));
  await sync.checkConnection();
  expect((await refdata(store, 'assessments'))?.server).toBe(one.url);
  await sync.configure(settingsFor(other));
  expect((await refdata(store, 'assessments'))?.server).not.toBe(one.url);
  await sync.key.useHere();
  await sync.checkConnection();
  expect((await refdata(store, 'assessments'))?.server).toBe(other.url);
  await sync.configure(settingsFor({ url: '' }));
  expect(await refdata(store, 'assessments')).toBeUndefined();
});

test('a server’s lists that a person does not want come back when the connection is checked, and not before', async () => {
  const server = await aServer();
  const { store, aPerson } = await aDevice();
  const sync = await aTab({ store }, settingsFor(server));
  await sync.checkConnection();
  await declineRefdata(store);
  await aPerson();
  await sentAll(store);
  expect(await refdata(store, 'occupations')).toMatchObject({ isDeclined: true });
  await sync.checkConnection();
  expect((await refdata(store, 'occupations'))?.data).toHaveLength(10);
  expect((await refdata(store, 'assessments'))?.data).toHaveLength(10);
});
