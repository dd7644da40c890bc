import {
  AutoAssignEntry,
  MAX_ENTRIES,
  RevenueShare,
  RevenueShareTerms,
  type ContractType,
} from '../contract/assignment.ts';
import type { Problem } from '../contract/problem.ts';
import { z } from '../contract/zod.ts';
import { parseJson } from './parse-json.ts';
import { readFields, type Fields } from './read-fields.ts';
import type { RevenueTerms } from './records.ts';
import { problem } from './rules.ts';

/** An entry as far as it could be read. */
export interface ReadEntry extends Partial<AutoAssignEntry> {
  /** JSON Pointer of the entry. */
  at: string;
}

/** A revenue-share object as far as it could be read. */
export interface ReadTerms extends Partial<RevenueTerms> {
  /** JSON Pointer of the object. */
  at: string;
}

export interface ReadAutoAssign {
  /** Of all objects, in order. */
  entries: ReadEntry[];
  /** Empty for contracts other than revenue share. */
  terms: ReadTerms[];
  problems: Problem[];
}

/** The two shapes, in the words that a refusal uses. */
const FORMS: Readonly<Record<ContractType, string>> = {
  'revenue-share':
    '[{country, assessment_each_price, total_extras_price, data: [{key, target}]}], because the contract is revenue share',
  other: '[{key, target}], because the contract is not revenue share',
};

const AT = '/auto_assign';

/**
 * Reads "a valid JSON array in one of the two shapes": an array as it is, or as JSON text. A request in the shape of
 * the other contract type is refused as a whole, because its entries' problems would only distract from that.
 */
export function readAutoAssign(given: unknown, contract: ContractType): ReadAutoAssign {
  const value = typeof given === 'string' ? parseJson(given) : given;
  if (value === undefined) return refused(problem('auto-assign-not-json', AT));
  if (!Array.isArray(value)) return refused(problem('auto-assign-not-array', AT));
  const items: unknown[] = value;
  if (items.length > 0 && items.every((item) => hasShapeOfOther(item, contract))) {
    return refused(problem('auto-assign-shape', AT, { expected: FORMS[contract] }));
  }
  const read = contract === 'revenue-share' ? readObjects(items) : readEntries(items, AT);
  return { ...read, problems: [...read.problems, ...checkCount(read)] };
}

/** The same, once it is known to be without problems; nothing where nothing was sent. */
export function completeAutoAssign(
  given: unknown,
  contract: ContractType,
): { entries: AutoAssignEntry[]; terms: RevenueTerms[] } {
  const value = typeof given === 'string' ? parseJson(given) : (given ?? []);
  if (contract === 'other') return { entries: z.array(AutoAssignEntry).parse(value), terms: [] };
  const objects = z.array(RevenueShare).parse(value);
  return {
    entries: objects.flatMap((object) => object.data),
    terms: objects.map(({ data, ...terms }) => ({ ...terms, entryCount: data.length })),
  };
}

/** Where entries could not be read, "none" would be a second sentence about the same mistake. */
function checkCount({ entries, problems }: ReadAutoAssign): Problem[] {
  const given = entries.length;
  if (given === 0 && problems.length === 0) return [problem('entries-none', AT)];
  return given > MAX_ENTRIES ? [problem('entries-too-many', AT, { given })] : [];
}

function readObjects(items: readonly unknown[]): ReadAutoAssign {
  const parts = items.map((item, index): ReadAutoAssign => {
    const at = `${AT}/${index}`;
    if (!isObject(item)) return refused(problem('entry-malformed', at, { expected: FORMS['revenue-share'] }));
    const { values, problems } = readFields(RevenueShareTerms.shape, item, at);
    const data = Array.isArray(item.data)
      ? readEntries(item.data, `${at}/data`)
      : refused(problem('entry-malformed', `${at}/data`, { expected: '[{key, target}]' }));
    const terms = [{ ...values, at, entryCount: data.entries.length }];
    return { entries: data.entries, terms, problems: [...problems, ...data.problems] };
  });
  return {
    entries: parts.flatMap((part) => part.entries),
    terms: parts.flatMap((part) => part.terms),
    problems: parts.flatMap((part) => part.problems),
  };
}

/** Whatever stands in the array counts as an entry, or a broken one would also be reported as none at all. */
function readEntries(items: readonly unknown[], base: string): ReadAutoAssign {
  const read = items.map((item, index) => {
    const at = `${base}/${index}`;
    if (!isObject(item)) return { entry: { at }, problems: [problem('entry-malformed', at)] };
    const { values, problems } = readFields(AutoAssignEntry.shape, item, at);
    return { entry: { ...values, at }, problems };
  });
  return {
    entries: read.map(({ entry }) => entry),
    terms: [],
    problems: read.flatMap(({ problems }) => problems),
  };
}

function hasShapeOfOther(item: unknown, contract: ContractType): boolean {
  if (!isObject(item)) return false;
  const isRevenueShare = 'data' in item && !('key' in item);
  const isOther = 'key' in item && !('data' in item);
  return contract === 'revenue-share' ? isOther : isRevenueShare;
}

function refused(found: Problem): ReadAutoAssign {
  return { entries: [], terms: [], problems: [found] };
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
