import { expect, test } from 'vitest';
import { ledger } from '../../src/store/queries/ledger.ts';
import { person } from '../../src/store/queries/person.ts';
import { aDevice, aServer, aTab, sentAll, settingsFor } from './a-sync.ts';

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
