import type { ImportCatalogue, Meaning, ReadField } from '../meaning.ts';
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

/** Gives a function that says what each text of a column means. A text must not be blank (`isBlank`). */
export function valueReader(
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
