import type { Problem } from '../contract/problem.ts';
import type { z } from '../contract/zod.ts';
import { problem, type Rule } from './rules.ts';

/** Fields by their name on the wire, nothing known about them yet. */
export type Fields = Readonly<Record<string, unknown>>;

type Shape = Readonly<Record<string, z.ZodMiniType>>;

/** The fields that were of their shape, and a problem for each that was not. */
export interface ReadFields<S extends Shape> {
  values: { [Name in keyof S]?: z.output<S[Name]> };
  problems: Problem[];
}

/** Which rule a field breaks when it is missing, and which when it is not of its shape. */
const fieldRules: Readonly<Record<string, readonly [missing: Rule, malformed: Rule]>> = {
  sex: ['sex-missing', 'sex-unknown'],
  country: ['country-missing', 'country-unknown'],
  occupation: ['occupation-missing', 'occupation-unknown'],
  group_uuid: ['group-missing', 'group-malformed'],
  parent_uuid: ['group-missing', 'group-malformed'],
  user_uuid: ['user-missing', 'user-malformed'],
  auto_reserve: ['reserve-missing', 'reserve-not-1'],
  key: ['key-missing', 'key-unknown'],
  target: ['target-missing', 'target-malformed'],
  assessment_each_price: ['price-missing', 'price-malformed'],
  total_extras_price: ['price-missing', 'price-malformed'],
  name: ['name-missing', 'name-malformed'],
  type: ['type-missing', 'type-unknown'],
};

/**
 * Parses each field by itself: parsing the whole at once would let one broken field hide what is wrong with the next.
 * `at` is the JSON Pointer of what holds the fields.
 */
export function readFields<S extends Shape>(shape: S, fields: Fields, at = ''): ReadFields<S> {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [name, schema] of Object.entries(shape)) {
    const parsed = schema.safeParse(fields[name]);
    if (!parsed.success) problems.push(fieldProblem(name, fields[name], at));
    else if (parsed.data !== undefined) values[name] = parsed.data;
  }
  // Each value was made by the schema that stands under its name in the shape.
  return { values: values as ReadFields<S>['values'], problems };
}

function fieldProblem(name: string, given: unknown, at: string): Problem {
  const found = fieldRules[name];
  if (!found) throw new Error(`fieldRules has no entry for the field ${name}`);
  const [missing, malformed] = found;
  const absent = given === undefined || given === null || (typeof given === 'string' && given.trim() === '');
  return problem(absent ? missing : malformed, `${at}/${name}`, { given });
}
