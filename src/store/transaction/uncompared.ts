import { readChange, writeChange } from './change-count.ts';
import type { OutpostDatabase } from './database.ts';

/**
 * Notes the change that the database is at. This page saves from now on although the comparison is not over. If the
 * page dies before the end, the next start must not take what it saved for changes that a rolled-back database has
 * lost.
 * @param over resolves when the comparison is over
 */
export async function goOnUncompared(db: OutpostDatabase, over: Promise<unknown>): Promise<void> {
  await db.transaction('rw', [db.meta], async () => {
    const change = await readChange(db);
    if (change) await writeChange(db, { ...change, uncomparedFrom: change.uncomparedFrom ?? change.seq });
  });
  // It may have ended before the note was written.
  void over.then(() => isCompared(db)).catch(() => undefined); // At worst the next start merges what is here already.
}

/** Notes that the database was compared with its copies. */
export async function isCompared(db: OutpostDatabase): Promise<void> {
  await db.transaction('rw', [db.meta], async () => {
    const change = await readChange(db);
    if (change?.uncomparedFrom !== undefined) await writeChange(db, { ...change, uncomparedFrom: undefined });
  });
}
