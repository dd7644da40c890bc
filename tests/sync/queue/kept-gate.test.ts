import { expect, onTestFinished, test } from 'vitest';
import { readGate } from '../../../src/sync/queue/gate.ts';
import { KeptGate } from '../../../src/sync/queue/kept-gate.ts';
import { Disk } from '../../store/disk.ts';
import { aStore } from '../../store/a-store.ts';

const NOW = 1_000;

async function aGate() {
  const { store } = await aStore();
  onTestFinished(() => store.close());
  const disk = new Disk(store.db.name);
  return { store, disk, gate: new KeptGate(store), other: new KeptGate(store) };
}

test('a stop holds for all tabs, until one of them lifts it', async () => {
  const { gate, other } = await aGate();
  await gate.stop();
  await other.read();
  expect([gate.opensAt(NOW), other.opensAt(NOW)]).toEqual([Infinity, Infinity]);
  await other.liftPauses();
  await gate.read();
  expect(gate.opensAt(NOW)).toBe(0);
});

test('a stop that cannot be written down holds in its tab alone', async () => {
  const { store, disk, gate } = await aGate();
  disk.isFull = true;
  await expect(gate.stop()).rejects.toMatchObject({ kind: 'quota' });
  disk.isFull = false;
  await gate.read();
  expect([gate.opensAt(NOW), gate.current.stopped]).toEqual([Infinity, true]);
  expect((await readGate(store)).stopped).toBe(false);
});

test('a change is made to what the database holds, though this tab has read nothing yet', async () => {
  const { store, gate, other } = await aGate();
  await gate.change((one) => ({ ...one, trouble: 'no network' }));
  await other.change((one) => ({ ...one, trouble: undefined }));
  expect((await readGate(store)).trouble).toBeUndefined();
});
