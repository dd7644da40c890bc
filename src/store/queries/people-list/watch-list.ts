import type { Live } from '../../transaction/live.ts';
import type { Store } from '../../transaction/store.ts';
import { CountedTable } from '../counted/counted-table.ts';
import { CountsOnWatch } from '../counted/counts-on-watch.ts';
import { AssessmentColumns } from './assessment-columns.ts';
import { PeopleColumns } from './people-columns.ts';
import { PeopleList } from './people-list.ts';

/** The list as far as it has been read; a new value after each change. */
export interface Listing {
  list: PeopleList;
  /** How many people have been read, the newest first, and how many there are. */
  done: number;
  all: number;
  /** All people and all assignments have been read. Before that, the assignments of people are not known. */
  isWhole: boolean;
}

/** The list is updated at most this often, even if changes come fast, as they do while records are sent. */
const REST_MS = 200;

/**
 * Sorts and narrows the list of people without asking the database: it has no index for most questions, and each
 * index would slow down every registration. The columns are read in pieces for the first subscriber, which takes a second
 * or two for 100,000 people. Later, as long as this object lives, only rows are read that a commit of this tab or another
 * has written.
 */
export function watchList(store: Store): Live<Listing> {
  const { db } = store;
  const people = new CountedTable(store, db.users, 'user', () => new PeopleColumns());
  const assignments = new CountedTable(store, db.assignments, 'assignment', () => new AssessmentColumns());
  let all = 0;
  return new CountsOnWatch<Listing>([people, assignments], async (tell) => {
    const show = (done: number, isWhole: boolean) => {
      tell({ list: new PeopleList(people.counts(), assignments.counts()), done, all, isWhole });
    };
    await people.catchUp((done, newest) => {
      all = newest;
      show(done, false);
    });
    await assignments.catchUp(() => undefined);
    show(all, true);
    await new Promise((resume) => setTimeout(resume, REST_MS));
  });
}
