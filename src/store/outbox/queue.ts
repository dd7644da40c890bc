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

/** What may be sent at a moment. */
export interface Due {
  now: Instant;
  /** The latest time that a back-off can have; a later one was set before the clock was put back, and is due. */
  farOff: Instant;
  /** Operations whose delay is over, though by the device's clock it may not be: someone has set the clock. */
  delayOver: readonly Pick<OpRow, 'id' | 'notBefore'>[];
}

/**
 * Operations of a lane that may be sent now: those that a person wants first, then the others in the order of making.
 * Operations that back off are not read, so that they cannot fill the window.
 */
export async function sendable(
  store: Store,
  profileId: string,
  lane: Lane,
  { now, farOff, delayOver }: Due,
  limit: number,
): Promise<OpRow[]> {
  const due = await between(store, profileId, lane, FIRST, now).limit(limit).toArray();
  const early = (await store.db.ops.bulkGet(delayOver.map(({ id }) => id))).filter(
    (op, at) =>
      op?.profileId === profileId &&
      op.lane === lane &&
      op.status === 'ready' &&
      op.notBefore > now &&
      op.notBefore === delayOver[at]?.notBefore,
  );
  const all = [...due, ...early.filter((op) => op !== undefined)];
  if (all.length > 0) return all;
  const late = between(store, profileId, lane, farOff, Infinity).and(({ delay }) => delay === undefined);
  return late.limit(limit).toArray();
}

/** Operations that wait for their time, the next one first. If there are many, these are only some. */
export async function waitingForTime(
  { db }: Pick<Store, 'db'>,
  profileId: string,
  now: Instant,
): Promise<OpRow[]> {
  const ofLanes = LANES.map((lane) =>
    between({ db }, profileId, lane, now + 1, Infinity)
      .limit(500)
      .toArray(),
  );
  return (await Promise.all(ofLanes)).flat().sort((one, other) => one.notBefore - other.notBefore);
}

/** All operations that are marked as on their way. At a start, the page that marked them may be gone. */
export async function onTheirWay({ db }: Store): Promise<OpRow[]> {
  return db.ops.where('[status+seq]').between(['sending', Dexie.minKey], ['sending', Dexie.maxKey]).toArray();
}

function between(
  { db }: Pick<Store, 'db'>,
  profileId: string,
  lane: Lane,
  from: Instant,
  to: Instant,
  status: 'ready' | 'blocked' = 'ready',
) {
  return db.ops
    .where('[profileId+lane+status+notBefore+seq]')
    .between([profileId, lane, status, from, Dexie.minKey], [profileId, lane, status, to, Dexie.maxKey]);
}

/** Ends all back-offs and delays, because a person does not want to wait. */
export async function breakBackOffs(store: Store): Promise<void> {
  const { db, now } = store;
  const at = now().getTime();
  await commit(store, [db.ops], async ({ profileId }) => {
    for (const lane of LANES)
      for (const status of ['ready', 'blocked'] as const)
        await between(store, profileId, lane, at + 1, Infinity, status).modify({
          notBefore: 0,
          delay: undefined,
        });
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
