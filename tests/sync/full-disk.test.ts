import { expect, onTestFinished, test } from 'vitest';
import { ledger } from '../../src/store/queries/ledger.ts';
import type { Fetch } from '../../src/sync/server/exchange.ts';
import { Disk } from '../store/disk.ts';
import { atRest } from '../support/parts/at-rest.ts';
import { aDevice, aServer, aTab, sentAll, settingsFor, wholeAnswer } from './a-sync.ts';

/** After trouble with the database the sender leaves it alone for this long. */
const LEFT_ALONE = 20_000;

test('what cannot be marked is not sent, and goes once there is room', async () => {
  const server = await aServer();
  const { store, clock, aPerson } = await aDevice();
  const disk = new Disk(store.db.name);
  await aPerson();
  const sync = await aTab({ store }, settingsFor(server));
  await sentAll(store);
  await aPerson();
  disk.isFull = true;
  sync.poke();
  await atRest();
  expect(server.ledger()).toHaveLength(1);
  disk.isFull = false;
  clock.pass(LEFT_ALONE);
  sync.poke();
  await sentAll(store);
  expect(server.ledger()).toHaveLength(2);
});

test('an answer that finds no room is kept, and written down when there is some: nothing is sent twice', async () => {
  const server = await aServer();
  const { store, aPerson } = await aDevice();
  const disk = new Disk(store.db.name);
  await aPerson();
  const posts: string[] = [];
  const fillsUp: Fetch = async (url, init) => {
    const response = await wholeAnswer(url, init);
    if (init.method === 'POST') {
      posts.push(url);
      disk.isFull = true;
    }
    return response;
  };
  await aTab({ store, fetch: fillsUp }, settingsFor(server));
  // A tab that is closed waits for what is on its way to be written down.
  onTestFinished(() => void (disk.isFull = false));
  await expect.poll(() => disk.isFull).toBe(true);
  await atRest();
  expect((await ledger(store)).all.states.sending).toBe(1);
  disk.isFull = false;
  await sentAll(store);
  expect((await ledger(store)).all.states.confirmed).toBe(1);
  expect(posts).toHaveLength(1);
});

test('a tab that starts on a full disk sends once there is room', async () => {
  const server = await aServer();
  const { store, aPerson } = await aDevice();
  const disk = new Disk(store.db.name);
  await aPerson();
  disk.isFull = true;
  await aTab({ store }, settingsFor(server));
  await atRest();
  expect(server.ledger()).toEqual([]);
  disk.isFull = false;
  await aPerson();
  await sentAll(store);
  expect(server.ledger()).toHaveLength(2);
});

test('on a full disk Stop stops this tab and says that it cannot be kept, and Send now says so too', async () => {
  const server = await aServer();
  const { store, aPerson } = await aDevice();
  const disk = new Disk(store.db.name);
  const sync = await aTab({ store }, settingsFor(server));
  await expect.poll(() => sync.state.phase).toBe('idle');
  disk.isFull = true;
  await expect(sync.stop()).rejects.toMatchObject({ kind: 'quota' });
  await expect.poll(() => sync.state.pause?.reason).toBe('stopped');
  disk.isFull = false;
  await aPerson();
  await atRest();
  expect(server.ledger()).toEqual([]);
  disk.isFull = true;
  await expect(sync.sendNow()).rejects.toMatchObject({ kind: 'quota' });
  disk.isFull = false;
  sync.poke();
  await sentAll(store);
});

const A_MOMENT =
  'after a moment in which the storage failed, %i commits after it was set up, everything goes without a new start';
test.each([5])(A_MOMENT, goesOnAfter);
test.each([3, 7, 9, 11])(A_MOMENT, { tags: ['night'] }, goesOnAfter);

async function goesOnAfter(at: number): Promise<void> {
  const server = await aServer();
  const { store, clock, aPerson } = await aDevice();
  const disk = new Disk(store.db.name);
  const sync = await aTab({ store }, settingsFor(server));
  await expect.poll(() => sync.state.phase).toBe('idle');
  await sync.stop();
  for (let made = 0; made < 12; made += 1) await aPerson();
  disk.trouble = { at: disk.commits + at, commits: 3 };
  await sync.sendNow();
  // Other commits may be refused, too; each is tried again.
  await expect.poll(() => disk.trouble.commits).toBe(0);
  await atRest();
  clock.pass(LEFT_ALONE);
  sync.poke();
  await sentAll(store);
  expect(server.ledger()).toHaveLength(12);
}

test('a record that the storage refuses again and again is left out, said, and tried again when a person sends', async () => {
  const server = await aServer();
  const { store, clock, aPerson } = await aDevice();
  const damaged = await aPerson();
  for (let made = 0; made < 3; made += 1) await aPerson();
  // Nothing can be written to a row that is no row.
  const [op] = (await store.db.ops.toArray()).filter(({ subjectId }) => subjectId === damaged);
  if (!op) throw new Error('There is a record to send');
  const { waitsFor } = op;
  await store.db.ops.update(op.id, { waitsFor: null } as never);
  const sync = await aTab({ store }, settingsFor(server));
  for (let tries = 0; tries < 3; tries += 1) {
    await atRest();
    clock.pass(LEFT_ALONE);
    sync.poke();
  }
  await expect.poll(async () => (await ledger(store)).all.states.confirmed).toBe(3);
  await expect.poll(() => sync.state.wantAttention).toBe(1);
  expect(sync.state.phase).toBe('waiting');
  await store.db.ops.update(op.id, { waitsFor });
  await sync.sendNow();
  await sentAll(store);
  await expect.poll(() => sync.state.wantAttention).toBe(0);
});
