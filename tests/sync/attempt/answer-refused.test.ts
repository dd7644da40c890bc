import { expect, onTestFinished, test } from 'vitest';
import { ledger } from '../../../src/store/queries/ledger.ts';
import { ModelDevice } from '../model/device.ts';

test('a record whose answer the database refuses keeps no other waiting, is counted as set aside, and is recorded once that works', async () => {
  const device = await ModelDevice.open();
  let isRefused = true;
  onTestFinished(async () => {
    isRefused = false;
    await device.close();
  });
  const ada = await device.register(0);
  for (const { store } of device.tabs) {
    const op = await store.db.ops.where('subjectId').equals(ada).first();
    store.db.attempts.hook('updating', (_, __, attempt) => {
      if (isRefused && attempt.opId === op?.id) throw new Error('This row is damaged');
      return undefined;
    });
  }
  await device.pass(5_000);
  await device.register(0);
  await device.pass(20_000);
  const states = async () => (await ledger(device.tab(0).store)).all.states;
  expect(await states()).toMatchObject({ sending: 1, waiting: 1 });
  await device.pass(120_000);
  expect(await states()).toMatchObject({ sending: 1, confirmed: 1 });
  expect(device.tab(0).sync.state.wantAttention).toBe(1);
  isRefused = false;
  await device.pass(30_000);
  expect(await states()).toMatchObject({ sending: 0, confirmed: 2 });
  expect(device.effects.size).toBe(2);
  expect(device.tab(0).sync.state.wantAttention).toBe(0);
});
