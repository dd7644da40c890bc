import type { OccupationFinder } from '../../catalogue/occupation-finder/occupation-finder.ts';
import type { Occupations } from '../../catalogue/occupations.ts';
import { withAsciiDigits } from '../../domain/text/digits.ts';
import type { ToFixKind } from '../checked.ts';
import type { Meaning } from '../meaning.ts';

/** How many occupations a person chooses from. */
const CHOICE = 3;
const UNIT_GROUP_DIGITS = 4;

/** A number as a cell has it, in the digits of any script; some programs write `2221.0`. */
const NUMBER = /^\s*(\d+)(?:\.0+)?\s*$/;

/** The digits of a text that is a number, as it may be a code. */
export function digitsOf(text: string): string | undefined {
  return NUMBER.exec(withAsciiDigits(text))?.[1];
}

/**
 * Reads the texts of one column: codes of the classification, and job titles through the finder.
 * A code with fewer than four digits is taken as the broader group that it names, with one exception: see `lostZero`.
 * @param texts all texts of the column
 */
export function occupationReader(
  texts: readonly string[],
  occupations: Occupations,
  finder: Pick<OccupationFinder, 'search'>,
): (text: string) => Meaning {
  const codes = new Set(texts.flatMap((text) => digitsOf(text) ?? []));
  return (text) => {
    const digits = digitsOf(text);
    return digits === undefined
      ? { ...readTitle(text, finder), isTitle: true }
      : readCode(digits, codes, occupations);
  };
}

function readCode(code: string, codes: ReadonlySet<string>, occupations: Occupations): Meaning {
  const whole = lostZero(code, codes, occupations);
  const isKnown = occupations.find(code) !== undefined;
  if (whole !== undefined)
    return {
      is: 'doubt',
      kind: 'leading zero',
      candidates: isKnown ? [whole, code] : [whole],
      meant: whole,
    };
  return isKnown ? { is: 'sure', value: code } : doubtful('occupation unknown', []);
}

/**
 * The code with the zero in front that a spreadsheet may have dropped. `110` is no code, and `0110` is. `11` is a code, and so is
 * `011`: then the zero is only missed where every other code of the column has four digits, so that none is broader on purpose.
 */
function lostZero(code: string, codes: ReadonlySet<string>, occupations: Occupations): string | undefined {
  const whole = `0${code}`;
  if (!occupations.find(whole)) return undefined;
  if (!occupations.find(code)) return whole;
  const others = [...codes].filter((other) => other !== code);
  const isOddOne = others.length > 0 && others.every(({ length }) => length === UNIT_GROUP_DIGITS);
  return isOddOne ? whole : undefined;
}

function readTitle(text: string, finder: Pick<OccupationFinder, 'search'>): Meaning {
  const { hits, sure, notOccupation } = finder.search(text, { limit: CHOICE });
  const codes = hits.map(({ code }) => code);
  const [first] = codes;
  if (notOccupation) return doubtful('no occupation', codes);
  if (first === undefined) return doubtful('occupation unknown', []);
  return sure ? { is: 'sure', value: first } : doubtful('occupation doubtful', codes);
}

function doubtful(kind: ToFixKind, candidates: readonly string[]): Meaning {
  return { is: 'doubt', kind, candidates };
}
