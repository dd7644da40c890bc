import { Dexie } from 'dexie';
import { commit } from '../transaction/commit.ts';
import type { OutpostDatabase } from '../transaction/database.ts';
import type { Store } from '../transaction/store.ts';
import { readCounters } from '../transaction/counters.ts';
import type { ProfileRow } from '../schema/profile.ts';
import type { Counters } from '../schema/counters.ts';
import { goOnMoving, holdOthers, movingNow, noteMoving, onHoldForOthers } from './other-servers.ts';

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
  const profile = (await alreadyInUse(store, identity)) ?? (await take(store, identity));
  await holdOthers(store);
  return profile;
}

/** The profile in use, if it is this server's and would not change. So most starts commit nothing. */
async function alreadyInUse({ db }: Store, identity: ProfileIdentity): Promise<ProfileRow | undefined> {
  const { profileId, noServer } = await readCounters(db);
  const inUse = await db.profiles.get(profileId);
  if (noServer || !inUse || !isSame(inUse, identity)) return undefined;
  return JSON.stringify(inUse) === JSON.stringify({ ...inUse, ...known(identity) }) ? inUse : undefined;
}

async function take(store: Store, identity: ProfileIdentity): Promise<ProfileRow> {
  for (;;) {
    // What was noted before must not be forgotten by noting another one.
    await goOnMoving(store);
    const profile = await commit(store, [store.db.profiles, store.db.attempts], (counters) =>
      takeNow(store, counters, identity),
    );
    if (profile) return profile;
  }
}

/** Part of a transaction. Gives nothing while records still go from one profile to another. */
async function takeNow(
  store: Store,
  counters: Counters,
  identity: ProfileIdentity,
): Promise<ProfileRow | undefined> {
  const { db } = store;
  if (await movingNow(db)) return undefined;
  counters.noServer = false;
  const { current, earlier, isUsed } = await profileFor(store, counters.profileId, identity);
  if (current) return putProfile(db, { ...current, ...known(identity) });
  if (earlier) {
    if (!isUsed) await noteMoving(db, { from: counters.profileId, to: earlier.id });
    counters.profileId = earlier.id;
    return putProfile(db, { ...earlier, ...known(identity) });
  }
  if (isUsed) counters.profileId = store.newId();
  const createdAt = store.now().getTime();
  return putProfile(db, { id: counters.profileId, ...known(identity), createdAt });
}

/** Whether setting this address would put waiting records on hold, because they were made for another server, which got some already. */
export async function wouldHold(store: Store, baseUrl: string): Promise<boolean> {
  const { profileId } = await readCounters(store.db);
  const { current, isUsed } = await profileFor(store, profileId, { baseUrl });
  return !current && isUsed;
}

/** How many records are on hold for the server at this address, and would wait for it again if it were set. */
export async function onHoldFor(store: Store, baseUrl: string): Promise<number> {
  const { profileId } = await readCounters(store.db);
  const { earlier } = await profileFor(store, profileId, { baseUrl });
  return (await onHoldForOthers(store)).filter((op) => op.profileId === earlier?.id).length;
}

/**
 * The profile for an address and key: the one in use, or an earlier one, preferably with the same key. If it is neither and
 * something was sent to the server of the profile in use, the caller creates a new profile; otherwise the one in use gets the
 * new address.
 */
async function profileFor(store: Store, profileId: string, identity: ProfileIdentity) {
  const { db } = store;
  const inUse = await db.profiles.get(profileId);
  const isUsed = await hasBeenUsed(store, profileId);
  if (inUse && isSame(inUse, identity)) return { current: inUse, isUsed };
  const same = (await db.profiles.toArray()).filter((one) => one.id !== profileId && isSame(one, identity));
  const earlier = same.find(({ keyMark }) => keyMark === identity.keyMark) ?? same[0];
  return { earlier, isUsed };
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
