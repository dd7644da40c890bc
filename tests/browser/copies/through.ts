import { onTestFinished } from 'vitest';
import { readBackup } from '../../../src/copies/backup/read.ts';
import { restore } from '../../../src/copies/backup/restore.ts';
import { writeBackup } from '../../../src/copies/backup/write.ts';
import { readTransfer } from '../../../src/copies/transfer/read.ts';
import { takeTransfer } from '../../../src/copies/transfer/take.ts';
import { writeTransfer } from '../../../src/copies/transfer/write.ts';
import type { Version } from '../../../src/store/schema/versions.ts';
import { openStore, type Store } from '../../../src/store/transaction/store.ts';
import { deviceCode } from '../../../src/store/transfer/device-code.ts';
import { aTab, wipe } from './a-device.ts';
import { aTabWithoutFiles, upToDate } from './a-tab-without-files.ts';

/** Fills a device. @param to the code of another device */
type Fill = (store: Store, to: string) => Promise<unknown>;

/** Fills a device, takes what it has through one of its copies, and gives the store in which it arrives, of an app with these versions. */
type Through = (fill: Fill, versions?: readonly Version[]) => Promise<Store>;

const aName = () => `through ${crypto.randomUUID()}`;

/** A device that keeps no second copy. */
async function aStore(versions?: readonly Version[]): Promise<Store> {
  const parts = { now: () => new Date(), newId: () => crypto.randomUUID(), random: Math.random };
  const store = await openStore({ name: aName(), ...parts, ...(versions && { versions }) });
  onTestFinished(() => store.close());
  return store;
}

const throughMirror: Through = async (fill, versions) => {
  const name = aName();
  const { store, mirror, end } = await aTab(name);
  await fill(store, await deviceCode(await aStore()));
  await mirror.settled();
  end();
  await wipe(name);
  return (await aTab(name, undefined, versions)).store;
};

const throughSnapshot: Through = async (fill, versions) => {
  const name = aName();
  const tab = await aTabWithoutFiles(name);
  await fill(tab.store, await deviceCode(await aStore()));
  await upToDate(tab);
  tab.end();
  await wipe(name);
  return (await aTabWithoutFiles(name, undefined, versions)).store;
};

const throughBackup: Through = async (fill, versions) => {
  const [store, other] = [await aStore(), await aStore(versions)];
  await fill(store, await deviceCode(await aStore()));
  const { file } = await writeBackup(store, { randomBytes: (into) => into });
  const read = await readBackup(file, other.db);
  if (typeof read === 'string') throw new Error(read);
  await restore(other, read);
  return other;
};

/** What goes is what `fill` moves to the other device. */
const throughTransferFile: Through = async (fill, versions) => {
  const [store, other] = [await aStore(), await aStore(versions)];
  await fill(store, await deviceCode(other));
  for (const { id } of await store.db.transfers.toArray()) {
    const file = await writeTransfer(store, id);
    if (!file) throw new Error('There is no file');
    const read = readTransfer(new Uint8Array(await file.arrayBuffer()), other.db);
    if (typeof read === 'string') throw new Error(read);
    await takeTransfer(other, read);
  }
  return other;
};

export const THROUGH = {
  mirror: throughMirror,
  snapshot: throughSnapshot,
  backup: throughBackup,
  'transfer file': throughTransferFile,
};
