import { FACTOR_LETTERS, type Factor } from '../../contract/assessment.ts';
import { capital } from '../messages/capital.ts';

const NAMED = /\bfactors? ([A-L])(?: (?:to|and) ([A-L]))?\b/gi;

/**
 * What the text says about each family of factors, in the order of the families: “Factors A to F are working practices”. It is
 * cut at the first comma or full stop, which leaves a complete sentence.
 */
export function familyTexts(text: string): string[] {
  const starts = [...text.matchAll(NAMED)].map(({ index }) => index);
  return starts.map((from, at) => {
    const whole = text.slice(from, starts[at + 1]).replace(/,? and $/, '');
    const [said = ''] = /^[^,.:;]*/.exec(whole) ?? [];
    return capital(said.trim());
  });
}

/**
 * The family of each of the twelve factors, numbered in the order in which the text names the families. Undefined if the text
 * does not name all twelve factors exactly once, because the picture would then be wrong.
 */
export function familiesOf(text: string): number[] | undefined {
  const families: number[] = [];
  let family = 0;
  for (const [, from = '', to = from] of text.matchAll(NAMED)) {
    const [first, last] = [indexOf(from), indexOf(to)];
    if (first !== families.length || last < first) return undefined;
    while (families.length <= last) families.push(family);
    family += 1;
  }
  return families.length === FACTOR_LETTERS.length ? families : undefined;
}

const indexOf = (letter: string): number => FACTOR_LETTERS.findIndex((one) => one === letter.toUpperCase());

export interface FactorText {
  what: string;
  /** The meaning of a low and a high value, if the description has both. */
  ends?: { low: string; high: string };
}

/** Splits a description into what is measured, what low means and what high means. Kept whole if it has another form. */
export function factorText({ description }: Pick<Factor, 'description'>): FactorText {
  const [, what, low, high] =
    /^(.+?[.])\s+((?:\w+\s+){0,4}(?:low|weak)\b[^;]*);\s+((?:\w+\s+){0,4}(?:high|strong)\b.*)$/is.exec(
      description,
    ) ?? [];
  if (what === undefined || low === undefined || high === undefined) return { what: description };
  return { what, ends: { low: `${capital(low)}.`, high: capital(high) } };
}
