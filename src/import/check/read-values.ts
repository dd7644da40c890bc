import { referenceWord } from '../../store/schema/user.ts';
import { seenText, textKey, type ReadyPerson } from '../checked.ts';
import { isBlank, isFailed } from '../map/plain.ts';
import { prepareCountries } from '../map/read-country.ts';
import { valueReader } from '../map/read-value.ts';
import { FIELDS, type Field, type Mapping } from '../mapping.ts';
import type { ImportCatalogue, Meaning, ReadField, SureMeaning } from '../meaning.ts';
import type { Table, TableRow } from '../table.ts';
import { twinsIn } from './equal-rows.ts';
import {
  type CellMeanings,
  type Doubt,
  doubtsAbout,
  readyPerson,
  type RowValues,
  sureValues,
} from './row-values.ts';
import { type PersonValues, serviceRules, type Verdict } from './service-rules.ts';
import { inSlices, type Pause } from './slices.ts';

/** A row with what its cells mean, before anyone has been asked. */
export interface ReadRow {
  row: TableRow;
  known: RowValues;
  doubts: readonly Doubt[];
  /** If there are no doubts. */
  person?: ReadyPerson | undefined;
  /** What the finder was sure of, the same object for all rows with this title. */
  sureTitle?: SureMeaning | undefined;
  /** By which the same reference is found in other words: see `referenceWord`. */
  word?: string | undefined;
  /** The same for rows that are equal in all columns, where one column tells people apart. */
  twin?: string | undefined;
}

/** What all cells of a table mean, and by what they were judged. */
export interface Meanings {
  catalogue: ImportCatalogue;
  rules: (values: PersonValues) => Verdict;
  /** One for each row of the table, in its order. */
  rows: readonly ReadRow[];
}

/** The same meanings where the device has more groups by now, so that a group that was created is an answer. */
export function withMoreGroups(meanings: Meanings, groups: ImportCatalogue['groups']): Meanings {
  const known = meanings.catalogue.groups;
  const more = groups.filter(({ id }) => !known.some((one) => one.id === id));
  if (more.length === 0) return meanings;
  const catalogue = { ...meanings.catalogue, groups: [...known, ...more] };
  return { ...meanings, catalogue, rules: serviceRules(catalogue) };
}

/** How many different texts are read between two pauses: a job title takes milliseconds on an old phone. */
const TEXTS_IN_A_SLICE: Record<ReadField, number> = {
  sex: 500,
  occupation: 5,
  country: 10,
  group: 20,
  assessments: 20,
};
const ROWS_IN_A_SLICE = 200;

type ColumnMeanings = ReadonlyMap<string, Meaning>;

/**
 * Reads each distinct text of each column once, and judges each row by the service's rules. This is the long part of checking; `check` then is short.
 * @param pause lets other work run; called every few milliseconds
 */
export async function readValues(
  table: Table,
  mapping: Mapping,
  catalogue: ImportCatalogue,
  pause: Pause,
): Promise<Meanings> {
  const columns = new Map<ReadField, ColumnMeanings>();
  if (mapping.fields.includes('country')) await prepareCountries(catalogue.countries, pause);
  for (const field of FIELDS) {
    const column = mapping.fields.indexOf(field);
    if (field === 'reference' || column < 0) continue;
    columns.set(field, await readColumn(table, column, field, catalogue, pause));
    await pause();
  }
  const twins = await twinsIn(table, mapping, pause);
  const rules = serviceRules(catalogue);
  const rows: ReadRow[] = [];
  await inSlices(table.rows, ROWS_IN_A_SLICE, pause, (row, at) => {
    rows.push({ ...readRow(row, mapping, columns, rules), twin: twins[at] });
  });
  return { catalogue, rules, rows };
}

async function readColumn(
  { columns, rows }: Table,
  column: number,
  field: ReadField,
  catalogue: ImportCatalogue,
  pause: Pause,
): Promise<ColumnMeanings> {
  const texts = new Map<string, string>();
  await inSlices(rows, ROWS_IN_A_SLICE, pause, ({ cells }) => {
    const text = seenText(cells[column] ?? '');
    const key = textKey(text);
    if (!texts.has(key) && !isBlank(text)) texts.set(key, text);
  });
  const read = valueReader(field, { heading: columns[column] ?? '', texts: [...texts.values()] }, catalogue);
  const meanings = new Map<string, Meaning>();
  await inSlices([...texts], TEXTS_IN_A_SLICE[field], pause, ([key, text]) => meanings.set(key, read(text)));
  return meanings;
}

function readRow(
  row: TableRow,
  mapping: Mapping,
  columns: ReadonlyMap<ReadField, ColumnMeanings>,
  rules: Meanings['rules'],
): ReadRow {
  const meanings = meaningsOf(row, mapping.fields, columns);
  const reference = referenceOf(row, mapping);
  const known = sureValues(row, meanings, mapping, reference);
  const verdict = rules(known.values);
  const doubts = doubtsAbout(row, meanings, mapping, verdict, reference);
  const { occupation } = meanings;
  return {
    row,
    known,
    doubts,
    person: doubts.length === 0 ? readyPerson(row.number, known, verdict) : undefined,
    sureTitle: occupation?.is === 'sure' && occupation.isTitle ? occupation : undefined,
    word: reference === undefined ? undefined : referenceWord(reference),
  };
}

function meaningsOf(
  { cells }: TableRow,
  fields: readonly (Field | undefined)[],
  columns: ReadonlyMap<ReadField, ColumnMeanings>,
): CellMeanings {
  const meanings: CellMeanings = {};
  for (const [field, texts] of columns) {
    const meaning = texts.get(textKey(cells[fields.indexOf(field)] ?? ''));
    if (meaning) meanings[field] = meaning;
  }
  return meanings;
}

function referenceOf({ cells }: TableRow, { fields }: Mapping): string | undefined {
  const reference = (cells[fields.indexOf('reference')] ?? '').trim();
  return isBlank(reference) || isFailed(reference) ? undefined : reference;
}
