import Dexie from 'dexie';
import type { Store } from '../core/store.ts';

/** How many assignments are drafts still, by the key of each assessment in them. */
export async function draftsByAssessment({ db }: Store): Promise<ReadonlyMap<string, number>> {
  const drafts = await db.assignments
    .where('[state+seq]')
    .between(['draft', Dexie.minKey], ['draft', Dexie.maxKey])
    .toArray();
  const counts = new Map<string, number>();
  for (const { key } of drafts.flatMap(({ entries }) => entries)) {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
