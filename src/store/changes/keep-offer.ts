import { commit } from '../transaction/commit.ts';
import type { Store } from '../transaction/store.ts';
import { readCounters } from '../transaction/counters.ts';

const ANSWERED = 'keeping was offered';
/** How many people are registered before a person is asked: by then there is something to lose. */
const FIRST_PEOPLE = 3;

/** Whether it is time to ask a person to let the browser keep the records: once on each device, after the first registrations. */
export async function isKeepingToOffer({ db }: Store): Promise<boolean> {
  if ((await readCounters(db)).userSeq < FIRST_PEOPLE) return false;
  return (await db.meta.get(ANSWERED)) === undefined;
}

/** Notes that a person has answered, and is not to be asked again. */
export async function keepingOffered(store: Store): Promise<void> {
  await commit(store, [], async () => {
    await store.db.meta.put({ key: ANSWERED, value: true });
  });
}
