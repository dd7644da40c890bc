import { Dexie } from 'dexie';
import { commit } from '../transaction/commit.ts';
import type { OutpostDatabase } from '../transaction/database.ts';
import type { Store } from '../transaction/store.ts';
import { readCounters } from '../transaction/counters.ts';
import type { ProfileRow } from '../schema/profile.ts';
import type { Counters } from '../schema/counters.ts';
import { onHoldForOthers, holdOthers } from './other-servers.ts';

/** The address and the mark of the key, which tell one server and organisation from another. */
export type ProfileIdentity = Required<Pick<ProfileRow, 'baseUrl'>> & Pick<ProfileRow, 'keyMark'>;

/**
 * Makes a server the one that new records are for. The first server of a device takes all records. A later
 * one takes them too if nothing was sent to the one before, because then its address or key was a slip in
 * typing. Otherwise records that wait for the old server are put on hold and never sent to the new one, and records
 * that were on hold for the new one wait again.
 * @returns the profile: only its records may be sent to that server
 */
export async function useProfile(store: Store, identity: ProfileIdentity): Promise<ProfileRow> {
  const { db } = store;
  const profile = await commit(store, [db.profiles, db.attempts], async (counters) => {
    const { current, earlier, isNew } = await profileFor(store, counters.profileId, identity);
    if (current) return putProfile(db, { ...current, ...known(identity) });
    if (earlier) {
      counters.profileId = earlier.id;
      return earlier;
    }
    if (isNew) counters.profileId = store.newId();
    const createdAt = store.now().getTime();
    return putProfile(db, { id: counters.profileId, ...known(identity), createdAt });
  });
  await holdOthers(store);
  return profile;
}

/** Whether records that wait would be put on hold if this address were set: they were made for another server, which was sent to. */
export async function wouldHold(store: Store, baseUrl: string): Promise<boolean> {
  const { profileId } = await readCounters(store.db);
  const { earlier, isNew } = await profileFor(store, profileId, { baseUrl });
  return earlier !== undefined || isNew;
}

/** How many records are on hold for the server at this address, and would wait for it again if it were set. */
export async function onHoldFor(store: Store, baseUrl: string): Promise<number> {
  const { profileId } = await readCounters(store.db);
  const { earlier } = await profileFor(store, profileId, { baseUrl });
  return (await onHoldForOthers(store)).filter((op) => op.profileId === earlier?.id).length;
}

/**
 * The profile for an address and key: the one in use, an earlier one, or a new one. If it is none of these, the
 * profile in use gets another address.
 */
async function profileFor(store: Store, profileId: string, identity: ProfileIdentity) {
  const { db } = store;
  const inUse = await db.profiles.get(profileId);
  const current = inUse && isSame(inUse, identity) ? inUse : undefined;
  if (current) return { current, isNew: false };
  const earlier = (await db.profiles.toArray()).find((one) => one.keyMark && isSame(one, identity));
  return { earlier, isNew: !earlier && (await hasBeenUsed(store, profileId)) };
}

async function putProfile(db: OutpostDatabase, profile: ProfileRow): Promise<ProfileRow> {
  await db.profiles.put(profile);
  return profile;
}

/** Whether a profile is still the one in use, and still means the same server and organisation. */
export async function isInUse(
  db: OutpostDatabase,
  counters: Counters,
  profile: ProfileRow,
): Promise<boolean> {
  const current = await db.profiles.get(counters.profileId);
  return current?.id === profile.id && isSame(current, { baseUrl: '', ...profile });
}

/** Without a mark, because the key has not been typed yet in this session, the address alone is compared. */
function isSame(profile: ProfileRow, { baseUrl, keyMark }: ProfileIdentity): boolean {
  const sameKey = !profile.keyMark || !keyMark || profile.keyMark === keyMark;
  return profile.baseUrl === baseUrl && sameKey;
}

function known({ baseUrl, keyMark }: ProfileIdentity): ProfileIdentity {
  return { baseUrl, ...(keyMark && { keyMark }) };
}

async function hasBeenUsed({ db }: Store, profileId: string): Promise<boolean> {
  const range = [
    [profileId, Dexie.minKey],
    [profileId, Dexie.maxKey],
  ] as const;
  return (
    (await db.attempts
      .where('[profileId+startedAt]')
      .between(...range)
      .count()) > 0
  );
}
