import { expect, test } from 'vitest';
import { ledger } from '../../src/store/queries/ledger.ts';
import { person } from '../../src/store/queries/person.ts';
import type { RequestMirror } from '../../src/sync/attempt/request-mirror.ts';
import type { Fetch } from '../../src/sync/server/exchange.ts';
import { manualTimers } from '../support/parts/manual-timers.ts';
import { aDevice, aServer, aTab, markFirst, sentAll, settingsFor } from './a-sync.ts';

test('people, then what is assigned to them, arrive with the server’s ids', async () => {
  const server = await aServer();
  const { store, newId, aPerson, anAssignment, aGroup } = await aDevice();
  const team = await aGroup('Nakuru 3');
  const ada = await aPerson({ group: { uuid: team, name: 'Nakuru 3', type: 'TEAM' } });
  const ben = await aPerson({ sex: 'M' });
  await anAssignment(ada, {
    entries: [
      { assessmentUuid: newId(), key: 'AI', target: 'self', targetKind: 'self' },
      { assessmentUuid: newId(), key: 'TA', target: ben, targetKind: 'user' },
      { assessmentUuid: newId(), key: 'TR', target: team, targetKind: 'group' },
    ],
  });
  await aTab({ store }, settingsFor(server));
  await sentAll(store);
  const entries = server.ledger();
  expect(entries.map((entry) => entry.operation).sort()).toEqual([
    'assign',
    'createGroup',
    'createUser',
    'createUser',
  ]);
  const view = await person(store, ada);
  const other = await person(store, ben);
  const assigned = entries.find((entry) => entry.operation === 'assign')?.body;
  expect(assigned).toMatchObject({ user_uuid: view?.user.serverUuid, auto_reserve: '1' });
  const group = entries.find((entry) => entry.operation === 'createGroup')?.uuid;
  expect(JSON.parse(String(assigned?.['auto_assign']))).toEqual([
    { key: 'AI', target: view?.user.serverUuid },
    { key: 'TA', target: other?.user.serverUuid },
    { key: 'TR', target: group },
  ]);
  expect((await ledger(store)).all).toMatchObject({ made: 4, states: { confirmed: 4 } });
});

test('nothing is sent, and nothing is taken for unknown, before the comparison at the start has ended', async () => {
  const server = await aServer();
  const { store, aPerson } = await aDevice();
  await aPerson();
  await aPerson();
  await markFirst(store, { baseUrl: server.url });
  let hasEnded: () => void = () => undefined;
  const known = { isCompared: false };
  const mirror: RequestMirror = {
    compared: new Promise((resolve) => (hasEnded = resolve)),
    // As the real one, it remembers nothing before.
    neverLeft: () => known.isCompared,
    answerTo: () => Promise.resolve(undefined),
    keepAnswer: () => undefined,
  };
  const sync = await aTab({ store, mirror }, settingsFor(server));
  await expect.poll(() => sync.state.phase).toBe('comparing');
  sync.poke();
  await sync.checkConnection();
  expect(sync.state).toMatchObject({ phase: 'comparing', connection: { finding: 'working' } });
  expect((await ledger(store)).all.states).toMatchObject({ sending: 1, waiting: 1, noReply: 0 });
  known.isCompared = true;
  hasEnded();
  await sentAll(store);
  expect((await ledger(store)).all.states).toMatchObject({ confirmed: 2, noReply: 0 });
  expect(server.ledger()).toHaveLength(2);
});

test('a tab that is closed while its records are compared does not wait for the comparison', async () => {
  const { store } = await aDevice();
  const compared = new Promise<void>(() => undefined);
  const mirror = {
    compared,
    neverLeft: () => false,
    answerTo: () => Promise.resolve(undefined),
    keepAnswer: () => undefined,
  };
  const timers = manualTimers();
  const nowhere: Fetch = () => Promise.reject(new TypeError('There is no network here'));
  const sync = await aTab(
    { store, mirror, timers, fetch: nowhere },
    settingsFor({ url: 'https://server.test' }),
  );
  await timers.pass(1_000);
  expect(sync.state.phase).toBe('comparing');
  // The comparison never ends, and no time passes in which patience could.
  await expect(sync.close()).resolves.toBeUndefined();
});
