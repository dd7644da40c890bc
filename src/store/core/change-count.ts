import { CHANGE_KEY, type ChangeNumber } from './changes-kept.ts';
import type { OutpostDatabase } from './database.ts';
import type { Store } from './store.ts';

/** Counts one more change, inside its transaction. The first one of a database begins an epoch. */
export async function countChange({ db, newId, keeping }: Store): Promise<void> {
  const { epoch, seq, alone } = (await readChange(db)) ?? { epoch: newId(), seq: 0 };
  const isAlone = !keeping.keeper?.isReliable;
  await writeChange(db, { epoch, seq: seq + 1, alone: isAlone ? seq + 1 : alone });
}

/** The number of the last committed change; undefined before the first. */
export async function readChange(db: OutpostDatabase): Promise<ChangeNumber | undefined> {
  // Written by `writeChange` alone.
  return (await db.meta.get(CHANGE_KEY))?.value as ChangeNumber | undefined;
}

export async function writeChange(db: OutpostDatabase, value: ChangeNumber): Promise<void> {
  await db.meta.put({ key: CHANGE_KEY, value });
}
