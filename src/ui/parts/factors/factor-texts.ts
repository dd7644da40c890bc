import { FACTOR_LETTERS, type Factor } from '../../../contract/assessment.ts';
import { capital } from '../../words/capital.ts';

const NAMED = /\bfactors? ([A-L])(?: (?:to|and) ([A-L]))?\b/gi;

/**
 * What the text says of each family of factors, in the order of the families: “Factors A to F are working practices”. As far as
 * the first comma or stop, which is a sentence by itself: more than that stands in the text.
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
 * To which family each of the twelve factors belongs, by the order in which the text names the families. Undefined where the
 * text does not share out all twelve, each once: a picture would then say what is not so.
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
  /** What a low and a high value mean, where the description says both. */
  ends?: { low: string; high: string };
}

/** A description taken apart: what is measured, what low means, what high means. Whole where it is not written so. */
export function factorText({ description }: Pick<Factor, 'description'>): FactorText {
  const [, what, low, high] =
    /^(.+?[.])\s+((?:\w+\s+){0,4}(?:low|weak)\b[^;]*);\s+((?:\w+\s+){0,4}(?:high|strong)\b.*)$/is.exec(
      description,
    ) ?? [];
  if (what === undefined || low === undefined || high === undefined) return { what: description };
  return { what, ends: { low: `${capital(low)}.`, high: capital(high) } };
}
