import type { Live } from '../../core/live.ts';
import type { Store } from '../../core/store.ts';
import { CountedTable } from '../counted/counted-table.ts';
import { CountsOnWatch } from '../counted/counts-on-watch.ts';
import { AssignmentCounter, type AssignmentCounts } from './assignment-counts.ts';
import { PeopleCounter, type PeopleCounts } from './people-counts.ts';

export type Overview = PeopleCounts & AssignmentCounts;

/** How far the first pass over all rows has come, or what it and the changes since have counted. */
export type Counting = { done: number; all: number } | { overview: Overview };

const overviews = new WeakMap<Store, Live<Counting>>();

/**
 * What the device holds, counted. The first time it walks through all rows in pieces; from then on, until the page goes, only
 * rows that a commit of this tab or another has written are read again. So it costs nothing to open again, and nothing
 * has to be kept right by those who write.
 * @param dayOf the day of a moment, in the device's time zone. Only the first one given for a store counts.
 */
export function overview(store: Store, dayOf: (at: number) => string): Live<Counting> {
  const counted = overviews.get(store) ?? countAll(store, dayOf);
  overviews.set(store, counted);
  return counted;
}

function countAll(store: Store, dayOf: (at: number) => string): Live<Counting> {
  const { db } = store;
  const people = new CountedTable(store, db.users, 'user', () => new PeopleCounter(dayOf));
  const assignments = new CountedTable(store, db.assignments, 'assignment', () => new AssignmentCounter());
  return new CountsOnWatch<Counting>([people, assignments], async (tell) => {
    await people.catchUp((done, all) => tell({ done, all }));
    await assignments.catchUp(() => undefined);
    tell({ overview: { ...people.counts(), ...assignments.counts() } });
  });
}
