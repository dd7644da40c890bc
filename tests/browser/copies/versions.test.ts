import { expect, test } from 'vitest';
import type { Entry } from '../../../src/copies/mirror/file/entry.ts';
import { encodeLine } from '../../../src/copies/mirror/file/line.ts';
import { readChange } from '../../../src/store/transaction/change-count.ts';
import { readCounters } from '../../../src/store/transaction/counters.ts';
import { openStore, type Store } from '../../../src/store/transaction/store.ts';
import { transfer } from '../../../src/store/transfer/transfer.ts';
import { WITH_VERSION_2 } from '../../store/schema/version-2.ts';
import { aTab, mirrorFolder, people, register, wipe } from './a-device.ts';
import { THROUGH } from './through.ts';

const aName = () => `version ${crypto.randomUUID()}`;

/** Writes a file of the mirror as an app of another version does. */
async function writeMirror(name: string, file: string, entries: readonly Entry[]): Promise<void> {
  const folder = await mirrorFolder(name);
  const writable = await (await folder.getFileHandle(file, { create: true })).createWritable();
  for (const entry of entries) await writable.write(encodeLine(entry));
  await writable.close();
}

async function bytesIn(name: string, file: string): Promise<string> {
  const handle = await (await mirrorFolder(name)).getFileHandle(file);
  return (await handle.getFile()).text();
}

async function filesWithText(name: string): Promise<string[]> {
  const names: string[] = [];
  for await (const handle of (await mirrorFolder(name)).values())
    if (handle.kind === 'file' && (await handle.getFile()).size > 0) names.push(handle.name);
  return names;
}

test.each(Object.entries(THROUGH))(
  'an app of version 2 upgrades what the %s of version 1 has',
  async (_, through) => {
    const fill = async (store: Store, to: string) => {
      await register(store, { reference: 'bed 4' });
      await transfer(store, to);
    };
    const { db } = await through(fill, WITH_VERSION_2);
    expect(db.rowsVersion).toBe(2);
    expect((await db.users.toArray()).map(({ reference }) => reference)).toEqual(['BED 4']);
    // The index of version 2 finds it.
    expect(await db.users.where('reference').equals('BED 4').count()).toBe(1);
  },
);

test('files of a newer version are left as they are, and said', async () => {
  const name = aName();
  const newer: Entry[] = [
    { kind: 'head', format: 1, epoch: 'later', schema: 99 },
    { kind: 'rows', table: 'users', rows: [{ id: 'x', shape: 'that no one knows yet' }] },
    { kind: 'whole', epoch: 'later', from: 3 },
  ];
  const files = ['0-a', '0-b', '0-c'];
  for (const file of files) await writeMirror(name, file, newer);
  const before = await bytesIn(name, '0-a');
  const first = await aTab(name);
  const saved = [await first.register(), await first.register()];
  await first.mirror.settled();
  expect(first.mirror.state).toMatchObject({ is: 'whole', newer: true });
  expect(first.mirror.state.found).toBe(undefined);
  first.end();
  await wipe(name);
  expect(await people((await aTab(name)).store)).toEqual(saved);
  for (const file of files) expect(await bytesIn(name, file)).toBe(before);
});

test('a file of a newer version stays when a new snapshot empties the others of the same life', async () => {
  const name = aName();
  const { store, mirror, register: save } = await aTab(name);
  await save();
  await mirror.settled();
  const { epoch = '' } = (await readChange(store.db)) ?? {};
  const [own, newer] = ['40-a', '41-a'];
  for (const [file, schema] of [
    [own, 1],
    [newer, 99],
  ] as const)
    await writeMirror(name, file, [{ kind: 'head', format: 1, epoch, schema }]);
  const before = await bytesIn(name, newer);
  await mirror.writeAgain();
  expect(await bytesIn(name, own)).toBe('');
  expect(await bytesIn(name, newer)).toBe(before);
});

test('what another life of the database has comes into this one, once, and none of it is sent by itself', async () => {
  const name = aName();
  const first = await aTab(name);
  const saved = [await first.register(), await first.register()];
  first.end();
  await wipe(name);
  // A page whose mirror took too long: it has begun a new life.
  const without = { name, now: () => new Date(), newId: () => crypto.randomUUID(), random: Math.random };
  const alone = await openStore(without);
  const here = await register(alone);
  alone.close();
  const second = await aTab(name);
  expect(second.mirror.state.found).toEqual({ kind: 'restored-from-mirror', count: 2 });
  expect((await people(second.store)).toSorted()).toEqual([...saved, here].toSorted());
  expect((await readCounters(second.store.db)).counts.user).toMatchObject({ ready: 1, onHold: 2 });
  await second.mirror.settled();
  // What was merged is in the new snapshot, and the files that it came from say nothing any more.
  await expect.poll(() => filesWithText(name)).toHaveLength(1);
  second.end();
  const third = await aTab(name);
  expect(third.mirror.state.found).toBe(undefined);
  third.end();
  await wipe(name);
  expect(await people((await aTab(name)).store)).toHaveLength(3);
});
