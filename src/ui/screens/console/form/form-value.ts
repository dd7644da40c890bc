import { withAsciiDigits } from '../../../../domain/text/digits.ts';
import type { ContractType } from '../../../../contract/assignment.ts';
import type { Schema } from '../described/description.ts';

/** The content of a form: texts as they were typed, in the shape of the schema. */
export type FormValue = string | FormValue[] | FormValues;
export interface FormValues {
  [name: string]: FormValue;
}

/** The value of a ticked box. */
export const TICKED = 'yes';

/** Whether a field is a confirmation: it takes only one value, with which a person agrees. */
export function isConfirmation(schema: Schema): boolean {
  return schema.anyOf?.every((one) => one.const !== undefined) ?? false;
}

/** The fields of a request, from the values of a form. Empty ones are left out. */
export function fieldsOf(schema: Schema, value: FormValues): Record<string, unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, read(one, value[name])]);
  return Object.fromEntries(fields.filter(([, one]) => one !== undefined)) as Record<string, unknown>; // The values may be of any type.
}

function read(schema: Schema, value: FormValue | undefined): unknown {
  if (isConfirmation(schema)) return value === TICKED ? schema.anyOf?.[0]?.const : undefined;
  if (Array.isArray(value))
    return value.length === 0 ? undefined : value.map((one) => read(schema.items ?? {}, one));
  if (typeof value === 'object') return fieldsOf(schema, value);
  if (value === undefined || value === '') return undefined;
  return isNumber(schema) ? numberIn(value) : value;
}

export function isNumber({ type }: Schema): boolean {
  return type === 'number' || type === 'integer';
}

/** The number in a text. A text that is not a number is sent as it was typed, because the refusal will say what is wrong with it. */
function numberIn(text: string): number | string {
  const number = Number(withAsciiDigits(text.trim()).replace('٫', '.'));
  return text.trim() !== '' && Number.isFinite(number) ? number : text;
}

/**
 * The form's values for an example, or for the fields in the screen's address. Confirmations are left out, because only a person may
 * give them. Values that the form cannot show are left out too, because nothing may be sent that is not visible.
 */
export function valuesOf(schema: Schema, fields: Readonly<Record<string, unknown>>): FormValues {
  const values: FormValues = {};
  for (const [name, one] of Object.entries(schema.properties ?? {})) {
    const given = fields[name];
    const isHidden = (one.type === 'array') !== Array.isArray(given);
    if (given !== undefined && !isHidden && !isConfirmation(one)) values[name] = written(one, given);
  }
  return values;
}

function written(schema: Schema, given: unknown): FormValue {
  if (Array.isArray(given)) return given.map((one) => written(schema.items ?? {}, one));
  if (typeof given === 'object' && given !== null) return valuesOf(schema, { ...given });
  return typeof given === 'string' ? given : JSON.stringify(given);
}

/** If a field has one array for each type of contract, only the organisation's is kept. */
export function forContract(schema: Schema, contract: ContractType): Schema {
  const entries = Object.entries(schema.properties ?? {}).map(([name, one]) => {
    const shapes = one.anyOf?.filter(({ type }) => type === 'array') ?? [];
    const isShare = ({ items }: Schema) => items?.properties?.['data'] !== undefined;
    const chosen = shapes.find((shape) => isShare(shape) === (contract === 'revenue-share'));
    return [name, chosen ? { ...chosen, description: one.description } : one] as const;
  });
  return { ...schema, properties: Object.fromEntries(entries) };
}

/** Whether a form has a place for everything in a value. */
export function fits(schema: Schema, value: unknown): boolean {
  if (Array.isArray(value))
    return schema.items !== undefined && value.every((one) => fits(schema.items ?? {}, one));
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, one]) => {
    const field = schema.properties?.[name];
    return field !== undefined && fits(field, one);
  });
}

/** How many objects with a target are in the fields. A confirmation is for this number. */
export function countEntries(value: FormValue | undefined): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + countEntries(one), 0);
  if (typeof value !== 'object') return 0;
  return 'data' in value ? countEntries(value['data']) : 1;
}
