import { KIND_OF } from '../rows/tally.ts';
import type { GroupRow } from '../rows/group.ts';
import { LANES, type Lane } from '../../domain/record/lane.ts';
import type { Store } from '../core/store.ts';
import { readTally } from '../core/tally.ts';

/**
 * How many operations of a lane wait: those that may be sent, and those that need another record on the
 * server first.
 */
export interface LaneWaiting {
  lane: Lane;
  ready: number;
  blocked: number;
}

/** Reads one row, so it is cheap enough to be live while records go. Lanes in the order in which they are sent. */
export async function waitingByLane({ db }: Store): Promise<LaneWaiting[]> {
  const { counts } = await readTally(db);
  return LANES.map((lane) => {
    const { ready = 0, blocked = 0 } = counts[KIND_OF[lane]];
    return { lane, ready, blocked };
  });
}

export interface GroupWaitedFor {
  group: GroupRow;
  /** How many people, assignments and groups wait for it. */
  count: number;
}

/** Groups made on this device that the server does not know yet, and how many records wait for each. */
export async function groupsWaitedFor({ db }: Store): Promise<GroupWaitedFor[]> {
  const groups = (await db.groups.toArray()).filter(({ origin }) => origin === 'device');
  const open = groups.filter(({ status }) => status !== 'confirmed' && status !== 'discarded');
  const found = await Promise.all(
    open.map(async (group) => {
      const waiting = await db.ops.where('waitsFor').equals(group.id).toArray();
      return { group, count: waiting.filter(({ status }) => status === 'blocked').length };
    }),
  );
  return found.filter(({ count }) => count > 0);
}
