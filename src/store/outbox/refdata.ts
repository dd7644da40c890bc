import { commit } from '../transaction/commit.ts';
import type { Store } from '../transaction/store.ts';
import type { RefDataRow } from '../schema/refdata.ts';

/** The catalogue or the occupations as a server last gave them, to be used instead of those that were shipped. */
export async function refdata({ db }: Store, key: RefDataRow['key']): Promise<RefDataRow | undefined> {
  return db.refdata.get(key);
}

/** Stores a list that the server in use gave. It must have passed the rules for such lists. */
export async function keepRefdata(store: Store, row: RefDataRow): Promise<void> {
  const { db } = store;
  await commit(store, [db.refdata, db.profiles], async (counters) => {
    const inUse = await db.profiles.get(counters.profileId);
    if (inUse?.baseUrl === row.server) await db.refdata.put(row);
  });
}

/** Deletes the lists of other servers, because another address has been set, or none. */
export async function dropForeignRefdata(store: Store, server: string): Promise<void> {
  await drop(store, (row) => row.server !== server);
}

/** Goes back to the lists that were shipped, until a person asks the server again. */
export async function declineRefdata(store: Store): Promise<void> {
  const { db } = store;
  await commit(store, [db.refdata], async () => {
    for (const { key, server, fetchedAt } of await db.refdata.toArray()) {
      await db.refdata.put({ key, server, fetchedAt, isDeclined: true });
    }
  });
}

/** Lets the server be asked for its lists again. */
export async function acceptRefdata(store: Store): Promise<void> {
  await drop(store, (row) => row.isDeclined === true);
}

async function drop(store: Store, isUnwanted: (row: RefDataRow) => boolean): Promise<void> {
  const { db } = store;
  const unwanted = (await db.refdata.toArray()).filter(isUnwanted).map(({ key }) => key);
  if (unwanted.length > 0) await commit(store, [db.refdata], () => db.refdata.bulkDelete(unwanted));
}
