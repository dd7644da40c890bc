import { Dexie } from 'dexie';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { readBackup } from '../../src/copies/backup/read.ts';
import { restore } from '../../src/copies/backup/restore.ts';
import { discard } from '../../src/store/changes/discard.ts';
import { hold } from '../../src/store/changes/hold.ts';
import { ledger } from '../../src/store/queries/ledger.ts';
import { person } from '../../src/store/queries/person.ts';
import { localId } from '../../src/domain/record/reference.ts';
import { VERSIONS } from '../../src/store/schema/versions.ts';
import { deviceCode } from '../../src/store/transfer/device-code.ts';
import { openStore } from '../../src/store/transaction/store.ts';
import { aClock, ids } from '../store/a-store.ts';
import { expectCountsToEqualRows } from '../store/counts.ts';
import { aDevice, backupOf, given, send, take } from './transfer/a-device.ts';

/*
 * Each version opens the data, backups and transfer files of all released versions before it. What each of those has written is in a folder
 * beside this file, and stays as it is. A release adds its own: see CONTRIBUTING.md.
 */
const HERE = join(import.meta.dirname, 'older-versions');
const RELEASED = readdirSync(HERE).filter((name) => /^\d/.test(name));

/** The database of a device to which another one has moved a person. */
interface Stored {
  /** Dexie's number of the schema, and its tables as they were then. */
  version: number;
  stores: Record<string, string>;
  rows: Record<string, unknown[]>;
  /** Someone with an assignment, who joined a group. */
  ada: string;
  group: string;
  /** Who comes with the transfer file. */
  moved: string;
}

const fileOf = (version: string, name: string) => join(HERE, version, name);
const read = (version: string, name: string) => new Uint8Array(readFileSync(fileOf(version, name)));
const stored = (version: string) =>
  JSON.parse(readFileSync(fileOf(version, 'database.json'), 'utf8')) as Stored;

async function openAsStored(version: string) {
  const name = `of ${version} ${crypto.randomUUID()}`;
  const { rows, stores, version: number } = stored(version);
  const before = new Dexie(name);
  before.version(number).stores(stores);
  await before.open();
  for (const [table, all] of Object.entries(rows)) await before.table(table).bulkAdd(all);
  before.close();
  return openStore({ name, now: aClock().now, newId: ids(), random: () => 0.5 });
}

describe.each(RELEASED)('what version %s has written', (version) => {
  test('is opened: everyone is there, in the same state, and can be worked with', async () => {
    const store = await openAsStored(version);
    expect(store.fresh).toBe(false);
    expect((await ledger(store)).all).toMatchObject({
      made: 8,
      states: { waiting: 4, onHold: 1, discarded: 1, confirmed: 1, noReply: 1 },
    });
    const { ada: someone, group } = stored(version);
    const ada = localId(someone);
    expect(await person(store, ada)).toMatchObject({
      user: { reference: 'Bed 4', occupationWords: 'nurse', sex: 'F', country: 'KE', groupId: group },
      assignments: [{ row: { entries: [{ key: 'AI' }] }, op: { waitsFor: [ada] } }],
    });
    expect((await discard(store, [ada])).done).toContain(ada);
    await expectCountsToEqualRows(store);
  });

  test('comes back from its backup, and nothing of it is sent by itself', async () => {
    const { store } = await aDevice();
    const rows = await readBackup(read(version, 'backup.txt'), store.db);
    if (typeof rows === 'string') throw new Error(rows);
    expect(await restore(store, rows)).toMatchObject({ came: 8, leftOut: 0, damage: [] });
    expect((await ledger(store)).all.states).toMatchObject({
      onHold: 5,
      discarded: 1,
      confirmed: 1,
      noReply: 1,
    });
    await expectCountsToEqualRows(store);
  });

  test('is taken over by the device that it was moved to', async () => {
    const store = await openAsStored(version);
    expect(await take(store, read(version, 'transfer.txt'))).toMatchObject({ is: 'taken', records: 2 });
    expect(await person(store, localId(stored(version).moved))).toMatchObject({
      user: { reference: 'Bed 5', state: 'waiting' },
      assignments: [{ row: { entries: [{ key: 'AI' }] } }],
    });
    await expectCountsToEqualRows(store);
  });
});

async function writeThisVersion(): Promise<void> {
  const to = await aDevice();
  const group = await to.aGroup();
  const joined = { uuid: group, name: 'Nakuru 3', type: 'TEAM' } as const;
  const ada = await to.aPerson({ group: joined }, { reference: 'Bed 4', occupationWords: 'nurse' });
  await to.anAssignment(ada);
  await to.aPerson();
  await hold(to.store, [await to.aPerson()]);
  await discard(to.store, [await to.aPerson()]);
  await send(to.store, await to.aPerson(), 'confirmed');
  await send(to.store, await to.aPerson(), 'noReply');
  const from = await aDevice();
  const moved = await from.aPerson({}, { reference: 'Bed 5' });
  await from.anAssignment(moved);
  const { file } = await given(from, await deviceCode(to.store));
  const { db } = to.store;
  const tables = db.tables.map(async (table) => [table.name, await table.toArray()] as const);
  const rows = Object.fromEntries(await Promise.all(tables)) as Record<string, unknown[]>;
  const database: Stored = {
    version: VERSIONS.length,
    stores: Object.assign({}, ...VERSIONS.map(({ stores }) => stores)) as Record<string, string>,
    ...{ rows, ada, group, moved },
  };
  const text = `${JSON.stringify(database, null, 1)}\n`;
  expect((JSON.parse(text) as Stored).rows).toEqual(rows);
  mkdirSync(join(HERE, manifest.version));
  writeFileSync(fileOf(manifest.version, 'database.json'), text);
  writeFileSync(fileOf(manifest.version, 'backup.txt'), await backupOf(to.store));
  writeFileSync(fileOf(manifest.version, 'transfer.txt'), file);
}

if (process.env.OUTPOST_WRITE) test('this version is written', writeThisVersion);
