import { Dexie } from 'dexie';
import { eraseMark } from '../../domain/deployment.ts';
import type { Store } from '../../store/transaction/store.ts';
import { readCounters } from '../../store/transaction/counters.ts';
import { COUNTERS_KEY, type Counters } from '../../store/schema/counters.ts';

/**
 * A database of its own, which only says that the deployment is being erased. It must outlive the deployment's
 * database. An entry of `localStorage` would not do: a browser writes it to the disk seconds later, so a kill can
 * lose it.
 */
function markDatabase(name: string): Dexie {
  const mark = new Dexie(eraseMark(name), { chromeTransactionDurability: 'strict' });
  mark.version(1).stores({ mark: '' });
  return mark;
}

/** To be called first. It keeps the number of records: if there are more later, another tab has gone on. */
export async function markErasing({ db }: Store): Promise<void> {
  const mark = markDatabase(db.name);
  await mark.table('mark').put(recordsMade(await readCounters(db)), 'made');
  mark.close();
}

/** To be called last, or when erasing failed and the person was told so. */
export async function unmarkErasing(name: string): Promise<void> {
  await Dexie.delete(eraseMark(name));
}

/**
 * Whether a record was made after a person had asked for all of them to be erased. False where the database is
 * missing.
 */
export async function hasGoneOn(name: string): Promise<boolean> {
  const [mark, device] = [markDatabase(name), new Dexie(name)];
  try {
    // Opened without a version, so that no upgrade runs: the database is about to be erased.
    await device.open();
    const counters = (await device.table('meta').get(COUNTERS_KEY)) as { value: Counters } | undefined;
    const made = (await mark.table('mark').get('made')) as number | undefined;
    return counters !== undefined && recordsMade(counters.value) > (made ?? 0);
  } catch (error) {
    if (error instanceof Dexie.NoSuchDatabaseError || error instanceof Dexie.InvalidTableError) return false;
    throw error;
  } finally {
    device.close();
    mark.close();
  }
}

function recordsMade({ userSeq, assignmentSeq, groupSeq }: Counters): number {
  return userSeq + assignmentSeq + groupSeq;
}
