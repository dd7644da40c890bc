import type { ToFixKind } from '../checked.ts';
import type { ImportCatalogue, Meaning, ReadField } from '../meaning.ts';
import { isFailed } from './plain.ts';
import { assessmentReader } from './read-assessments.ts';
import { readCountry } from './read-country.ts';
import { groupReader } from './read-group.ts';
import { occupationReader } from './read-occupation.ts';
import { sexReader } from './read-sex.ts';

/** A column as far as it decides what one of its texts means. */
export interface ColumnTexts {
  heading: string;
  /** The different texts of the column that are not blank. */
  texts: readonly string[];
}

/** What is asked about a text that names none of the values. */
const UNKNOWN: Readonly<Record<ReadField, ToFixKind>> = {
  sex: 'sex unknown',
  occupation: 'occupation unknown',
  country: 'country unknown',
  group: 'group unknown',
  assessments: 'assessment unknown',
};

/** Gives a function that says what each text of a column means. A text must not be blank (`isBlank`). */
export function valueReader(
  field: ReadField,
  { heading, texts }: ColumnTexts,
  catalogue: ImportCatalogue,
): (text: string) => Meaning {
  const read = readerOf(field, { heading, texts: texts.filter((text) => !isFailed(text)) }, catalogue);
  // To the readers, #N/A looks like Namibia.
  return (text) => (isFailed(text) ? { is: 'doubt', kind: UNKNOWN[field], candidates: [] } : read(text));
}

function readerOf(
  field: ReadField,
  { heading, texts }: ColumnTexts,
  catalogue: ImportCatalogue,
): (text: string) => Meaning {
  const { countries, occupations, finder, groups, assessments } = catalogue;
  switch (field) {
    case 'sex':
      return sexReader(texts, heading);
    case 'occupation':
      return occupationReader(texts, occupations, finder);
    case 'country':
      return (text) => readCountry(text, countries);
    case 'group':
      return groupReader(groups);
    case 'assessments':
      return assessmentReader(assessments);
  }
}
