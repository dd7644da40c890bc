import type { Store } from '../../store/transaction/store.ts';
import type { UserRow } from '../../store/schema/user.ts';
import type { PeopleListing } from './list/listing.svelte.ts';

/** Some 25 sheets. Who wants more of them wants a file. */
const MOST = 1_000;

/** What is printed of a list: all of its rows, where the screen has only those in sight. */
export interface Printed {
  /** The address of the list: another one is not printed with these rows. */
  list: string;
  rows: UserRow[];
  count: number;
}

/** Reads everybody who is listed, in the list's order. */
export async function rowsToPrint(store: Store, listing: PeopleListing, list: string): Promise<Printed> {
  const ids = await listing.ids();
  const found = await store.db.users.bulkGet(ids.slice(0, MOST));
  return { list, rows: found.filter((row) => row !== undefined), count: ids.length };
}
