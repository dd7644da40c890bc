import { Dexie } from 'dexie';
import { standings, type Standing } from './standing.ts';
import type { Instant } from '../schema/record.ts';
import type { Store } from '../transaction/store.ts';
import type { AttemptRow } from '../schema/attempt.ts';
import { readCounters } from '../transaction/counters.ts';

export interface LoggedAttempt {
  attempt: AttemptRow;
  /** Absent where the record is gone. */
  standing?: Standing;
}

export interface AttemptPage {
  /** Newest first. */
  rows: LoggedAttempt[];
  /** Given as `before`, it brings the next page; absent on the last page. */
  next?: Instant;
}

/**
 * A page of the attempts to send to the present server, newest first. Costs the same after 100 and after
 * 100,000 attempts.
 */
export async function attemptLog(
  store: Store,
  { before = Infinity, limit }: { before?: Instant | undefined; limit: number },
): Promise<AttemptPage> {
  const { db } = store;
  const { profileId } = await readCounters(db);
  const attempts = await pageBefore(store, profileId, before, limit);
  const ops = await db.ops.bulkGet(attempts.map(({ opId }) => opId));
  const found = await standings(
    store,
    ops.filter((op) => op !== undefined),
  );
  const byOp = new Map(found.map((standing) => [standing.op.id, standing]));
  const rows = attempts.map((attempt) => {
    const standing = byOp.get(attempt.opId);
    return { attempt, ...(standing && { standing }) };
  });
  const last = attempts.at(-1);
  const isMore = last && (await pageBefore(store, profileId, last.startedAt, 1)).length > 0;
  return isMore ? { rows, next: last.startedAt } : { rows };
}

/** Attempts of one millisecond stay together: a page may be longer than asked for, and none falls between two pages. */
async function pageBefore(
  { db }: Store,
  profileId: string,
  before: Instant,
  limit: number,
): Promise<AttemptRow[]> {
  const page = await db.attempts
    .where('[profileId+startedAt]')
    .between([profileId, Dexie.minKey], [profileId, before], true, false)
    .reverse()
    .limit(limit)
    .toArray();
  const last = page.at(-1);
  if (!last || page.length < limit) return page;
  const together = await db.attempts
    .where('[profileId+startedAt]')
    .equals([profileId, last.startedAt])
    .reverse()
    .toArray();
  return [...page.filter(({ startedAt }) => startedAt > last.startedAt), ...together];
}
