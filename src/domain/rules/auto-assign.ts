import {
  AutoAssignEntry,
  RevenueShare,
  RevenueShareTerms,
  type ContractType,
} from '../../contract/assignment.ts';
import { limits } from '../../contract/limits.ts';
import type { Problem } from '../../contract/problem.ts';
import { z } from '../../contract/zod.ts';
import { readJsonText, type JsonText } from '../text/json-text.ts';
import { readFields, SENT_TWICE, type Fields } from './read-fields.ts';
import type { RevenueTerms } from '../record/records.ts';
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
  /** The entries of all objects, in order. */
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
  if (given === SENT_TWICE) return refused(problem('field-twice', AT));
  const json = jsonOf(given);
  if ('rule' in json)
    return refused(problem(json.rule === 'not-json' ? 'auto-assign-not-json' : json.rule, AT));
  if (!Array.isArray(json.value)) return refused(problem('auto-assign-not-array', AT));
  const items: unknown[] = json.value;
  if (items.length > 0 && items.every((item) => hasShapeOfOther(item, contract))) {
    return refused(problem('auto-assign-shape', AT, { expected: FORMS[contract] }));
  }
  return contract === 'revenue-share' ? readObjects(items) : readList(items);
}

/** Parses an `auto_assign` that is known to have no problems. Gives empty lists if it was not sent. */
export function completeAutoAssign(
  given: unknown,
  contract: ContractType,
): { entries: AutoAssignEntry[]; terms: RevenueTerms[] } {
  const json = jsonOf(given ?? []);
  const value = 'value' in json ? json.value : undefined;
  if (contract === 'other') return { entries: z.array(AutoAssignEntry).parse(value), terms: [] };
  const objects = z.array(RevenueShare).parse(value);
  return {
    entries: objects.flatMap((object) => object.data),
    terms: objects.map(({ data, ...terms }) => ({ ...terms, entryCount: data.length })),
  };
}

function jsonOf(given: unknown): JsonText {
  return typeof given === 'string' ? readJsonText(given) : { value: given };
}

/** The shape of contracts other than revenue share: entries, and nothing around them. */
function readList(items: readonly unknown[]): ReadAutoAssign {
  const { entries, problems } = readEntries(items, AT, limits.items.most);
  return { entries, terms: [], problems: [...problems, ...checkCount(items.length)] };
}

function readObjects(items: readonly unknown[]): ReadAutoAssign {
  const read: ReadAutoAssign = { entries: [], terms: [], problems: [] };
  for (const [index, item] of items.slice(0, limits.items.most).entries()) {
    readObject(item, `${AT}/${index}`, read);
  }
  if (items.length > limits.items.most)
    read.problems.push(problem(limits.items.rule, AT, { given: items.length }));
  const lists = items.map((item) =>
    isObject(item) && Array.isArray(item.data) ? item.data.length : undefined,
  );
  const count = lists.reduce<number>((sum, length = 0) => sum + length, 0);
  // A list that could not be read has a problem already. "None" would be a second sentence about the same mistake.
  const isSure = count > 0 || !lists.includes(undefined);
  return { ...read, problems: [...read.problems, ...(isSure ? checkCount(count) : [])] };
}

/** Adds what one object says to what the objects before it said. */
function readObject(item: unknown, at: string, read: ReadAutoAssign): void {
  if (!isObject(item)) {
    read.problems.push(problem('entry-malformed', at, { expected: FORMS['revenue-share'] }));
    return;
  }
  const { values, problems } = readFields(RevenueShareTerms.shape, item, at, Object.keys(RevenueShare.shape));
  read.problems.push(...problems);
  const list: readonly unknown[] = Array.isArray(item.data) ? item.data : [];
  read.terms.push({ ...values, at, entryCount: list.length });
  if (!Array.isArray(item.data)) {
    read.problems.push(problem('entry-malformed', `${at}/data`, { expected: '[{key, target}]' }));
  }
  const data = readEntries(list, `${at}/data`, limits.items.most - read.entries.length);
  read.entries.push(...data.entries);
  read.problems.push(...data.problems);
}

/** Every value in the array counts as an entry. Entries after the first `most` are not read; the caller counts them. */
function readEntries(
  items: readonly unknown[],
  base: string,
  most: number,
): Pick<ReadAutoAssign, 'entries' | 'problems'> {
  const read = items.slice(0, most).map((item, index) => {
    const at = `${base}/${index}`;
    if (!isObject(item)) return { entry: { at }, problems: [problem('entry-malformed', at)] };
    const { values, problems } = readFields(AutoAssignEntry.shape, item, at);
    return { entry: { ...values, at }, problems };
  });
  return {
    entries: read.map(({ entry }) => entry),
    problems: read.flatMap(({ problems }) => problems),
  };
}

function checkCount(given: number): Problem[] {
  if (given === 0) return [problem('entries-none', AT)];
  return given > limits.entries.most ? [problem(limits.entries.rule, AT, { given })] : [];
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
