import type { Group } from '../../contract/group.ts';
import type { OccupationNode } from '../../contract/occupation.ts';
import type { Problem } from '../../contract/problem.ts';
import type { CreateUserFields, CreateUserResponse } from '../../contract/user.ts';
import type { NewUser } from '../record/records.ts';
import { problem } from './rules.ts';

/** What was found out about the fields' values. */
export interface CreateUserFacts {
  countryKnown: boolean;
  /** The code that was probably meant, with its name: `GB (United Kingdom)` for `UK`. */
  countrySuggestion?: string;
  occupation?: OccupationNode;
  /** The group of the organisation that `group_uuid` names. */
  group?: Group;
}

/** Checks the rules that need facts, for all fields that have their shape. */
export function checkCreateUser(fields: Partial<CreateUserFields>, facts: CreateUserFacts): Problem[] {
  const problems: Problem[] = [];
  const { country, occupation, group_uuid: group } = fields;
  if (country !== undefined && !facts.countryKnown) {
    const expected = facts.countrySuggestion;
    problems.push(problem('country-unknown', '/country', { given: country, expected }));
  }
  if (occupation !== undefined && !facts.occupation) {
    problems.push(problem('occupation-unknown', '/occupation', { given: occupation }));
  }
  if (group !== undefined && !facts.group) {
    problems.push(problem('group-unknown', '/group_uuid', { given: group }));
  }
  return problems;
}

/** "`data.member_of` is present when `group_uuid` was passed and absent otherwise." */
export function createUserResponse(user: NewUser, occupation: OccupationNode): CreateUserResponse {
  const { uuid, sex, country, group } = user;
  return {
    message: 'User created',
    data: {
      uuid,
      sex,
      occupation: { code: occupation.code, name: occupation.name },
      country,
      ...(group && { member_of: { name: group.name, uuid: group.uuid } }),
    },
  };
}
