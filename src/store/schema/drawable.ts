import { shownState, STATUSES } from '../../domain/record/states.ts';
import type { UserRow } from './user.ts';

/** The latest time that a `Date` can hold. */
const LAST_INSTANT = 8.64e15;

/** Whether a value is a time that a screen can show. */
export function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= LAST_INSTANT;
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isTextOrNone = (value: unknown): boolean => value === undefined || isText(value);

/**
 * A person that a screen can show. Values that no screen can draw are left empty, and `isDamaged` says so, because one damaged row
 * must not keep a whole list from being shown. For reading only: writing such a row would lose its original values.
 */
export function drawableUser(row: UserRow): UserRow {
  return isDrawable(row) ? row : fixed(row);
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
    [row.reference, row.occupationWords, row.occupationAnswer, row.groupId, row.importId].every(
      isTextOrNone,
    ) &&
    STATUSES.some((one) => one === status) &&
    Array.isArray(words)
  );
}

function fixed(row: UserRow): UserRow {
  const { reference, occupationWords, occupationAnswer, groupId, importId, editedAt, ...always } = row;
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
    ...(isText(importId) && { importId }),
    ...(isInstant(editedAt) && { editedAt }),
    isDamaged: true,
  };
}

export function isPlain(value: unknown): value is Readonly<Partial<Record<string, unknown>>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/**
 * Replaces every time that no screen can draw with 0, in this row and in all objects inside it. Times are recognised by their
 * names, which end alike in all rows.
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
