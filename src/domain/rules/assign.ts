import { AssignFields, type ContractType } from '../../contract/assignment.ts';
import type { Group } from '../../contract/group.ts';
import type { Problem } from '../../contract/problem.ts';
import { readAutoAssign, type ReadAutoAssign, type ReadEntry } from './auto-assign.ts';
import type { OrganisationFacts } from './organisation.ts';
import { isEmpty, readFields, type Fields } from './read-fields.ts';
import type { KnownUser } from '../record/records.ts';
import { problem } from './rules.ts';

/** A request to assign, as far as it could be read. */
export interface ReadAssign {
  user_uuid?: string;
  auto_reserve?: 1;
  group_uuid?: string;
  /** Absent when `auto_assign` was not sent. */
  autoAssign?: ReadAutoAssign;
  /** The fields as they were sent. */
  sent: Fields;
  /** The problems of fields that do not have their shape. */
  problems: Problem[];
}

/** The user or group that a UUID among the targets names. */
export type FoundTarget = { kind: 'user'; user: KnownUser } | { kind: 'group'; group: Group };

/** The facts about the request's values. */
export interface AssignFacts {
  organisation: OrganisationFacts;
  user?: KnownUser;
  /** The group that `group_uuid` names. */
  group?: Group;
  /** The group that the user joined last before this call. */
  formerGroup?: Group;
  /** By UUID; a target that names no one is absent. */
  targets: ReadonlyMap<string, FoundTarget>;
  knownKeys: ReadonlySet<string>;
  knownCountries: ReadonlySet<string>;
  /** The code that was probably meant, by the code that was given. */
  countrySuggestions: ReadonlyMap<string, string | undefined>;
}

export function readAssign(fields: Fields, contract: ContractType): ReadAssign {
  const { user_uuid, auto_reserve, group_uuid } = AssignFields.shape;
  const sent = withoutIdleReserve(fields);
  const names = Object.keys(AssignFields.shape);
  const { values, problems } = readFields({ user_uuid, auto_reserve, group_uuid }, sent, '', names);
  if (isEmpty(sent.auto_assign)) return { ...values, sent, problems };
  const autoAssign = readAutoAssign(sent.auto_assign, contract);
  return { ...values, autoAssign, sent, problems: [...problems, ...autoAssign.problems] };
}

/** "`1` alone, or `0`, is no purchase": without `auto_assign`, such an `auto_reserve` is treated as not sent. */
function withoutIdleReserve(fields: Fields): Fields {
  const { auto_reserve: given, auto_assign: bought } = fields;
  const isIdle = isEmpty(bought) && [0, 1, '0', '1'].some((idle) => idle === given);
  return isIdle ? { ...fields, auto_reserve: undefined } : fields;
}

/** Checks the rules across fields and those that need facts, on all values that have their shape. */
export function checkAssign(request: ReadAssign, facts: AssignFacts): Problem[] {
  return [
    ...checkUserAndGroup(request, facts),
    ...checkPurpose(request.sent),
    ...checkCountries(request.autoAssign?.terms ?? [], facts),
    ...checkEntries(request, facts),
  ];
}

function checkUserAndGroup({ user_uuid, group_uuid }: ReadAssign, facts: AssignFacts): Problem[] {
  const problems: Problem[] = [];
  if (user_uuid !== undefined && !facts.user) {
    problems.push(problem('user-unknown', '/user_uuid', { given: user_uuid }));
  }
  if (group_uuid !== undefined && !facts.group) {
    problems.push(problem('group-unknown', '/group_uuid', { given: group_uuid }));
  }
  return problems;
}

/** "Required when auto_assign is sent": this depends on what was sent, even if that could not be read. */
function checkPurpose({ auto_assign, auto_reserve, group_uuid }: Fields): Problem[] {
  if (!isEmpty(auto_assign)) {
    return isEmpty(auto_reserve) ? [problem('reserve-missing', '/auto_reserve')] : [];
  }
  return isEmpty(group_uuid) ? [problem('nothing-to-do', '')] : [];
}

/**
 * Several revenue-share objects make one assignment, which has one denomination: two countries are refused. A
 * value that is no country is not compared.
 */
function checkCountries(terms: ReadAutoAssign['terms'], facts: AssignFacts): Problem[] {
  const isKnown = (country = '') => facts.knownCountries.has(country);
  const first = terms.find(({ country }) => isKnown(country))?.country;
  return terms.flatMap(({ at, country }) => {
    if (country === undefined) return [];
    const about = { given: country, expected: facts.countrySuggestions.get(country) };
    if (!isKnown(country)) return [problem('country-unknown', `${at}/country`, about)];
    return country === first ? [] : [problem('countries-differ', `${at}/country`, { expected: first })];
  });
}

function checkEntries({ autoAssign, user_uuid: userUuid }: ReadAssign, facts: AssignFacts): Problem[] {
  const seen = new Set<string>();
  return (autoAssign?.entries ?? []).flatMap((entry) => {
    const problems = checkEntry(entry, facts);
    const { key, target } = entry;
    if (key === undefined || target === undefined) return problems;
    // `self` and the user's own UUID are two ways to write one target.
    const pair = `${key} ${target === userUuid ? 'self' : target}`;
    if (seen.has(pair)) problems.push(problem('entry-repeated', entry.at, { given: key }));
    seen.add(pair);
    return problems;
  });
}

function checkEntry({ at, key, target }: ReadEntry, facts: AssignFacts): Problem[] {
  const problems: Problem[] = [];
  if (key !== undefined && !facts.knownKeys.has(key)) {
    problems.push(problem('key-unknown', `${at}/key`, { given: key }));
  }
  if (target !== undefined && target !== 'self' && !facts.targets.has(target)) {
    problems.push(problem('target-unknown', `${at}/target`, { given: target }));
  }
  return problems;
}
