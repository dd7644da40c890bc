import { shownState, STATUSES } from '../../domain/record/states.ts';
import type { UserRow } from './user.ts';

/** As far as a `Date` goes. */
const LAST_INSTANT = 8.64e15;

/** Whether a screen can show a date of it. */
export function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= LAST_INSTANT;
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isTextOrNone = (value: unknown): boolean => value === undefined || isText(value);

/**
 * A person as a screen can show it. What of the row no screen can draw is left empty, and `isDamaged` says so: one damaged row
 * must not take the others of a list along. For what is read only: to write such a row would lose what it was.
 */
export function drawableUser(row: UserRow): UserRow {
  return isDrawable(row) ? row : mended(row);
}

/** A row as it was found. */
type Found = Readonly<Partial<Record<keyof UserRow, unknown>>>;

function isDrawable(row: Found): boolean {
  const { createdAt, editedAt, sex, country, occupation, receipt, status, words } = row;
  return (
    isInstant(createdAt) &&
    (editedAt === undefined || isInstant(editedAt)) &&
    (sex === 'F' || sex === 'M') &&
    [country, occupation, receipt].every(isText) &&
    [row.reference, row.occupationWords, row.occupationAnswer, row.groupId].every(isTextOrNone) &&
    STATUSES.some((one) => one === status) &&
    Array.isArray(words)
  );
}

function mended(row: UserRow): UserRow {
  const { reference, occupationWords, occupationAnswer, groupId, editedAt, ...always } = row;
  const text = (value: unknown) => (isText(value) ? value : '');
  const status = STATUSES.includes(row.status) ? row.status : 'onHold';
  return {
    ...always,
    createdAt: isInstant(row.createdAt) ? row.createdAt : 0,
    sex: row.sex === 'F' ? 'F' : 'M',
    country: text(row.country),
    occupation: text(row.occupation),
    receipt: text(row.receipt),
    status,
    state: shownState(status),
    words: Array.isArray(row.words) ? row.words : [],
    ...(isText(reference) && { reference }),
    ...(isText(occupationWords) && { occupationWords }),
    ...(isText(occupationAnswer) && { occupationAnswer }),
    ...(isText(groupId) && { groupId }),
    ...(isInstant(editedAt) && { editedAt }),
    isDamaged: true,
  };
}

export function isPlain(value: unknown): value is Readonly<Partial<Record<string, unknown>>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/**
 * The same with every time that no screen can draw as 0: in this row and in all that it holds, by the names that times have in
 * all rows.
 */
export function withDrawableTimes<Row>(row: Row): Row {
  if (!Array.isArray(row) && !isPlain(row)) return row;
  const entries = Object.entries(row).map(([name, value]: [string, unknown]) => [
    name,
    /^at$|At$/.test(name) && typeof value === 'number' && !isInstant(value) ? 0 : withDrawableTimes(value),
  ]);
  // The same keys with values of the same types.
  return (Array.isArray(row) ? entries.map(([, value]) => value) : Object.fromEntries(entries)) as Row;
}
