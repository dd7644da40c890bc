import { Dexie } from 'dexie';
import type { AssignmentRow } from '../schema/assignment.ts';
import type { UserRow } from '../schema/user.ts';
import type { Store } from '../transaction/store.ts';

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
