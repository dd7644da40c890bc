import { shownState, STATUSES } from '../../domain/record/states.ts';
import type { AssignmentEntry, AssignmentRow, AssignmentValues, Purchase } from './assignment.ts';
import { isInstant, isPlain, isText, isTextOrNone } from './drawable.ts';

type Terms = NonNullable<AssignmentRow['revenueShare']>[number];
/** Values of an assignment as they were found. */
type Found = Readonly<Partial<Record<keyof AssignmentValues, unknown>>>;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/**
 * An assignment as a screen can show it. What of the row no screen can draw is left out, and `isDamaged` says so. For what is
 * read only, as in `drawable.ts`.
 */
export function drawableAssignment(row: AssignmentRow): AssignmentRow {
  return isDrawable(row) ? row : fixed(row);
}

function isDrawable(row: AssignmentRow): boolean {
  const { createdAt, status, userId, opId } = row as Readonly<Partial<Record<keyof AssignmentRow, unknown>>>;
  return (
    isInstant(createdAt) &&
    STATUSES.some((one) => one === status) &&
    isText(userId) &&
    isText(opId) &&
    areDrawableValues(row)
  );
}

/** Whether a screen can show values of an assignment, as the row and its history hold them. */
export function areDrawableValues(found: unknown): found is AssignmentValues {
  if (!isPlain(found)) return false;
  const { contract, denominationCountry, entries, revenueShare, groupId, purchase }: Found = found;
  return (
    (contract === 'other' || contract === 'revenue-share') &&
    isText(denominationCountry) &&
    Array.isArray(entries) &&
    entries.every(isEntry) &&
    (revenueShare === undefined || (Array.isArray(revenueShare) && revenueShare.every(areTerms))) &&
    isTextOrNone(groupId) &&
    (purchase === undefined || isPurchase(purchase))
  );
}

function isEntry(entry: unknown): entry is AssignmentEntry {
  if (!isPlain(entry)) return false;
  const { key, target } = entry;
  return isText(key) && isPlain(target) && isTarget(target['kind'], target['id']);
}

function isTarget(kind: unknown, id: unknown): boolean {
  return kind === 'self' || ((kind === 'user' || kind === 'group') && isText(id));
}

function areTerms(terms: unknown): terms is Terms {
  if (!isPlain(terms)) return false;
  const { country, assessment_each_price: each, total_extras_price: extras } = terms;
  return isText(country) && [each, extras].every((price) => isText(price) || isNumber(price));
}

function isPurchase(purchase: unknown): purchase is Purchase {
  if (!isPlain(purchase)) return false;
  const { confirmedAt, count, total } = purchase;
  return isInstant(confirmedAt) && isNumber(count) && (total === undefined || isNumber(total));
}

function fixed(row: AssignmentRow): AssignmentRow {
  const { revenueShare, groupId, purchase, ...always } = row;
  const status = STATUSES.includes(row.status) ? row.status : 'onHold';
  const terms: unknown[] = Array.isArray(revenueShare) ? revenueShare : [];
  const entries: unknown[] = Array.isArray(row.entries) ? row.entries : [];
  return {
    ...always,
    createdAt: isInstant(row.createdAt) ? row.createdAt : 0,
    status,
    state: shownState(status),
    contract: row.contract === 'revenue-share' ? 'revenue-share' : 'other',
    denominationCountry: isText(row.denominationCountry) ? row.denominationCountry : '',
    entries: entries.filter(isEntry),
    ...(terms.some(areTerms) && { revenueShare: terms.filter(areTerms) }),
    ...(isText(groupId) && { groupId }),
    ...(isPurchase(purchase) && { purchase }),
    isDamaged: true,
  };
}
