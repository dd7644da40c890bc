import { commit } from '../transaction/commit.ts';
import type { Instant } from '../schema/record.ts';
import type { Store } from '../transaction/store.ts';

/** What the columns of a table held in an import, by its headings. */
export interface KeptMapping {
  /** What the table is recognised by: its headings. */
  key: string;
  at: Instant;
  /** Plain data. Its shape belongs to `import/map/`. */
  mapping: unknown;
}

const KEY = 'import mappings';
/** How many are kept. An office has a handful of lists. */
const MOST = 20;

/** What the columns with these headings held the last time. */
export async function keptMapping({ db }: Store, key: string): Promise<KeptMapping | undefined> {
  return (await kept(db)).find((one) => one.key === key);
}

/** Keeps what the columns hold, for the next table with the same headings. */
export async function keepMapping(store: Store, key: string, mapping: unknown): Promise<void> {
  const { db, now } = store;
  await commit(store, [], async () => {
    const others = (await kept(db)).filter((one) => one.key !== key);
    const value = [{ key, at: now().getTime(), mapping }, ...others].slice(0, MOST);
    await db.meta.put({ key: KEY, value });
  });
}

/** Forgets what the columns with these headings held. */
export async function forgetMapping(store: Store, key: string): Promise<void> {
  const { db } = store;
  await commit(store, [], async () => {
    await db.meta.put({ key: KEY, value: (await kept(db)).filter((one) => one.key !== key) });
  });
}

async function kept(db: Store['db']): Promise<readonly KeptMapping[]> {
  // Only this file writes it.
  return ((await db.meta.get(KEY))?.value ?? []) as KeptMapping[];
}
