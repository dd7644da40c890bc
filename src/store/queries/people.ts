import { Dexie, type Collection } from 'dexie';
import type { LocalId } from '../../domain/record/reference.ts';
import type { ShownState } from '../../domain/record/states.ts';
import { ledgerOf } from '../../domain/record/ledger.ts';
import type { OutpostDatabase } from '../transaction/database.ts';
import { drawableUser } from '../schema/drawable.ts';
import type { UserRow } from '../schema/user.ts';
import type { Store } from '../transaction/store.ts';
import { readCounters } from '../transaction/counters.ts';
import { sumOf } from '../transaction/counters-sum.ts';

export interface PeopleQuery {
  /** Only people in this state. Without it: everyone but the discarded. */
  state?: ShownState;
  /** Where the last page ended: its `next`. */
  before?: number;
  /** At most this many. */
  limit: number;
}

export interface PeoplePage {
  /** Newest first. */
  rows: UserRow[];
  /** Given as `before`, it brings the next page; absent on the last page. */
  next?: number;
}

/** How many rows are read at a time where some are left out. */
const CHUNK = 200;

/** A page of people, newest first. Costs the same at 100 and at 100,000 people. */
export async function peoplePage({ db }: Store, query: PeopleQuery): Promise<PeoplePage> {
  const { state, before = Infinity, limit } = query;
  if (state)
    return pageOf(
      await below(db, before, state)
        .limit(limit + 1)
        .toArray(),
      limit,
    );
  const { rows } = await scan(db, { before, limit, wanted: (row) => row.status !== 'discarded' });
  return pageOf(rows, limit);
}

/** People made before `seq`, newest first. */
export function below(db: OutpostDatabase, seq: number, state?: ShownState): Collection<UserRow, LocalId> {
  const range = state
    ? db.users.where('[state+seq]').between([state, Dexie.minKey], [state, seq], true, false)
    : db.users.where('seq').below(seq);
  return range.reverse();
}

interface Walk {
  before: number;
  state?: ShownState | undefined;
  limit: number;
  wanted: (row: UserRow) => boolean;
  /** How many rows are looked at; without it as many as it takes. */
  atMost?: number;
}

/** Walks from new to old, through one state or through all, and stops as soon as there is one row more than a page has. */
export async function scan(
  db: OutpostDatabase,
  { before, state, limit, wanted, atMost = Infinity }: Walk,
): Promise<{ rows: UserRow[]; isEnd: boolean }> {
  const rows: UserRow[] = [];
  let from = before;
  for (let seen = 0; rows.length <= limit && seen < atMost; seen += CHUNK) {
    const chunk = await below(db, from, state).limit(CHUNK).toArray();
    rows.push(...chunk.filter(wanted));
    const last = chunk.at(-1);
    if (!last || chunk.length < CHUNK) return { rows, isEnd: true };
    from = last.seq;
  }
  return { rows, isEnd: false };
}

/** One row more than wanted tells whether there is another page. */
export function pageOf(rows: readonly UserRow[], limit: number): PeoplePage {
  const page = rows.slice(0, limit).map(drawableUser);
  const last = page.at(-1);
  return rows.length > limit && last ? { rows: page, next: last.seq } : { rows: page };
}

/**
 * The people numbered from `first` down to `first - count + 1`, newest first, the discarded included. People are numbered
 * from 1 without gaps, so a window of rows can jump anywhere in a list of 100,000.
 */
export async function peopleByNumber({ db }: Store, first: number, count: number): Promise<UserRow[]> {
  const rows = await db.users
    .where('seq')
    .between(first - count, first, false, true)
    .toArray();
  // Not read backwards: where a browser has no other way for that than a cursor, it takes an event for each row.
  return rows.reverse();
}

export interface PeopleWindow {
  /** Only people in this state. Without it: everyone, the discarded included. */
  state?: ShownState | undefined;
  /** How many newer people come before the first row. */
  offset: number;
  /** At most this many. */
  count: number;
}

/** Any part of the list, newest first, as a window of rows shows it wherever it is scrolled to. */
export async function peopleAt(store: Store, { state, offset, count }: PeopleWindow): Promise<UserRow[]> {
  if (state) return peopleInState(store, state, offset, count);
  // The counters have this number too, but change with every write; this live query need run again only for a
  // newer person.
  const newest = await store.db.users.orderBy('seq').last();
  return newest ? peopleByNumber(store, newest.seq - offset, count) : [];
}

/** With more rows to skip than this, the place is found by keys. */
const NEAR = 200;

/** Skips rows from whichever end is nearer: skipping costs with the distance. */
async function peopleInState(
  { db }: Store,
  state: ShownState,
  offset: number,
  count: number,
): Promise<UserRow[]> {
  const [newest, oldest] = [
    [state, Dexie.maxKey],
    [state, Dexie.minKey],
  ];
  const all = () => db.users.where('[state+seq]').between(oldest, newest);
  if (offset <= NEAR) return all().reverse().offset(offset).limit(count).toArray();
  const total = ledgerOf(sumOf(await readCounters(db), ['user'])).states[state];
  if (offset >= total) return [];
  const end = Math.min(total, offset + count);
  // By their keys alone: with the rows it takes half as long again.
  const last =
    offset <= total / 2
      ? all()
          .reverse()
          .offset(end - 1)
      : all().offset(total - end);
  const [from] = await last.limit(1).keys();
  if (from === undefined) return [];
  const rows = db.users
    .where('[state+seq]')
    .between(from, newest)
    .limit(end - offset);
  return (await rows.toArray()).reverse();
}

/** The number of the newest person: how many there have ever been, the discarded included. */
export async function newestNumber({ db }: Store): Promise<number> {
  return (await readCounters(db)).userSeq;
}

/** The ids of everyone, the discarded included, oldest first. */
export async function allPeople({ db }: Store): Promise<LocalId[]> {
  return db.users.orderBy('seq').primaryKeys();
}

/** The ids of all people in a state, oldest first, for an operation on all of them. */
export async function idsInState({ db }: Store, state: ShownState): Promise<LocalId[]> {
  return db.users.where('[state+seq]').between([state, Dexie.minKey], [state, Dexie.maxKey]).primaryKeys();
}
