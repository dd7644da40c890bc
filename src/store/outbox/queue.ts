import { Dexie } from 'dexie';
import { commit } from '../transaction/commit.ts';
import type { Instant } from '../schema/record.ts';
import { LANES, type Lane } from '../../domain/record/lane.ts';
import type { OpRow } from '../schema/op.ts';
import type { Store } from '../transaction/store.ts';
import type { AssignmentRow } from '../schema/assignment.ts';
import type { UserRow } from '../schema/user.ts';

/**
 * The `notBefore` of a record that a person wants sent first: it comes before all others that are due, until it has
 * been tried.
 */
export const FIRST: Instant = -1;

/**
 * Operations of a lane that may be sent now: those that a person wants first, then the others in the order of making.
 * Operations that back off are not read, so that they cannot fill the window.
 * @param farOff the latest time that a back-off can have; a later one was set before the clock was put back,
 * and is due
 */
export async function sendable(
  store: Store,
  profileId: string,
  lane: Lane,
  now: Instant,
  limit: number,
  farOff: Instant,
): Promise<OpRow[]> {
  const due = await between(store, profileId, lane, FIRST, now).limit(limit).toArray();
  if (due.length > 0) return due;
  return between(store, profileId, lane, farOff, Infinity).limit(limit).toArray();
}

/** When the next operation that backs off is due; undefined when none does. */
export async function nextDue(
  { db }: Pick<Store, 'db'>,
  profileId: string,
  now: Instant,
): Promise<Instant | undefined> {
  const firsts = await Promise.all(
    LANES.map((lane) => between({ db }, profileId, lane, now, Infinity).first()),
  );
  const times = firsts.flatMap((op) => (op ? [op.notBefore] : []));
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Operations that have failed this often in a row, and that back off. */
export async function failedOften({ db }: Store, profileId: string, failures: number): Promise<number> {
  const backingOff = await Promise.all(
    LANES.map((lane) => between({ db }, profileId, lane, 1, Infinity).limit(500).toArray()),
  );
  return backingOff.flat().filter((op) => op.failures >= failures).length;
}

/** All operations that are marked as on their way. At a start, the page that marked them may be gone. */
export async function onTheirWay({ db }: Store): Promise<OpRow[]> {
  return db.ops.where('[status+seq]').between(['sending', Dexie.minKey], ['sending', Dexie.maxKey]).toArray();
}

function between({ db }: Pick<Store, 'db'>, profileId: string, lane: Lane, from: Instant, to: Instant) {
  return db.ops
    .where('[profileId+lane+status+notBefore+seq]')
    .between([profileId, lane, 'ready', from, Dexie.minKey], [profileId, lane, 'ready', to, Dexie.maxKey]);
}

/** Ends all back-offs, because a person does not want to wait. */
export async function breakBackOffs(store: Store): Promise<void> {
  const { db } = store;
  await commit(store, [db.ops], async (counters) => {
    for (const lane of LANES)
      await between(store, counters.profileId, lane, 1, Infinity).modify({ notBefore: 0 });
  });
}

const WAITING = [
  ['waiting', Dexie.minKey],
  ['waiting', Dexie.maxKey],
] as const;

/** Visits every person that waits, oldest first. */
export async function waitingPeople({ db }: Store, visit: (row: UserRow) => void): Promise<void> {
  await db.users
    .where('[state+seq]')
    .between(...WAITING)
    .each(visit);
}

/** Visits every assignment that waits, oldest first. */
export async function waitingAssignments({ db }: Store, visit: (row: AssignmentRow) => void): Promise<void> {
  await db.assignments
    .where('[state+seq]')
    .between(...WAITING)
    .each(visit);
}
