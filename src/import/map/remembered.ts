import { FIELDS, type Field, type Mapping } from '../mapping.ts';
import { plainText } from './plain.ts';

/** A mapping as it is kept for the next file with the same headings, in whatever order. */
export interface RememberedMapping {
  /** The headings with what each of them holds; `null` for a column that is left out. */
  columns: readonly (readonly [heading: string, field: Field | null])[];
  forEmpty: Mapping['forEmpty'];
}

/** Equal for tables with the same headings, whatever their order, case and accents. */
export function headingsKey(columns: readonly string[]): string {
  return JSON.stringify(namesOf(columns).sort());
}

export function asRemembered({ fields, forEmpty }: Mapping, columns: readonly string[]): RememberedMapping {
  const names = namesOf(columns);
  return { columns: names.map((name, column) => [name, fields[column] ?? null]), forEmpty: { ...forEmpty } };
}

/** The mapping for a table with these headings; undefined if it was kept for others, or is not what this version keeps. */
export function fromRemembered(
  { columns: kept, forEmpty }: RememberedMapping,
  columns: readonly string[],
): Mapping | undefined {
  const byName = new Map(kept);
  const names = namesOf(columns);
  if (kept.length !== names.length || !names.every((name) => byName.has(name))) return undefined;
  const fields = names.map((name) => byName.get(name) ?? undefined);
  const used = fields.filter((field) => field !== undefined);
  const isSound = used.every((field) => FIELDS.includes(field)) && new Set(used).size === used.length;
  return isSound ? { fields, forEmpty } : undefined;
}

/** The headings as they are compared; the second of two that are equal has a number. */
function namesOf(columns: readonly string[]): string[] {
  const times = new Map<string, number>();
  return columns.map((column) => {
    const name = plainText(column);
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return time === 1 ? name : `${name} #${time}`;
  });
}
