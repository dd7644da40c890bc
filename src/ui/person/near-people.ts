import { nearestOfMany } from '../../catalogue/near-match.ts';
import type { ShownState } from '../../domain/record/states.ts';
import { newestReferenced } from '../../store/queries/search.ts';
import type { Store } from '../../store/transaction/store.ts';
import type { UserRow } from '../../store/schema/user.ts';

/** How many people are looked through; with more it would take longer than a person waits for a guess. */
const LOOKED_AT = 5_000;

/** The few of the newest people whose reference differs from the typed text by a typing error or two, best first. */
export async function nearPeople(store: Store, text: string, state?: ShownState): Promise<UserRow[]> {
  const newest = await newestReferenced(store, LOOKED_AT, state);
  return nearestOfMany(newest, ({ reference = '' }) => [reference], text, pause);
}

/** Lets the page handle keys. It waits for a message and not for a timer, because browsers delay each of many timers in a row by 4 ms. */
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
