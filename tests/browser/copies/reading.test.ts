import { afterEach, expect, test } from 'vitest';
import { withReader } from '../../../src/copies/backup/reading/with-reader.ts';
import { keyFrom } from '../../../src/copies/backup/seal.ts';
import { writeBackup, type BackupOptions } from '../../../src/copies/backup/write.ts';
import { checkFile } from '../../../src/copies/check/check-file.ts';
import { aTab, type Device } from './a-device.ts';

const RealWorker = Worker;
afterEach(() => {
  globalThis.Worker = RealWorker;
});

/** Workers that were begun from now on, and those of them that were ended. */
function workersFromNow() {
  const workers = { begun: 0, ended: 0 };
  globalThis.Worker = class extends RealWorker {
    constructor(...how: ConstructorParameters<typeof Worker>) {
      super(...how);
      workers.begun += 1;
    }
    override terminate(): void {
      workers.ended += 1;
      super.terminate();
    }
  };
  return workers;
}

const aDevice = () => aTab(`device ${crypto.randomUUID()}`);

async function aBackup({ store, register }: Device, passphrase?: string): Promise<Blob> {
  await register();
  await register();
  const randomBytes = (into: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(into);
  return (await writeBackup(store, { randomBytes, ...(passphrase && (await quicklySealed(passphrase))) }))
    .file;
}

/** A file says how often its passphrase was hashed. Often enough to be safe would take a second each time that it is read. */
async function quicklySealed(passphrase: string): Promise<Pick<BackupOptions, 'sealing'>> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  return { sealing: { key: await keyFrom(passphrase, salt, 1_000), salt, iterations: 1_000 } };
}

test('a backup file is read in a worker of its own, which is ended when it has been read', async () => {
  const device = await aDevice();
  const file = await aBackup(device);
  const workers = workersFromNow();
  expect(await checkFile(device.store, device.mirror, { file })).toMatchObject({ records: 2, notHere: 0 });
  expect(workers).toEqual({ begun: 1, ended: 1 });
  expect(await checkFile(device.store, device.mirror, { file: new Blob(['no']) })).toBe('not a backup');
  expect(workers).toEqual({ begun: 2, ended: 2 });
});

test('the worker is ended when no one waits for it any more', async () => {
  const device = await aDevice();
  const file = await aBackup(device);
  const workers = workersFromNow();
  const left = new AbortController();
  const checking = checkFile(device.store, device.mirror, { file, left: left.signal });
  left.abort();
  await expect(checking).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  expect(workers).toEqual({ begun: 1, ended: 1 });
});

/** What browsers do that have no such workers, forbid them, or do not get the script. */
const WITHOUT: [string, () => void][] = [
  ['none', () => Reflect.deleteProperty(globalThis, 'Worker')],
  [
    'a refusal',
    () => {
      globalThis.Worker = class extends RealWorker {
        constructor() {
          super('https://elsewhere.test/worker.js');
        }
      };
    },
  ],
  [
    'a script that does not come',
    () => {
      globalThis.Worker = class extends RealWorker {
        constructor() {
          super(URL.createObjectURL(new Blob(['throw new Error()'])), { type: 'module' });
        }
      };
    },
  ],
];

test.each(WITHOUT)('with %s instead of a worker the same is read in the page', async (_, without) => {
  const device = await aDevice();
  const file = await aBackup(device, 'four words or more');
  const picked = { file, into: { name: device.store.name }, passphrase: 'four words or more' };
  const readAll = () =>
    withReader(async (reader) => ({
      wrong: await reader.read({ ...picked, passphrase: 'other words' }),
      before: await reader.read(picked),
      batches: [await reader.batch(), await reader.batch()],
      through: await reader.lookThrough(picked),
      ids: [await reader.ids(), await reader.ids()],
    }));
  const inWorker = await readAll();
  expect(inWorker).toMatchObject({
    wrong: 'another passphrase',
    before: { damage: [], records: 2 },
    batches: [{ ops: [{ lane: 'user' }, { lane: 'user' }] }, undefined],
    through: { damage: [] },
    ids: [[expect.any(String), expect.any(String)], undefined],
  });
  without();
  expect(await readAll()).toEqual(inWorker);
});

test('what fails while the file is read is said by the name that the browser gives it', async () => {
  const folder = await navigator.storage.getDirectory();
  const handle = await folder.getFileHandle('gone.txt', { create: true });
  const writing = await handle.createWritable();
  await writing.write('a line\n');
  await writing.close();
  const file = await handle.getFile();
  await folder.removeEntry('gone.txt');
  const why: unknown = await file.arrayBuffer().catch((error: unknown) => error);
  const { name } = why as DOMException;
  const reading = withReader((reader) => reader.read({ file, into: { name: 'a database' } }));
  await expect(reading).rejects.toThrow(expect.objectContaining({ name }));
});
