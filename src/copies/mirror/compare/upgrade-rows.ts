import { Dexie } from 'dexie';
import { OutpostDatabase } from '../../../store/transaction/database.ts';
import type { Store } from '../../../store/transaction/store.ts';
import { VERSIONS } from '../../../store/schema/versions.ts';
import { isMirrored, MIRRORED_TABLES, type Row } from '../file/entry.ts';
import type { Tables } from '../file/merge.ts';

/**
 * Upgrades rows of an older version to this one. They are put into a temporary database of their version, and the
 * upgrade of that database changes them.
 */
export async function upgradeRows({ db, random }: Store, rows: Tables, schema: number): Promise<Tables> {
  const name = `${db.name} upgrade`;
  await Dexie.delete(name);
  try {
    await writeOld(name, rows, schema);
    return await readNew(name, random);
  } finally {
    await Dexie.delete(name);
  }
}

async function writeOld(name: string, rows: Tables, schema: number): Promise<void> {
  const old = new Dexie(name);
  VERSIONS.slice(0, schema).forEach(({ stores }, at) => old.version(at + 1).stores(stores));
  await old.open();
  for (const table of old.tables) await table.bulkPut(rowsOf(rows, table.name));
  old.close();
}

async function readNew(name: string, random: () => number): Promise<Tables> {
  const current = new OutpostDatabase({ name, random, keeping: { ready: Promise.resolve() } });
  await current.open();
  const all = MIRRORED_TABLES.map(async (table) => [table, await current.table(table).toArray()] as const);
  const read = await Promise.all(all);
  current.close();
  // One entry for each of MIRRORED_TABLES.
  return Object.fromEntries(read) as Tables;
}

function rowsOf(rows: Tables, table: string): Row[] {
  return isMirrored(table) ? rows[table] : [];
}
