import { Dexie } from 'dexie';
import type { LocalId } from '../../domain/record/reference.ts';
import type { Status } from '../../domain/record/states.ts';
import { recordNames, type RecordName } from './names.ts';
import { isMarkedNotThere } from '../outbox/marked-not-there.ts';
import type { AssignmentRow, Purchase } from '../schema/assignment.ts';
import { drawableAssignment } from '../schema/drawable-assignment.ts';
import type { OpRow } from '../schema/op.ts';
import type { UserRow } from '../schema/user.ts';
import type { Store } from '../transaction/store.ts';

/** An operation with what a person needs to know of its record: what to call it, and where it is shown. */
export interface Standing {
  op: OpRow;
  name: RecordName;
  /** The person that it is, or whose assignment it is. */
  personId?: LocalId;
  /** The group that it joins. */
  groupId?: LocalId;
  /** What it buys, as a person confirmed it. */
  purchase?: Purchase;
  /** In whose currency. */
  denominationCountry?: string;
  /** A person has said that it did not arrive. */
  isNotThere?: boolean;
}

export interface Standings {
  /** In the order of making. */
  rows: Standing[];
  /** There are more than were asked for. */
  isMore: boolean;
}

/** The first records, of all kinds, that are in a status. */
export async function standingIn(store: Store, status: Status, limit: number): Promise<Standings> {
  const ops = await store.db.ops
    .where('[status+seq]')
    .between([status, Dexie.minKey], [status, Dexie.maxKey])
    .limit(limit + 1)
    .toArray();
  return { rows: await standings(store, ops.slice(0, limit)), isMore: ops.length > limit };
}

/** The records of these ids, in no particular order. */
export async function standingOf(store: Store, ids: readonly LocalId[]): Promise<Standing[]> {
  return standings(store, await store.db.ops.where('subjectId').anyOf(ids).toArray());
}

/** Operations with their records. Those whose record is gone are left out. */
export async function standings(store: Store, ops: readonly OpRow[]): Promise<Standing[]> {
  const { db } = store;
  const ids = (lane: OpRow['lane']) => ops.filter((op) => op.lane === lane).map((op) => op.subjectId);
  const [names, users, assignments, notThere] = await Promise.all([
    recordNames(
      store,
      ops.map((op) => op.subjectId),
    ),
    db.users.bulkGet(ids('user')),
    db.assignments.bulkGet(ids('assign')),
    notThereAmong(store, ops),
  ]);
  const places = new Map([...users.flatMap(ofUser), ...assignments.flatMap(ofAssignment)]);
  return ops.flatMap((op) => {
    const name = names.get(op.subjectId);
    const marked = notThere.has(op.id) && { isNotThere: true };
    return name ? [{ op, name, ...places.get(op.subjectId), ...marked }] : [];
  });
}

/** The operations of records that did not arrive, as a person said. Only records to fix without problems can be among them. */
async function notThereAmong({ db }: Store, ops: readonly OpRow[]): Promise<Set<string>> {
  const silent = ops.filter(({ status, problems = [] }) => status === 'toFix' && problems.length === 0);
  const marked = await Promise.all(
    silent.map(async (op) => {
      const attempts = await db.attempts.where('opId').equals(op.id).sortBy('n');
      return isMarkedNotThere(op, attempts.at(-1)) ? [op.id] : [];
    }),
  );
  return new Set(marked.flat());
}

type Place = [LocalId, Pick<Standing, 'personId' | 'groupId' | 'purchase' | 'denominationCountry'>];

function ofUser(user: UserRow | undefined): Place[] {
  return user ? [[user.id, { personId: user.id, ...(user.groupId && { groupId: user.groupId }) }]] : [];
}

function ofAssignment(row: AssignmentRow | undefined): Place[] {
  if (!row) return [];
  const { id, userId: personId, groupId, purchase, denominationCountry } = drawableAssignment(row);
  const joins = groupId && { groupId };
  return [[id, { personId, denominationCountry, ...joins, ...(purchase && { purchase }) }]];
}
