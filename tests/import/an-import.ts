import type { Answers } from '../../src/import/checked.ts';
import { check } from '../../src/import/check/check.ts';
import { readValues } from '../../src/import/check/read-values.ts';
import { guessMapping } from '../../src/import/map/guess-mapping.ts';
import type { Mapping } from '../../src/import/mapping.ts';
import type { ImportCatalogue, KnownGroup } from '../../src/import/meaning.ts';
import type { Table } from '../../src/import/table.ts';
import { localId } from '../../src/domain/record/reference.ts';
import { GROUPS } from '../../src/practice/story/days.ts';
import { shippedCatalogue, wholeFinder } from '../support/parts/shipped-catalogue.ts';
import type { LanguageCode } from '../../src/domain/text/language.ts';

/** The groups of practice, as the device has them. */
export const groups: readonly KnownGroup[] = GROUPS.map(({ uuid, name, type }) => ({
  id: localId(uuid),
  name,
  type,
}));

/** What ships, with the groups of practice. */
export async function importCatalogue(language: LanguageCode = 'en'): Promise<ImportCatalogue> {
  return { ...(await shippedCatalogue()), finder: await wholeFinder(language), groups };
}

/** Rows as they come from a file whose headings stand in its first row. */
export function tableOf(columns: readonly string[], rows: readonly (readonly string[])[]): Table {
  return {
    name: 'people.csv',
    kind: 'csv',
    hash: '',
    columns,
    rows: rows.map((cells, at) => ({ number: at + 2, cells })),
  };
}

/** For tests in which nothing else is to run meanwhile. */
export const noPause = () => Promise.resolve();

/** Reads and checks a table; each answer, and each other mapping, can be tried with the function that is given. */
export async function checking(
  table: Table,
  catalogue: ImportCatalogue,
  mapping: Mapping = guessMapping(table, catalogue),
) {
  const meanings = await readValues(table, mapping, catalogue, noPause);
  return (answers: Answers = new Map(), referencesHere: ReadonlySet<string> = new Set()) =>
    check({ table, mapping, meanings, answers, referencesHere });
}
