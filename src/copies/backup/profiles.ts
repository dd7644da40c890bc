import type { OutpostDatabase } from '../../store/transaction/database.ts';
import type { Counters } from '../../store/schema/counters.ts';
import type { ProfileRow } from '../../store/schema/profile.ts';
import type { ExaminedRows } from './read.ts';

/**
 * Finds the profile here for each profile of a file. This device never begins to send to an address because a file names it. The
 * address only says which server the records were for, so that none of them goes to another server, and no record of this device
 * goes there.
 * @returns the profile's id in the file → its id here
 */
export async function matchProfiles(
  db: OutpostDatabase,
  counters: Counters,
  { rows }: { rows: Pick<ExaminedRows['rows'], 'profiles'> },
): Promise<Map<string, string>> {
  const matches = new Map<string, string>();
  for (const profile of rows.profiles) {
    matches.set(profile.id, await matchOne(db, counters, profile));
  }
  return matches;
}

async function matchOne(
  db: OutpostDatabase,
  counters: Counters,
  profile: ExaminedRows['rows']['profiles'][number],
): Promise<string> {
  const { baseUrl, header, createdAt } = profile;
  if (!baseUrl) return counters.profileId;
  const all = await db.profiles.toArray();
  const same = all.find((one) => one.baseUrl === baseUrl);
  if (same) return same.id;
  const taken = profile.id === counters.profileId || (await db.profiles.get(profile.id)) !== undefined;
  const id = taken ? `${profile.id} of ${baseUrl}` : profile.id;
  const row: ProfileRow = { id, baseUrl, createdAt, ...(header && { header }) };
  await db.profiles.put(row);
  return id;
}
