import { commit } from '../store/transaction/commit.ts';
import type { Store } from '../store/transaction/store.ts';
import { countOnlyHere, onlyHereSince, type OnlyHere } from './only-here.ts';

/** A backup is offered as soon as this many records exist only on this device. */
const MANY = 20;
/** It is also offered when one record has existed only on this device for this many milliseconds. */
const LONG = 24 * 60 * 60_000;
/** How long no offer is made after a person put it off, or after it was shown with a receipt. */
const REST = LONG;

/** Where the offer is shown. With a receipt it is shown once a day, elsewhere until a person puts it off. */
export type Place = 'receipt' | 'screen';

/** When the offer was last put off, and last shown with a receipt. */
interface Rest {
  putOffAt?: number;
  shownAt?: number;
}

const KEY = 'backup offer';

/** The records that exist only here, if it is time to offer a backup of them. Nothing is counted soon after an earlier offer. */
export async function backupOffer(store: Store, place: Place): Promise<OnlyHere | undefined> {
  const now = store.now().getTime();
  const { putOffAt, shownAt } = await restOf(store);
  if (isWithin(putOffAt, now) || (place === 'receipt' && isWithin(shownAt, now))) return undefined;
  const here = await countOnlyHere(store);
  if (here.records >= MANY) return here;
  const since = await onlyHereSince(store);
  return since !== undefined && now - since >= LONG ? here : undefined;
}

/** A clock that was put back must not put the offer off for longer. */
function isWithin(at: number | undefined, now: number): boolean {
  return at !== undefined && at <= now && now - at < REST;
}

export async function putOffOffer(store: Store): Promise<void> {
  await note(store, { putOffAt: store.now().getTime() });
}

export async function offerShown(store: Store): Promise<void> {
  await note(store, { shownAt: store.now().getTime() });
}

async function restOf({ db }: Store): Promise<Rest> {
  // Only the code below writes it.
  return ((await db.meta.get(KEY))?.value as Rest | undefined) ?? {};
}

async function note(store: Store, change: Rest): Promise<void> {
  await commit(store, [], async () => {
    const value: Rest = { ...(await restOf(store)), ...change };
    await store.db.meta.put({ key: KEY, value });
  });
}
