import type { LocalId } from '../../domain/record/reference.ts';
import { drawableUser } from '../schema/drawable.ts';
import type { Store } from '../transaction/store.ts';

/** What a record is, and which person it is or belongs to. */
export type RecordName =
  | { kind: 'user'; receipt: string; reference?: string }
  | { kind: 'assignment'; receipt: string }
  | { kind: 'group'; name: string };

/** What to call the records that have these ids. Ids of no record are left out. */
export async function recordNames({ db }: Store, ids: readonly LocalId[]): Promise<Map<LocalId, RecordName>> {
  const distinct = [...new Set(ids)];
  const names = new Map<LocalId, RecordName>();
  await db.transaction('r', [db.users, db.assignments, db.groups], async () => {
    for (const user of await db.users.bulkGet(distinct)) {
      if (user) names.set(user.id, { kind: 'user', ...named(drawableUser(user)) });
    }
    for (const row of await db.assignments.bulkGet(distinct)) {
      const owner = row && (await db.users.get(row.userId));
      if (row && owner) names.set(row.id, { kind: 'assignment', receipt: drawableUser(owner).receipt });
    }
    for (const group of await db.groups.bulkGet(distinct)) {
      if (group) names.set(group.id, { kind: 'group', name: group.name });
    }
  });
  return names;
}

function named({ receipt, reference }: { receipt: string; reference?: string }) {
  return { receipt, ...(reference && { reference }) };
}
