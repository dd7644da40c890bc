import type { Live } from '../../transaction/live.ts';
import type { Store } from '../../transaction/store.ts';
import { readChange } from '../../transaction/change-count.ts';
import type { Instant } from '../../schema/record.ts';
import { CountedTable } from '../counted/counted-table.ts';
import { CountsOnWatch } from '../counted/counts-on-watch.ts';
import { AssignmentCounter, type AssignmentCounts } from './assignment-counts.ts';
import { keepCounts, readCounts } from './kept-counts.ts';
import { PeopleCounter, type PeopleCounts } from './people-counts.ts';

export type Overview = PeopleCounts & AssignmentCounts;

/** How far the first pass over all rows has come, or what it and the changes since have counted. */
export type Counting = Progress | { overview: Overview };

interface Progress {
  done: number;
  all: number;
  /** What was counted the last time, before some of the changes, and when that was. */
  before?: { overview: Overview; at: Instant } | undefined;
}

/**
 * Counting everybody takes seconds, and another change may come meanwhile, also one of no person and no assignment.
 * Then what has changed is counted too, so that the counts can be kept. Where changes do not end, the next one counts again.
 */
const MOST_TRIES = 3;

/**
 * The counts of what the device holds. The first time all rows are read in pieces. From then on, as long as this is
 * kept, only rows are read that a commit of this tab or another has written. The counts are kept with the number of
 * the last change: a page that is opened later has them at once, and reads all rows again only once there is another
 * change. So code that writes rows need not keep any counts right.
 * @param dayOf the day of a moment, in the device's time zone
 */
export function overview(store: Store, dayOf: (at: number) => string): Live<Counting> {
  const { db } = store;
  const people = new CountedTable(store, db.users, 'user', () => new PeopleCounter(dayOf));
  const assignments = new CountedTable(store, db.assignments, 'assignment', () => new AssignmentCounter());
  let isCounted = false;
  /** What an earlier page has counted, until this page has counted for itself. */
  let before: Progress['before'];
  return new CountsOnWatch<Counting>([people, assignments], async (tell) => {
    const kept = isCounted ? undefined : await readCounts<Overview>(store);
    if (kept) before = { overview: kept.counts, at: kept.at };
    if (kept?.isCurrent) {
      tell({ overview: kept.counts });
      return;
    }
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const change = await readChange(db);
      // Together: once everybody is counted, nothing else has to be waited for.
      await Promise.all([
        people.catchUp((done, all) => tell({ done, all, before })),
        assignments.catchUp(() => undefined),
      ]);
      isCounted = true;
      const counted = { ...people.counts(), ...assignments.counts() };
      tell({ overview: counted });
      // A full disk keeps nothing: then everything is counted again by the next page.
      if (await keepCounts(store, counted, change).catch(() => true)) return;
    }
  });
}
