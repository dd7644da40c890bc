import { Dexie } from 'dexie';
import { changeOf } from './change-count.ts';
import { CHANGE_KEY, type ChangeNumber } from './changes-kept.ts';
import { readAgain } from './read-again.ts';
import type { MetaRow } from '../schema/counters.ts';
import type { Store } from './store.ts';

/**
 * Opens a database again that the browser has closed while it was in use, as Safari does with pages in the
 * background. Does nothing if the database is gone, was erased, or has lost changes: then a new start has to
 * compare it with its second copy first.
 * @returns whether it is open
 */
export async function openAgain({ db, keeping }: Store): Promise<boolean> {
  if (db.isOpen()) return true;
  try {
    const found = await changeIn(db.name);
    const { last } = keeping;
    if (found?.epoch !== last?.epoch || (found?.seq ?? 0) < (last?.seq ?? 0)) return false;
    await db.open();
    readAgain();
    return true;
  } catch {
    // The browser cannot open it yet, or it is gone.
    return false;
  }
}

/**
 * The last change of a database. Opened without a version, because then Dexie makes no database where there is none.
 */
async function changeIn(name: string): Promise<ChangeNumber | undefined> {
  const look = new Dexie(name);
  try {
    await look.open();
    return changeOf((await look.table('meta').get(CHANGE_KEY)) as MetaRow | undefined);
  } finally {
    look.close();
  }
}
