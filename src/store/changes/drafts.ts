import type { OutpostDatabase } from '../transaction/database.ts';
import { commit } from '../transaction/commit.ts';
import type { DraftRow } from '../schema/draft.ts';
import type { Store } from '../transaction/store.ts';
import { countIn, countOut } from '../transaction/counters.ts';
import type { Counters } from '../schema/counters.ts';

/**
 * Stores a half-typed form in a strictly durable transaction, like a record, so that a kill or an empty battery loses
 * none of it.
 * @param form plain data, no proxies
 */
export async function saveDraft(store: Store, id: string, form: unknown): Promise<void> {
  await changeDraft(store, id, () => form);
}

/** Changes a draft. `change` gets the stored form, or `undefined` if there is none. */
export async function changeDraft(
  store: Store,
  id: string,
  change: (kept: unknown) => unknown,
): Promise<void> {
  const { db, now } = store;
  await commit(store, [db.drafts], async (counters) => {
    const kept = await db.drafts.get(id);
    if (!kept) countIn(counters, 'draft', 'draft');
    await db.drafts.put({ id, form: change(kept?.form), savedAt: now().getTime() });
  });
}

/** The stored draft, if there is one. */
export async function loadDraft({ db }: Store, id: string): Promise<DraftRow | undefined> {
  return db.drafts.get(id);
}

/** Deletes a draft. */
export async function dropDraft(store: Store, id: string): Promise<void> {
  await commit(store, [store.db.drafts], (counters) => clearDraft(store.db, counters, id));
}

/** Deletes a draft inside a transaction, such as the one that stores its record. */
export async function clearDraft(
  db: OutpostDatabase,
  counters: Counters,
  id: string | undefined,
): Promise<void> {
  if (id === undefined || !(await db.drafts.get(id))) return;
  await db.drafts.delete(id);
  countOut(counters, 'draft', 'draft');
}
