import { Dexie } from 'dexie';
import type { LocalId } from '../../domain/record/reference.ts';
import type { AssignmentRow } from '../schema/assignment.ts';
import { drawableAssignment } from '../schema/drawable-assignment.ts';
import { drawableUser } from '../schema/drawable.ts';
import type { UserRow } from '../schema/user.ts';
import type { Store } from '../transaction/store.ts';
import { isCounted } from './overview/counts.ts';

/** The states of an assignment that a person should look at, in the order of Sync. */
export const TROUBLES = ['noReply', 'toFix'] as const;
export type Trouble = (typeof TROUBLES)[number];
export const isTrouble = (state: string): state is Trouble => TROUBLES.some((one) => one === state);

/** How many of one person's assignments are in each of those states; a state without any is absent. */
export type AssignmentTrouble = Partial<Record<Trouble, number>>;

/** A person, with the number of their assignments in those states. */
export interface PersonListed {
  user: UserRow;
  trouble: AssignmentTrouble;
  /** How many assessments they have; absent where no one asked. */
  assessments?: number;
}

/** Adds those numbers to people. The cost grows with the number of these people, not of all people. */
export async function withTrouble(
  store: Store,
  users: readonly UserRow[],
  hasAssessments = false,
): Promise<PersonListed[]> {
  return listed(store, () => Promise.resolve(users), hasAssessments);
}

/**
 * Reads a page of people with those numbers in one transaction: a transaction for each query would take longer than
 * the queries.
 */
export async function listed(
  store: Store,
  read: () => Promise<readonly UserRow[]>,
  hasAssessments = false,
): Promise<PersonListed[]> {
  const { db } = store;
  return db.transaction('r', [db.users, db.assignments, db.meta], async () => {
    // Most devices have no such assignment, which two index lookups show.
    const [rows, isAny] = await Promise.all([read(), hasAssessments || isAnyTrouble(store)]);
    const users = rows.map(drawableUser);
    if (!isAny) return users.map((user) => ({ user, trouble: {} }));
    const assigned = await Promise.all(
      users.map(({ id }) => db.assignments.where('userId').equals(id).toArray()),
    );
    return users.map((user, at) => {
      const own = (assigned[at] ?? []).map(drawableAssignment);
      const trouble = troubleOf(own);
      return hasAssessments ? { user, trouble, assessments: assessmentsIn(own) } : { user, trouble };
    });
  });
}

/** Counts assessments. Discarded and moved assignments do not count. */
function assessmentsIn(rows: readonly AssignmentRow[]): number {
  return rows.reduce((sum, { state, entries }) => (isCounted(state) ? sum + entries.length : sum), 0);
}

/** Counts the assignments of one person in those states. */
export function troubleOf(rows: readonly Pick<AssignmentRow, 'state'>[]): AssignmentTrouble {
  const trouble: AssignmentTrouble = {};
  for (const state of TROUBLES) {
    const count = rows.filter((row) => row.state === state).length;
    if (count > 0) trouble[state] = count;
  }
  return trouble;
}

/** The people of the assignments in a state, the newest assignment first; once for each of these assignments. */
export async function peopleOfAssignments(
  store: Store,
  { state, offset, count }: { state: Trouble; offset: number; count: number },
  hasAssessments = false,
): Promise<PersonListed[]> {
  const read = async () => {
    const rows = await within(store, state).reverse().offset(offset).limit(count).toArray();
    const users = await store.db.users.bulkGet(rows.map(({ userId }): LocalId => userId));
    return users.filter((user) => user !== undefined);
  };
  return listed(store, read, hasAssessments);
}

/** A person can step from one to the next through up to this many. With more, they must narrow the list first. */
const MOST_IN_TROUBLE = 2_000;

/** The ids of those people in the same order, each once; undefined if they are too many to be read at once. */
export async function idsInTrouble(store: Store, state: Trouble): Promise<LocalId[] | undefined> {
  const rows = await within(store, state)
    .reverse()
    .limit(MOST_IN_TROUBLE + 1)
    .toArray();
  return rows.length > MOST_IN_TROUBLE ? undefined : [...new Set(rows.map(({ userId }) => userId))];
}

/** The ids of all of those people, however many. */
export async function allInTrouble(store: Store, state: Trouble): Promise<LocalId[]> {
  const rows = await within(store, state).reverse().toArray();
  return [...new Set(rows.map(({ userId }) => userId))];
}

async function isAnyTrouble(store: Store): Promise<boolean> {
  const first = await Promise.all(TROUBLES.map((state) => within(store, state).first()));
  return first.some((row) => row !== undefined);
}

/** The assignments in a state, the oldest first. */
export function within({ db }: Store, state: Trouble) {
  return db.assignments.where('[state+seq]').between([state, Dexie.minKey], [state, Dexie.maxKey]);
}
