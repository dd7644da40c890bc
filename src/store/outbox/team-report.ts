import { readCounters } from '../transaction/counters.ts';
import type { ProfileRow } from '../schema/profile.ts';
import type { Store } from '../transaction/store.ts';

/** The row of `meta` with the last report of *Team*. No copy has it: it is other devices' data, and the server has all of it. */
export const TEAM_REPORT = 'team report';

/** The last report that a server gave, and what it was asked for. */
export interface KeptTeamReport {
  /** As it was parsed when it came; what is stored may be of another version of the app. */
  report: unknown;
  /** The group that it is about; absent for all people. */
  group?: string;
  /** The groups that the server's reports have named, so that they can be chosen while there is a report about one of them. */
  groups: readonly NamedGroup[];
}

export interface NamedGroup {
  uuid: string;
  name: string;
}

type Profile = Pick<ProfileRow, 'id' | 'baseUrl'>;

/** It counts for that address and that organisation's key alone. */
interface Row extends KeptTeamReport {
  profileId: string;
  baseUrl: string;
}

/** The last report of the server at an address, if it is the one in use. */
export async function teamReportAt(
  { db }: Pick<Store, 'db'>,
  baseUrl: string,
): Promise<KeptTeamReport | undefined> {
  const [kept, { profileId }] = await Promise.all([read({ db }), readCounters(db)]);
  return kept && isOf(kept, { id: profileId, baseUrl }) ? kept : undefined;
}

/** Stores a report in the place of the last one. Nothing is stored of a server that is not in use any more. */
export async function keepTeamReport(
  { db }: Pick<Store, 'db'>,
  { id: profileId, baseUrl = '' }: Profile,
  kept: KeptTeamReport,
): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    if ((await readCounters(db)).profileId !== profileId) return;
    const value: Row = { ...kept, profileId, baseUrl };
    await db.meta.put({ key: TEAM_REPORT, value });
  });
}

/** Deletes the report of another server or key, because it has been changed. */
export async function dropForeignTeamReport({ db }: Pick<Store, 'db'>, baseUrl: string): Promise<void> {
  if (!(await read({ db }))) return;
  await db.transaction('rw', db.meta, async () => {
    const kept = await read({ db });
    const { profileId } = await readCounters(db);
    if (kept && !isOf(kept, { id: profileId, baseUrl })) await db.meta.delete(TEAM_REPORT);
  });
}

async function read({ db }: Pick<Store, 'db'>): Promise<Row | undefined> {
  // Only `keepTeamReport` writes it.
  return (await db.meta.get(TEAM_REPORT))?.value as Row | undefined;
}

function isOf({ profileId, baseUrl }: Row, profile: Profile): boolean {
  return profileId === profile.id && baseUrl === profile.baseUrl;
}
