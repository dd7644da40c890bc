import { nearestOfMany } from '../../catalogue/near-match.ts';
import type { ShownState } from '../../domain/record/states.ts';
import { newestReferenced } from '../../store/queries/search.ts';
import type { Store } from '../../store/transaction/store.ts';
import type { UserRow } from '../../store/schema/user.ts';

/** Looking through more would take longer than a person waits for a guess. */
const LOOKED_AT = 5_000;

/** The few of the newest people whose reference is a slip or two away from what was typed, best first. */
export async function nearPeople(store: Store, text: string, state?: ShownState): Promise<UserRow[]> {
  const newest = await newestReferenced(store, LOOKED_AT, state);
  return nearestOfMany(newest, ({ reference = '' }) => [reference], text, pause);
}

/** Lets the page answer keys. By a message, because a browser makes each of many timers in a row wait for 4 ms. */
function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resume) => {
    port1.onmessage = () => {
      port1.close();
      resume();
    };
    port2.postMessage(undefined);
  });
}
