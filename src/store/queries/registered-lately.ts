import type { Sex } from '../../contract/user.ts';
import type { Store } from '../core/store.ts';
import type { UserRow } from '../rows/user.ts';

/** What two registrations are compared by: everything that a form says of a person. */
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

/** No more rows are read, whatever the clock of the device says. */
const MOST = 2_000;

/** Who was registered since a moment, the newest first; nobody who is discarded. */
async function registeredSince({ db }: Store, since: number): Promise<UserRow[]> {
  const rows = db.users
    .orderBy('seq')
    .reverse()
    .until(({ createdAt }) => createdAt < since)
    .limit(MOST);
  return (await rows.toArray()).filter(({ status }) => status !== 'discarded');
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

/** How many were registered since a moment, and how many of them the server has. */
export async function registeredCount(
  store: Store,
  since: number,
): Promise<{ all: number; onServer: number }> {
  const rows = await registeredSince(store, since);
  return { all: rows.length, onServer: rows.filter(({ status }) => status === 'confirmed').length };
}
