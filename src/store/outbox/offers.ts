import type { Offer } from '../../contract/offers.ts';
import { commit } from '../transaction/commit.ts';
import { readCounters } from '../transaction/counters.ts';
import type { Store } from '../transaction/store.ts';
import type { ProfileRow } from '../schema/profile.ts';
import { TEAM_REPORT } from './team-report.ts';

const KEY = 'offers';

type Profile = Pick<ProfileRow, 'id' | 'baseUrl'>;

/** What a server said that it can do. It counts for that address and that organisation's key alone. */
interface OffersRow {
  profileId: string;
  baseUrl: string;
  offers: readonly Offer[];
}

/** What the server of a profile offers, by its last good answer to a probe. */
export async function offersOf({ db }: Pick<Store, 'db'>, profile: Profile): Promise<readonly Offer[]> {
  const kept = await read({ db });
  return kept && isOf(kept, profile) ? kept.offers : [];
}

/** What the server at an address offers, if it is the one in use. */
export async function offersAt({ db }: Pick<Store, 'db'>, baseUrl: string): Promise<readonly Offer[]> {
  return offersOf({ db }, { id: (await readCounters(db)).profileId, baseUrl });
}

/** Keeps what a server offers. Nothing is kept of a server that is not in use any more: another tab may have set another one. */
export async function keepOffers(store: Store, profile: Profile, offers: readonly Offer[]): Promise<void> {
  const kept = await read(store);
  const isKept = kept ? isOf(kept, profile) && kept.offers.join() === offers.join() : offers.length === 0;
  if (isKept) return;
  const { id: profileId, baseUrl = '' } = profile;
  const value: OffersRow = { profileId, baseUrl, offers };
  await commit(store, [], async (counters) => {
    if (counters.profileId !== profileId) return;
    await store.db.meta.put({ key: KEY, value });
    // This key may not read it any more.
    if (!offers.includes('team')) await store.db.meta.delete(TEAM_REPORT);
  });
}

async function read({ db }: Pick<Store, 'db'>): Promise<OffersRow | undefined> {
  // Only `keepOffers` writes it.
  return (await db.meta.get(KEY))?.value as OffersRow | undefined;
}

function isOf({ profileId, baseUrl }: OffersRow, profile: Profile): boolean {
  return profileId === profile.id && baseUrl === profile.baseUrl;
}
