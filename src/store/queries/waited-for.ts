import { Dexie } from 'dexie';
import type { GroupRow } from '../schema/group.ts';
import { LANES, type Lane } from '../../domain/record/lane.ts';
import type { LocalId } from '../../domain/record/reference.ts';
import { KIND_OF } from '../schema/counters.ts';
import type { Store } from '../transaction/store.ts';
import { readCounters } from '../transaction/counters.ts';

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
  const { counts } = await readCounters(db);
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
  const open = groups.filter(({ serverUuid, status }) => serverUuid === undefined && status !== 'discarded');
  const found = await Promise.all(
    open.map(async (group) => {
      const waiting = await db.ops.where('waitsFor').equals(group.id).toArray();
      return { group, count: waiting.filter(({ status }) => status === 'blocked').length };
    }),
  );
  return found.filter(({ count }) => count > 0);
}

export interface NameMissing {
  /** A person or group that is confirmed, and whose id on the server is not known. */
  id: LocalId;
  kind: 'user' | 'group';
  /** How many records wait for the id. */
  count: number;
}

/** The most waiting records that are looked at: this is a live query, and few records lack an id. */
const LOOKED_AT = 500;

/** The people and groups that a person has confirmed without an id on the server, if other records wait for that id. */
export async function namesMissing({ db }: Store): Promise<NameMissing[]> {
  const { profileId } = await readCounters(db);
  const { minKey, maxKey } = Dexie;
  const ofLanes = LANES.map((lane) =>
    db.ops
      .where('[profileId+lane+status+notBefore+seq]')
      .between([profileId, lane, 'blocked', minKey, minKey], [profileId, lane, 'blocked', maxKey, maxKey])
      .limit(LOOKED_AT)
      .toArray(),
  );
  const blocked = (await Promise.all(ofLanes)).flat();
  const waits = new Map<LocalId, number>();
  for (const id of blocked.flatMap(({ waitsFor }) => waitsFor)) waits.set(id, (waits.get(id) ?? 0) + 1);
  const named = await db.ops
    .where('subjectId')
    .anyOf([...waits.keys()])
    .toArray();
  return named
    .filter(({ status }) => status === 'confirmed')
    .map(({ subjectId, lane }) => ({
      id: subjectId,
      kind: lane === 'group' ? ('group' as const) : ('user' as const),
      count: waits.get(subjectId) ?? 0,
    }));
}
