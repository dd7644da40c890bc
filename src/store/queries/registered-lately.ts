import type { Sex } from '../../contract/user.ts';
import type { ShownState } from '../../domain/record/states.ts';
import type { OutpostDatabase } from '../transaction/database.ts';
import type { Store } from '../transaction/store.ts';
import { clockWentBack } from '../transaction/device-clock.ts';
import { isCounted, type Part } from './overview/counts.ts';
import type { UserRow } from '../schema/user.ts';

/** The values by which two registrations are compared: everything that a form says about a person. */
export interface FormValues {
  sex: Sex | undefined;
  /** ISCO-08 code. */
  occupation: string | undefined;
  /** ISO 3166-1 alpha-2. */
  country: string | undefined;
  groupId: string | undefined;
  /** As it was typed. */
  reference: string;
}

/** The most rows that are read, whatever the clock of the device says. */
const MOST = 2_000;

/** Rows read at a time. A cursor would take an event for each row, while someone waits for the next screen. */
const BATCH = 100;

/** The people who were registered since a moment and not later than now, the newest first, without discarded ones. */
async function registeredSince({ db, now }: Store, since: number): Promise<UserRow[]> {
  const found: UserRow[] = [];
  let to = (await db.users.orderBy('seq').last())?.seq ?? 0;
  for (const end = to - MOST; to > end; to -= BATCH) {
    const batch = (
      await db.users
        .where('seq')
        .between(to - BATCH, to, false, true)
        .toArray()
    ).reverse();
    const older = batch.findIndex(({ createdAt }) => createdAt < since);
    found.push(...(older < 0 ? batch : batch.slice(0, older)));
    if (older >= 0 || batch.length < BATCH) break;
  }
  // A person with a later date was registered before the clock was put back.
  const latest = now().getTime();
  return found.filter(({ status, createdAt }) => status !== 'discarded' && createdAt <= latest);
}

/** The person registered last with the very same values, since a moment. */
export async function sameLately(
  store: Store,
  values: FormValues,
  since: number,
): Promise<UserRow | undefined> {
  if (!values.sex || !values.occupation || !values.country) return undefined;
  const wanted = textOf({ ...values, reference: values.reference.trim() });
  return (await registeredSince(store, since)).find((row) => textOf(row) === wanted);
}

function textOf({
  sex,
  occupation,
  country,
  groupId = '',
  reference = '',
}: Partial<FormValues | UserRow>): string {
  return JSON.stringify([sex, occupation, country, groupId, reference]);
}

/**
 * How many people were registered from one moment to another, and how many of them the server has. These are the people that
 * the screen People lists for these times and the state `here`. They are only counted, not read: the first screen asks this
 * after every registration, on a device where two thousand people may have been registered today.
 */
export async function registeredCount({ db }: Store, since: number, before = Infinity): Promise<Part> {
  return db.transaction('r', [db.users, db.meta], async () => {
    const newest = (await db.users.orderBy('seq').last())?.seq ?? 0;
    const wentBack = await clockWentBack(db);
    // Then the number of a person says nothing about the time.
    if (wentBack && newest - wentBack.seq < MOST) return countRows(db, newest, since, before);
    const from = await firstSince(db, since, newest);
    const inState = (state: ShownState) =>
      db.users.where('[state+seq]').between([state, from], [state, newest], true, true).count();
    const [discarded, moved, onServer] = await Promise.all([
      inState('discarded'),
      inState('moved'),
      inState('confirmed'),
    ]);
    return { all: newest + 1 - from - discarded - moved, onServer };
  });
}

/** The same by reading the newest people one by one. */
async function countRows(db: OutpostDatabase, newest: number, since: number, before: number): Promise<Part> {
  const rows = await db.users
    .where('seq')
    .above(newest - MOST)
    .toArray();
  const found = rows.filter(
    ({ state, createdAt }) => isCounted(state) && createdAt >= since && createdAt < before,
  );
  return { all: found.length, onServer: found.filter(({ state }) => state === 'confirmed').length };
}

/** The number of the first person who was registered since a moment; one more than the newest if no one was. */
async function firstSince(db: OutpostDatabase, since: number, newest: number): Promise<number> {
  const isSince = async (seq: number) => ((await db.users.get({ seq }))?.createdAt ?? -1) >= since;
  // There are usually few, so the search goes back from the newest in steps that double.
  let step = 1;
  while (step < MOST && (await isSince(newest + 1 - step))) step *= 2;
  let [from, to] = [Math.max(1, newest + 1 - Math.min(step, MOST)), newest + 1 - Math.floor(step / 2)];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (await isSince(middle)) to = middle;
    else from = middle + 1;
  }
  return from;
}
