import { CHANGE_KEY, type ChangeNumber } from './changes-kept.ts';
import type { OutpostDatabase } from './database.ts';
import type { Store } from './store.ts';
import type { MetaRow } from '../schema/counters.ts';

/**
 * The number of one more change. The first change of a database begins an epoch.
 * @param isAlone the change is flushed by the database, because no keeper surely has it
 */
export function nextChange({ newId, keeping }: Store, isAlone: boolean): ChangeNumber {
  const last: ChangeNumber = keeping.last ?? { epoch: newId(), seq: 0 };
  const seq = last.seq + 1;
  return isAlone ? { ...last, seq, alone: seq } : { ...last, seq };
}

/** The number of the last committed change; undefined before the first. */
export async function readChange(db: OutpostDatabase): Promise<ChangeNumber | undefined> {
  return changeOf(await db.meta.get(CHANGE_KEY));
}

export async function writeChange(db: OutpostDatabase, value: ChangeNumber): Promise<void> {
  await db.meta.put(changeRow(value));
}

export function changeOf(row: MetaRow | undefined): ChangeNumber | undefined {
  // Only this file writes it.
  return row?.value as ChangeNumber | undefined;
}

export function changeRow(value: ChangeNumber): MetaRow {
  return { key: CHANGE_KEY, value };
}
