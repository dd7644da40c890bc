import { FIELDS, type Field, type Mapping } from '../mapping.ts';
import type { KnownValues } from '../meaning.ts';
import type { Table } from '../table.ts';
import { fieldByHeading, type Named } from './field-by-heading.ts';
import { looksLikeTitles, type ValueJudge, valueJudge } from './field-by-values.ts';
import { isBlank, isFailed } from './plain.ts';

/** So many rows show what a column holds. */
const LOOKED_AT = 100;
/** In fewer rows, different values do not show that a column tells people apart. */
const FEWEST_REFERENCES = 5;

/** How well a column fits a field; the higher, the better. */
interface Fit {
  column: number;
  field: Field;
  worth: number;
}

/** A column while its field is guessed. */
interface Column {
  at: number;
  heading: string;
  named: Named;
  /** Some of its texts, without blanks and errors of formulas. */
  values: readonly string[];
}

/**
 * Guesses what each column holds: from its heading, and from its values where the heading says nothing. A column whose heading says that it
 * holds something else, such as names or telephone numbers, is left out. Nothing is guessed for empty cells.
 */
export function guessMapping(table: Table, known: KnownValues): Mapping {
  const columns = table.columns.map((heading, at) => ({
    at,
    heading,
    named: fieldByHeading(heading),
    values: sampleOf(table, at),
  }));
  const fields = table.columns.map((): Field | undefined => undefined);
  place(fields, columns.flatMap(fitByHeading));
  const judge = valueJudge(known);
  place(
    fields,
    columns.flatMap((column) => fitsByValues(column, judge, fields)),
  );
  placeTitles(columns, fields);
  return { fields, forEmpty: {} };
}

function fitByHeading({ at, named }: Column): Fit[] {
  return named.is === 'field' ? [{ column: at, field: named.field, worth: named.share }] : [];
}

/** Only for fields that no heading has named. */
function fitsByValues(
  { at, named, values }: Column,
  judge: ValueJudge,
  placed: readonly (Field | undefined)[],
): Fit[] {
  if (named.is !== 'nothing' && named.is !== 'number') return [];
  const isNumber = named.is === 'number';
  const mayBe = (field: Field) => field !== 'reference' || isNumber || values.length >= FEWEST_REFERENCES;
  return FIELDS.filter((field) => !placed.includes(field) && mayBe(field))
    .map((field) => ({ column: at, field, worth: judge(values, field) }))
    .filter(({ worth }) => worth > 0)
    .map((fit) => (isNumber && fit.field === 'reference' ? { ...fit, worth: fit.worth + 1 } : fit));
}

/**
 * The best fit first; then the best of those left, and so on, so that no two columns hold the same field. Of equal ones the earlier column
 * wins, and in a column the earlier field: AI and TR are countries as well as assessments.
 */
function place(fields: (Field | undefined)[], fits: readonly Fit[]): void {
  const ranked = [...fits].sort((one, other) => other.worth - one.worth || one.column - other.column);
  for (const { column, field } of ranked)
    if (fields[column] === undefined && !fields.includes(field)) fields[column] = field;
}

/** Job titles cannot be told from other words by their look. So this is only done for a single column without a heading that may hold them. */
function placeTitles(columns: readonly Column[], fields: (Field | undefined)[]): void {
  if (fields.includes('occupation')) return;
  const [found, another] = columns.filter(
    ({ at, heading, values }) => fields[at] === undefined && isBlank(heading) && looksLikeTitles(values),
  );
  if (found && !another) fields[found.at] = 'occupation';
}

function sampleOf({ rows }: Table, column: number): string[] {
  return rows
    .slice(0, LOOKED_AT)
    .map(({ cells }) => cells[column] ?? '')
    .filter((text) => !isBlank(text) && !isFailed(text));
}
