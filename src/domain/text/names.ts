import { folded } from './words.ts';

/** What has no ink: control and format characters, fillers, the empty pattern of Braille. The two joiners are letters of some languages. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{DI}\u2800]/gu;
const JOINERS = /[\u200c\u200d]/g;
const SPACES = /[\p{Z}\t\r\n\v\f]+/gu;

/**
 * The name of a group or an organisation as it is kept: what cannot be seen is left out, and one plain space stands between words.
 * Empty where no one would see anything of it.
 */
export function cleanName(text: string): string {
  const name = text.replaceAll(SPACES, ' ').replaceAll(UNSEEN, '').replaceAll(/ {2,}/g, ' ').trim();
  return name.replaceAll(JOINERS, '').trim() === '' ? '' : name;
}

/** Cyrillic and Greek letters that look like a Latin one, in capitals or in small letters. */
const LOOKS_LIKE: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{
      а: 'a',
      в: 'b',
      с: 'c',
      ԁ: 'd',
      е: 'e',
      һ: 'h',
      н: 'h',
      і: 'i',
      ј: 'j',
      к: 'k',
      м: 'm',
      о: 'o',
      р: 'p',
    },
    ...{ ԛ: 'q', ѕ: 's', т: 't', ԝ: 'w', х: 'x', у: 'y', ү: 'y' },
    ...{
      α: 'a',
      β: 'b',
      ε: 'e',
      ζ: 'z',
      η: 'h',
      ι: 'i',
      κ: 'k',
      μ: 'm',
      ν: 'n',
      ο: 'o',
      ρ: 'p',
      τ: 't',
      υ: 'y',
      χ: 'x',
    },
  }),
);

/** Names that are equal in this look alike: no one can tell them apart in a list. */
export function looksOf(name: string): string {
  const letters = folded(cleanName(name.normalize('NFKC'))).replaceAll(JOINERS, '');
  return Array.from(letters, (letter) => LOOKS_LIKE.get(letter) ?? letter).join('');
}
