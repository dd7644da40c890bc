import { expect, test } from 'vitest';
import type { LocalId } from '../../../src/domain/record/reference.ts';
import { Many } from '../../../src/ui/person/many.svelte.ts';
import { Disk } from '../../store/disk.ts';
import { aStore } from '../../store/a-store.ts';

let devices = 0;

/** More people than go in one batch, on a disk that can be made to fail. */
async function manyPeople(count: number) {
  const name = `many-${(devices += 1)}`;
  const disk = new Disk(name);
  const { store, aPerson } = await aStore(name);
  const ids: LocalId[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await aPerson());
  return { store, disk, ids, many: new Many(store) };
}

const onHold = async ({ store }: Awaited<ReturnType<typeof manyPeople>>) =>
  store.db.users.where('[state+seq]').between(['onHold', 0], ['onHold', Infinity]).count();

test('a disk that is full half-way is told with what was done before, and does not block what comes later', async () => {
  const device = await manyPeople(250);
  const { disk, ids, many } = device;
  disk.fillsUpAt = disk.commits + 1;
  await many.carryOut('hold', ids);
  const done = await onHold(device);
  expect(many.trouble).toBeDefined();
  expect(done).toBeLessThan(ids.length);
  expect(many.progress).toBeUndefined();

  disk.fillsUpAt = Infinity;
  disk.isFull = false;
  await many.carryOut('hold', ids);
  expect(many.trouble).toBeUndefined();
  expect(await onHold(device)).toBe(ids.length);
  expect(many.done?.changed.done).toHaveLength(ids.length - done);
});

test('a database that was taken away before the outcome could be told does not block what comes later', async () => {
  const { store, ids, many } = await manyPeople(3);
  await many.carryOut('discard', ids);
  store.close();
  await many.carryOut('discard', ids);
  expect(many.trouble?.kind).toBe('closed');
  expect(many.progress).toBeUndefined();
  await store.db.open();
  await many.carryOut('restore', ids);
  expect(many.trouble).toBeUndefined();
  expect(many.done?.changed.done).toEqual(ids);
});
