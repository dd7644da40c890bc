import { looksOf } from '../../domain/text/names.ts';
import type { Field } from '../mapping.ts';
import type { KnownValues } from '../meaning.ts';
import { plainText } from './plain.ts';
import { assessmentsIn } from './read-assessments.ts';
import { surelyCountry } from './read-country.ts';
import { digitsOf } from './read-occupation.ts';
import { areSexes, isSexWord } from './sex-words.ts';

/** The share of values that must fit. */
const MOST = 0.8;

/** Tells how many of the values of a column fit a field, from 0 to 1. No value is blank. */
export type ValueJudge = (values: readonly string[], field: Field) => number;

/** Prepares what values are compared with, once for a table. */
export function valueJudge({ countries, occupations, groups, assessments }: KnownValues): ValueJudge {
  const looks = new Set(groups.map(({ name }) => looksOf(name)));
  const namedAssessments = assessmentsIn(assessments);
  const isCountry = (text: string) => surelyCountry(text, countries) !== undefined;
  const isAssessment = (text: string) => namedAssessments(text).unknown.length === 0;
  const shares: Record<Field, (values: readonly string[]) => number> = {
    sex: (values) => (areSexes(values) ? shareOf(values, isSexWord) : 0),
    country: (values) => shareOf(values, isCountry),
    occupation: (values) => shareOf(values, (text) => isUnitGroup(text, occupations)),
    group: (values) => shareOf(values, (text) => looks.has(looksOf(text))),
    assessments: (values) => shareOf(values, isAssessment),
    reference: (values) => (areReferences(values) ? 1 : 0),
  };
  return (values, field) => {
    const share = values.length === 0 ? 0 : shares[field](values);
    return share < MOST ? 0 : share;
  };
}

/** Only whole codes count: "2" may be the size of a household. */
function isUnitGroup(text: string, occupations: KnownValues['occupations']): boolean {
  const digits = digitsOf(text) ?? '';
  if (digits.length !== 3 && digits.length !== 4) return false;
  return occupations.find(digits.padStart(4, '0')) !== undefined;
}

const NEARLY_ALL = 0.95;
/** A date, a year or a decimal. */
const DATE_OR_DECIMAL = /^(?:19|20)\d\d$|^\d{1,4}[-/.]\d{1,2}(?:[-/.]\d{1,4})?$|^\d+[.,]\d+$/;
/** A number as long as this is that of a telephone or an identity card. */
const LONG_NUMBER = /^\+?[\d ()-]{9,}$/;

/**
 * Whether values tell people apart without naming them: nearly all differ and have a digit. Dates and telephone numbers do not, nor do
 * rows that are just counted, because those of the next file begin with 1 again.
 */
function areReferences(values: readonly string[]): boolean {
  if (isCount(values)) return false;
  const looksLikeOne = (text: string) =>
    /\d/.test(text) && !DATE_OR_DECIMAL.test(text.trim()) && !LONG_NUMBER.test(text.trim());
  const differ = new Set(values.map(plainText)).size / values.length;
  return differ >= NEARLY_ALL && shareOf(values, looksLikeOne) >= MOST;
}

function isCount(values: readonly string[]): boolean {
  const [first = NaN, ...others] = values.map(Number);
  return first <= 1 && others.every((number, at) => number === first + at + 1);
}

/** Whether values may be job titles: words, of which some are said more than once. */
export function looksLikeTitles(values: readonly string[]): boolean {
  const different = new Set(values.map(plainText)).size;
  const areWords = shareOf(values, (text) => /\p{L}{3}/u.test(text) && !/\d/.test(text)) >= MOST;
  return areWords && different > 1 && different <= values.length * MOST;
}

/** Each different text is looked at once. */
function shareOf(values: readonly string[], fits: (text: string) => boolean): number {
  const fitting = new Set([...new Set(values)].filter(fits));
  return values.filter((text) => fitting.has(text)).length / values.length;
}
