import { expect, test } from 'vitest';
import { hold } from '../../../src/store/changes/hold.ts';
import { sendFirst } from '../../../src/store/changes/send-first.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import { person } from '../../../src/store/queries/person.ts';
import { KeptGate } from '../../../src/sync/queue/kept-gate.ts';
import { memoryLocks } from '../../support/parts/memory-locks.ts';
import { aDevice, aServer, aTab, sentAll, settingsFor } from '../a-sync.ts';

type Server = Awaited<ReturnType<typeof aServer>>;

/** The occupations of the people that have arrived, in the order of arriving. */
const arrived = (server: Server) =>
  server.ledger().flatMap(({ operation, body }) => (operation === 'createUser' ? [body['occupation']] : []));

async function aQueue() {
  const server = await aServer();
  const device = await aDevice();
  const occupations = ['2221', '7531', '8321', '5212', '6111'];
  const people = [];
  for (const occupation of occupations) people.push(await device.aPerson({ occupation }));
  const [ada, , , dan, eve] = people;
  if (!ada || !dan || !eve) throw new Error('Five people were made');
  return { server, ...device, ada, dan, eve };
}

test('whom a person wants first goes first, with what is assigned to them, and the others follow in their order', async () => {
  const { server, store, anAssignment, ada, dan, eve } = await aQueue();
  for (const one of [ada, eve]) await anAssignment(one);
  expect(await sendFirst(store, [dan, eve])).toEqual({ done: [dan, eve], refused: [] });
  await aTab({ store }, settingsFor(server, { parallel: 1 }));
  await sentAll(store);
  expect(arrived(server)).toEqual(['5212', '6111', '2221', '7531', '8321']);
  const assigned = server.ledger().flatMap(({ operation, body }) => (operation === 'assign' ? [body] : []));
  const uuid = async (one: typeof ada) => (await person(store, one))?.user.serverUuid;
  expect(assigned.map((body) => body['user_uuid'])).toEqual([await uuid(eve), await uuid(ada)]);
});

test('while a person has stopped sending, those alone go, from any tab, and sending stays stopped for all others', async () => {
  const { server, store, aPerson, anAssignment, dan, eve } = await aQueue();
  const locks = memoryLocks();
  await anAssignment(eve);
  const options = settingsFor(server, { parallel: 1 });
  await new KeptGate(store).stop();
  const sender = await aTab({ store, locks }, options);
  const other = await aTab({ store, locks }, options);
  for (const [tab, one] of [
    [other, dan],
    [sender, eve],
  ] as const) {
    await sendFirst(store, [one]);
    await tab.sendFirst();
  }
  await expect.poll(() => server.ledger().length).toBe(3);
  expect(arrived(server)).toEqual(['5212', '6111']);
  await aPerson({ occupation: '9112' });
  sender.poke();
  await expect.poll(() => sender.state.pause?.reason).toBe('stopped');
  expect((await ledger(store)).all.states).toMatchObject({ waiting: 4, sending: 0, confirmed: 3 });
  await sender.sendNow();
  await sentAll(store);
  expect(arrived(server)).toEqual(['5212', '6111', '2221', '7531', '8321', '9112']);
});

test('who does not wait is not put first, and is named', async () => {
  const { store, dan, eve } = await aQueue();
  await hold(store, [dan]);
  expect(await sendFirst(store, [dan, eve])).toEqual({
    done: [eve],
    refused: [{ id: dan, obstacle: { reason: 'state', status: 'onHold' } }],
  });
});
