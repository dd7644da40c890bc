import { limits } from '../../contract/limits.ts';
import type { Problem } from '../../contract/problem.ts';
import type { z } from '../../contract/zod.ts';
import { misnamedFields } from './misnamed-fields.ts';
import { problem, type Rule } from './rules.ts';

/** Fields by their name on the wire. Their values have not been checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

/** Stands for a field that was sent more than once: guessing which one was meant would be worse than asking. */
export const SENT_TWICE: unique symbol = Symbol('sent twice');

/** Schemas by field. A field that has no rules is a type error here, instead of a failure at its first bad value. */
type Shape<S> = { readonly [Name in keyof S]: Name extends FieldName ? z.ZodMiniType : never };

/** The fields that match their schemas, and a problem for each field that does not. */
export interface ReadFields<S extends Shape<S>> {
  values: { [Name in keyof S]?: z.output<S[Name]> };
  problems: Problem[];
}

/** Which rule a field breaks when it is missing, and which when it does not match its schema. */
const fieldRules = {
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
} as const satisfies Record<string, readonly [missing: Rule, malformed: Rule]>;

type FieldName = keyof typeof fieldRules;

/**
 * Parses each field by itself: parsing the whole at once would let one broken field hide what is wrong with the next.
 * `at` is the JSON Pointer of the object that holds the fields; `names` are all the fields that it may have.
 */
export function readFields<S extends Shape<S>>(
  shape: S,
  fields: Fields,
  at = '',
  names: readonly string[] = Object.keys(shape),
): ReadFields<S> {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [name, schema] of Object.entries<z.ZodMiniType>(shape) as [FieldName, z.ZodMiniType][]) {
    const given = isEmpty(fields[name]) ? undefined : fields[name];
    const unread = unreadable(given, `${at}/${name}`);
    const parsed = unread ? undefined : schema.safeParse(given);
    if (unread) problems.push(unread);
    else if (!parsed?.success) problems.push(fieldProblem(name, given, at));
    else if (parsed.data !== undefined) values[name] = parsed.data;
  }
  problems.push(...misnamedFields(fields, names, at));
  // Each value was made by the schema that stands under its name in the shape.
  return { values: values as ReadFields<S>['values'], problems };
}

/** "An empty value: as if it were not sent." `null` is JSON's way to leave a field out. */
export function isEmpty(given: unknown): boolean {
  return given === undefined || given === null || (typeof given === 'string' && given.trim() === '');
}

/** The problem that stops a field before its shape is checked: it was sent twice, or it is too long. */
export function unreadable(given: unknown, pointer: string): Problem | undefined {
  if (given === SENT_TWICE) return problem('field-twice', pointer);
  const isLong = typeof given === 'string' && given.length > limits.text.most;
  return isLong ? problem(limits.text.rule, pointer) : undefined;
}

function fieldProblem(name: FieldName, given: unknown, at: string): Problem {
  const [missing, malformed] = fieldRules[name];
  return problem(given === undefined ? missing : malformed, `${at}/${name}`, { given });
}
