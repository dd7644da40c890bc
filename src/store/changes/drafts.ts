import type { OutpostDatabase } from '../core/database.ts';
import { commit } from '../core/commit.ts';
import type { DraftRow } from '../rows/draft.ts';
import type { Store } from '../core/store.ts';
import { countIn, countOut } from '../core/tally.ts';
import type { Tally } from '../rows/tally.ts';

/**
 * Keeps a half-typed form, as durably as a record: who is interrupted by a dying battery has typed it too.
 * @param form plain data, no proxies
 */
export async function saveDraft(store: Store, id: string, form: unknown): Promise<void> {
  await changeDraft(store, id, () => form);
}

/** Makes a half-typed form from what was kept of it before, `undefined` when nothing was. */
export async function changeDraft(
  store: Store,
  id: string,
  change: (kept: unknown) => unknown,
): Promise<void> {
  const { db, now } = store;
  await commit(store, [db.drafts], async (tally) => {
    const kept = await db.drafts.get(id);
    if (!kept) countIn(tally, 'draft', 'draft');
    await db.drafts.put({ id, form: change(kept?.form), savedAt: now().getTime() });
  });
}

/** The form that was left half typed, if there is one. */
export async function loadDraft({ db }: Store, id: string): Promise<DraftRow | undefined> {
  return db.drafts.get(id);
}

/** Throws a half-typed form away. */
export async function dropDraft(store: Store, id: string): Promise<void> {
  await commit(store, [store.db.drafts], (tally) => clearDraft(store.db, tally, id));
}

/** Clears the draft that has just become a record, in that record's transaction. */
export async function clearDraft(db: OutpostDatabase, tally: Tally, id: string | undefined): Promise<void> {
  if (id === undefined || !(await db.drafts.get(id))) return;
  await db.drafts.delete(id);
  countOut(tally, 'draft', 'draft');
}
