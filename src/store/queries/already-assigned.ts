import type { LocalId } from '../../domain/record/reference.ts';
import { shownState, type ShownState, type Status } from '../../domain/record/states.ts';
import type { Store } from '../transaction/store.ts';
import { drawableAssignment } from '../schema/drawable-assignment.ts';
import type { Hold, OpRow } from '../schema/op.ts';
import { isCounted } from './overview/counts.ts';

/** The first of these counts, if several apply. */
const BOUGHT = ['yes', 'maybe', 'no'] as const;
/** Whether an assignment is bought, or will be when it is sent; no one may know, or the server did not accept it. */
export type Bought = (typeof BOUGHT)[number];

/** The states of assignments that count: a discarded one is gone, and only forms are drafts. */
type Assigned = Exclude<ShownState, 'draft' | 'discarded'>;

const isAssigned = (state: ShownState): state is Assigned => state !== 'draft' && state !== 'discarded';

/** How many people have an assessment about the same target already. */
export interface Already {
  people: number;
  /** The state of the newest of these assignments. */
  state: Assigned;
  /** Whether any of them is bought. */
  bought: Bought;
}

/** For more people the result is empty: looking up each of them would take seconds. */
const MOST = 1_000;

/** How many of the newest assignments are read to find who has an assessment already. */
const NEWEST = 300;

/** The key of the result for an assessment about a target: `self`, or the id of a person or a group. */
export const assessmentAbout = (key: string, target: string): string => `${key} ${target}`;

/**
 * What some people have been assigned already, so that no one is assigned it twice by accident. Discarded assignments do not count.
 * @param except an assignment that is being edited
 * @returns by `assessmentAbout`; empty for more than a thousand people
 */
export async function alreadyAssigned(
  { db }: Store,
  people: readonly LocalId[],
  except?: LocalId,
): Promise<ReadonlyMap<string, Already>> {
  if (people.length > MOST) return new Map();
  const found = await db.assignments.where('userId').anyOf(people).sortBy('seq');
  const rows = found.map(drawableAssignment).filter(({ id }) => id !== except);
  const doubted = rows.filter(({ status }) => status === 'toFix' || status === 'onHold');
  const ops = new Map(
    (await db.ops.bulkGet(doubted.map(({ opId }) => opId))).map((op) => [op?.subjectId, op] as const),
  );
  const abouts = new Map<string, { who: Set<LocalId>; state: Assigned; each: Set<Bought> }>();
  for (const { id, userId, status, entries } of rows) {
    const state = shownState(status);
    if (!isAssigned(state)) continue;
    for (const { key, target } of entries) {
      const about = assessmentAbout(key, target.kind === 'self' ? 'self' : target.id);
      const { who, each } = abouts.get(about) ?? { who: new Set(), each: new Set() };
      const bought = boughtBy(status, ops.get(id));
      abouts.set(about, { who: who.add(userId), state, each: each.add(bought) });
    }
  }
  return new Map(
    [...abouts].map(([about, { who, state, each }]) => [
      about,
      { people: who.size, state, bought: BOUGHT.find((one) => each.has(one)) ?? 'no' },
    ]),
  );
}

function boughtBy(status: Status, op: OpRow | undefined): Bought {
  if (status === 'noReply') return 'maybe';
  if (op?.doubtful === true || mayBeThere(op?.onHold)) return 'maybe';
  return status === 'toFix' ? 'no' : 'yes';
}

/** A record that is on hold for any reason but a person's wish may be on a server already. */
function mayBeThere(onHold: Hold | undefined): boolean {
  return onHold !== undefined && (onHold.reason !== 'by a person' || mayBeThere(onHold.earlier));
}

/** What the newest assignments show of an assessment. `not lately`: an older one may have it. */
export type Lately = 'assigned' | 'not lately' | 'not assigned';

/** Whether one of the newest assignments has this assessment. This is known at once, long before everything is counted. */
export async function assignedLately({ db }: Store, assessment: string): Promise<Lately> {
  const newest = await db.assignments.orderBy('seq').reverse().limit(NEWEST).toArray();
  const rows = newest.map(drawableAssignment);
  if (rows.some(({ state, entries }) => isCounted(state) && entries.some(({ key }) => key === assessment)))
    return 'assigned';
  return rows.length < NEWEST ? 'not assigned' : 'not lately';
}
