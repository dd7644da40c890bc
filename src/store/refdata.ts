import { commit } from './commit.ts';
import type { Store } from './store.ts';
import type { RefDataRow } from './sync-rows.ts';

/** The catalogue or the occupations as a server last gave them, to be used instead of those that were shipped. */
export async function refdata({ db }: Store, key: RefDataRow['key']): Promise<RefDataRow | undefined> {
  return db.refdata.get(key);
}

/** Keeps what a server gave. It must have passed the contract's schema. */
export async function keepRefdata(store: Store, row: RefDataRow): Promise<void> {
  await commit(store, [store.db.refdata], async () => {
    await store.db.refdata.put(row);
  });
}
