import type { Meaning } from '../meaning.ts';
import { plainText } from './plain.ts';
import { FEMALE, MALE } from './sex-words.ts';

/** "1 male, 2 female, 0 not known, 9 not applicable" (ISO 5218). */
const ISO_5218: ReadonlyMap<string, string | undefined> = new Map([
  ['1', 'M'],
  ['2', 'F'],
  ['0', undefined],
  ['9', undefined],
]);

/** Headings under which M may stand for *mujer*. */
const SPANISH_HEADING = /\b(?:sexo|genero)\b/;

/**
 * Reads the texts of one column. A number is never sure: sheets code the sexes in both orders, and a wrong guess would give each person of
 * the file the wrong sex. So it is asked about once for each number; where the whole column follows ISO 5218, that is proposed. `M` is
 * not sure either in a Spanish column of H and M.
 * @param texts all texts of the column
 */
export function sexReader(texts: readonly string[], heading: string): (text: string) => Meaning {
  const words = new Set(texts.map(asWord));
  const followsIso = [...words].every((word) => ISO_5218.has(word));
  const m = meaningOfM(words, heading);
  return (text) => {
    const word = asWord(text);
    if (word === 'm') return m;
    if (MALE.has(word)) return { is: 'sure', value: 'M' };
    if (FEMALE.has(word)) return { is: 'sure', value: 'F' };
    return doubtful(followsIso ? ISO_5218.get(word) : undefined);
  };
}

function meaningOfM(words: ReadonlySet<string>, heading: string): Meaning {
  const [hasFemale, hasOtherMale] = [
    [...words].some((word) => FEMALE.has(word)),
    [...words].some((word) => word !== 'm' && MALE.has(word)),
  ];
  const isBesideManInSpanish = words.has('h') || words.has('v') || (hasOtherMale && !hasFemale);
  if (isBesideManInSpanish) return doubtful(hasFemale ? undefined : 'F');
  const standsAlone = !hasFemale && SPANISH_HEADING.test(plainText(heading));
  return standsAlone ? doubtful() : { is: 'sure', value: 'M' };
}

function doubtful(meant?: string): Meaning {
  return {
    is: 'doubt',
    kind: 'sex unknown',
    candidates: meant === undefined ? [] : [meant],
    ...(meant !== undefined && { meant }),
  };
}

/** Some programs write each number with a decimal: `1.0`. */
function asWord(text: string): string {
  return plainText(text.trim().replace(/^(\d)\.0+$/, '$1'));
}
