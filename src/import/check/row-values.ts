import { MAX_REFERENCE } from '../../contract/limits.ts';
import type { Answer, ReadyPerson, RowProblem } from '../checked.ts';
import type { Field, Mapping } from '../mapping.ts';
import type { Meaning, ReadField } from '../meaning.ts';
import type { TableRow } from '../table.ts';
import type { PersonValues, Verdict } from './service-rules.ts';

/** What the cells of a row mean; nothing for a blank cell, or a field without a column. */
export type CellMeanings = Partial<Record<ReadField, Meaning>>;

/** What is known of the person of a row, before or after questions are answered. */
export interface RowValues {
  values: PersonValues;
  /** The job title, where the cell has no code. */
  occupationWords?: string | undefined;
  reference?: string | undefined;
  /** Keys in the order of the catalogue, each once. */
  assessments: readonly string[];
}

/** A question about a field of a row. */
export interface Doubt {
  problem: RowProblem & { field: Field };
  candidates: readonly string[];
}

/** The values that are sure, with those that stand for empty cells. */
export function sureValues(
  { cells }: TableRow,
  { sex, occupation, country, group, assessments }: CellMeanings,
  mapping: Mapping,
  reference: string | undefined,
): RowValues {
  const { forEmpty } = mapping;
  return {
    values: {
      sex: valueOf(sex),
      occupation: valueOf(occupation),
      country: country ? valueOf(country) : forEmpty.country,
      group: group ? valueOf(group) : forEmpty.groupId,
    },
    occupationWords: occupation?.isTitle ? cellOf(cells, mapping, 'occupation') : undefined,
    reference,
    assessments: keysIn(assessments?.is === 'doubt' ? assessments.known : valueOf(assessments)),
  };
}

const DOUBTED = ['sex', 'occupation', 'country', 'group', 'assessments'] as const;

/** What is to be asked about a row: its doubtful cells, the rules that its values break, and a reference that is too long. */
export function doubtsAbout(
  { cells }: TableRow,
  meanings: CellMeanings,
  mapping: Mapping,
  { broken }: Verdict,
  reference = '',
): Doubt[] {
  const doubts: Doubt[] = [];
  for (const field of DOUBTED) {
    const meaning = meanings[field];
    if (meaning?.is === 'doubt') doubts.push(doubtOf(cells, mapping, field, meaning));
  }
  for (const { field, kind } of broken)
    if (!doubts.some(({ problem }) => problem.field === field))
      doubts.push(doubtOf(cells, mapping, field, { kind }));
  if (reference.length > MAX_REFERENCE)
    doubts.push(doubtOf(cells, mapping, 'reference', { kind: 'reference too long' }));
  return doubts;
}

/** A question about a cell. */
export function doubtOf(
  cells: readonly string[],
  mapping: Mapping,
  field: Field,
  { kind, meant, candidates = [] }: Pick<RowProblem, 'kind' | 'meant'> & { candidates?: readonly string[] },
): Doubt {
  const column = mapping.fields.indexOf(field);
  const problem = {
    kind,
    field,
    value: cellOf(cells, mapping, field),
    ...(column >= 0 && { column }),
    ...(meant !== undefined && { meant }),
  };
  return { problem, candidates };
}

/** The values with what a person has said about a field. */
export function withAnswer(row: RowValues, field: Field, answer: Answer): RowValues {
  if (answer.is === 'value')
    return field === 'assessments'
      ? { ...row, assessments: [...row.assessments, ...keysIn(answer.value)] }
      : { ...row, values: { ...row.values, [field]: answer.value } };
  if (answer.is !== 'without') return row;
  if (field === 'group') return { ...row, values: { ...row.values, group: undefined } };
  return field === 'reference' ? { ...row, reference: undefined } : row;
}

/** A person as the service takes them; undefined if it would refuse them. */
export function readyPerson(
  row: number,
  { occupationWords, reference, assessments }: RowValues,
  { person }: Verdict,
): ReadyPerson | undefined {
  if (!person) return undefined;
  return {
    row,
    ...person,
    ...(occupationWords !== undefined && { occupationWords }),
    ...(reference !== undefined && { reference }),
    ...(assessments.length > 0 && { assessments }),
  };
}

/** The keys in a text that has a space between two. */
export function keysIn(text = ''): readonly string[] {
  return text === '' ? [] : text.split(' ');
}

function valueOf(meaning: Meaning | undefined): string | undefined {
  return meaning?.is === 'sure' ? meaning.value : undefined;
}

function cellOf(cells: readonly string[], { fields }: Mapping, field: Field): string {
  return (cells[fields.indexOf(field)] ?? '').trim();
}
