import { FIELDS, type Field, type Mapping } from '../mapping.ts';
import { plainText } from './plain.ts';

/** A mapping as it is kept for the next file with the same headings, in whatever order. */
export interface RememberedMapping {
  /** The headings with what each of them holds; `null` for a column that is left out. */
  columns: readonly (readonly [heading: string, field: Field | null])[];
  forEmpty: Mapping['forEmpty'];
}

/**
 * Equal for tables with the same headings, whatever their order, case and accents. Undefined where most columns have none: such tables have
 * nothing in common but their width.
 * @param errorHeading the heading of the last column in the file of the rows that were left out, which counts for nothing
 */
export function headingsKey(columns: readonly string[], errorHeading?: string): string | undefined {
  const names = namesOf(columns, errorHeading);
  const telling = names.filter((name) => /\p{L}/u.test(name));
  return telling.length * 2 < names.length ? undefined : JSON.stringify(names.sort());
}

/** @param errorHeading see `headingsKey` */
export function asRemembered(
  { fields, forEmpty }: Mapping,
  columns: readonly string[],
  errorHeading?: string,
): RememberedMapping {
  const names = namesOf(columns, errorHeading);
  return { columns: names.map((name, column) => [name, fields[column] ?? null]), forEmpty: { ...forEmpty } };
}

/**
 * The mapping for a table with these headings; undefined if it was kept for others, or is not what this version keeps.
 * @param errorHeading see `headingsKey`
 */
export function fromRemembered(
  { columns: kept, forEmpty }: RememberedMapping,
  columns: readonly string[],
  errorHeading?: string,
): Mapping | undefined {
  const byName = new Map(kept);
  const names = namesOf(columns, errorHeading);
  if (kept.length !== names.length || !names.every((name) => byName.has(name))) return undefined;
  const fields = columns.map((_, column) => {
    const name = names[column];
    return name === undefined ? undefined : (byName.get(name) ?? undefined);
  });
  const used = fields.filter((field) => field !== undefined);
  const isSound = used.every((field) => FIELDS.includes(field)) && new Set(used).size === used.length;
  return isSound ? { fields, forEmpty } : undefined;
}

/** The headings as they are compared; the second of two that are equal has a number. */
function namesOf(columns: readonly string[], errorHeading?: string): string[] {
  const times = new Map<string, number>();
  return withoutErrors(columns, errorHeading).map((column) => {
    const name = plainText(column);
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return time === 1 ? name : `${name} #${time}`;
  });
}

function withoutErrors(columns: readonly string[], errorHeading?: string): readonly string[] {
  return columns.at(-1) === errorHeading ? columns.slice(0, -1) : columns;
}
