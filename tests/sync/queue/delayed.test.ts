import { expect, onTestFinished, test } from 'vitest';
import { discard } from '../../../src/store/changes/discard.ts';
import { editPeople } from '../../../src/store/changes/edit.ts';
import { endDelay } from '../../../src/store/changes/send-first.ts';
import { ModelDevice } from '../model/device.ts';

const DELAY = 15_000;
const DAY = 24 * 60 * 60 * 1_000;

async function aDevice(delay = DELAY): Promise<ModelDevice> {
  const device = await ModelDevice.open(delay);
  onTestFinished(() => device.close());
  return device;
}

test('a new record is sent when its delay is over, and not before', async () => {
  const device = await aDevice();
  await device.register(0);
  await device.pass(10_000);
  expect(device.effects.size).toBe(0);
  await device.pass(10_000);
  expect(device.effects.size).toBe(1);
});

test('a delay that is longer than any back-off is waited for', async () => {
  const device = await aDevice(600_000);
  await device.register(0);
  await device.pass(590_000);
  expect(device.effects.size).toBe(0);
  await device.pass(15_000);
  expect(device.effects.size).toBe(1);
});

test('in its delay a record can be taken back or edited in another tab than the one that sends', async () => {
  const device = await aDevice();
  const [ada, ben] = [await device.register(0), await device.register(0)];
  await device.pass(10_000);
  const { store } = device.tab(1);
  expect((await discard(store, [ada])).done).toEqual([ada]);
  expect((await editPeople(store, [ben], { country: 'UG' })).done).toEqual([ben]);
  await device.pass(10_000);
  expect(device.effects.size).toBe(0);
  await device.pass(10_000);
  expect(device.effects.size).toBe(1);
});

test('Send now ends the delay of all, and a person that of one', async () => {
  const device = await aDevice();
  const ada = await device.register(0);
  await device.register(1);
  await endDelay(device.tab(1).store, [ada]);
  await device.pass(5_000);
  expect(device.effects.size).toBe(1);
  await device.tab(1).sync.sendNow();
  await device.pass(5_000);
  expect(device.effects.size).toBe(2);
});

test.each([-DAY, -30_000, -120_000])(
  'a clock that is put back by %d ms neither ends a delay nor makes it longer',
  async (jump) => {
    const device = await aDevice();
    await device.register(0);
    await device.pass(5_000);
    device.clock.pass(jump);
    await device.register(0);
    await device.pass(5_000);
    expect(device.effects.size).toBe(0);
    await device.pass(5_000);
    expect(device.effects.size).toBe(1);
    await device.pass(10_000);
    expect(device.effects.size).toBe(2);
  },
);

test('a clock that is put ahead holds nothing', async () => {
  const device = await aDevice();
  await device.register(0);
  device.clock.pass(DAY);
  await device.pass(15_000);
  expect(device.effects.size).toBe(1);
});

test('a phone that was locked meanwhile sends when it is opened again', async () => {
  const device = await aDevice();
  await device.register(0);
  for (const at of [0, 1]) device.tab(at).isFrozen = true;
  await device.pass(60_000);
  expect(device.effects.size).toBe(0);
  for (const at of [0, 1]) device.tab(at).isFrozen = false;
  device.tab(0).sync.poke();
  await device.pass(5_000);
  expect(device.effects.size).toBe(1);
});
