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

/** The progress of the first pass over all rows, or the counts of that pass and of all changes since. */
export type Counting = Progress | { overview: Overview };

interface Progress {
  done: number;
  all: number;
  /** The counts of an earlier time, without some of the changes, and that time. */
  before?: { overview: Overview; at: Instant } | undefined;
}

/**
 * Counting all rows takes seconds, and another change may come meanwhile, even one that concerns no person and no assignment.
 * Then the change is counted too, so that the counts can be stored. If changes go on, the counts are stored after a later one.
 */
const MOST_TRIES = 3;

/**
 * The counts of the device's people and assignments. The first time all rows are read, in pieces. From then on, as long as
 * this object lives, only rows are read that a commit of this tab or another has written. The counts are stored with the
 * number of the last change: a page that is opened later has them at once, and reads all rows again only after another
 * change. So code that writes rows need not maintain these counts.
 * @param dayOf the day of a moment, in the device's time zone
 */
export function overview(store: Store, dayOf: (at: number) => string): Live<Counting> {
  const { db } = store;
  const people = new CountedTable(store, db.users, 'user', () => new PeopleCounter(dayOf));
  const assignments = new CountedTable(store, db.assignments, 'assignment', () => new AssignmentCounter());
  let isCounted = false;
  /** The counts of an earlier page, until this page has counted for itself. */
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
      // At the same time, so that the assignments are counted soon after the people.
      await Promise.all([
        people.catchUp((done, all) => tell({ done, all, before })),
        assignments.catchUp(() => undefined),
      ]);
      isCounted = true;
      const counted = { ...people.counts(), ...assignments.counts() };
      tell({ overview: counted });
      // On a full disk the counts are not stored, and the next page counts again.
      if (await keepCounts(store, counted, change).catch(() => true)) return;
    }
  });
}
