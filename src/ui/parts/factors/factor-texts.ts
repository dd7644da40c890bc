import { FACTOR_LETTERS, type Factor } from '../../../contract/assessment.ts';
import { capital } from '../../words/capital.ts';

/** A piece of a text; the number of the family where the piece names one. */
export interface Piece {
  text: string;
  family?: number;
}

const NAMED = /\bfactors? ([A-L])(?: (?:to|and) ([A-L]))?\b/gi;

/** The text with what names a family of factors apart: “Factors A to F”. A text that names none has no families. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  let family = 0;
  for (const { 0: named, index } of text.matchAll(NAMED)) {
    if (index > at) pieces.push({ text: text.slice(at, index) });
    pieces.push({ text: named, family });
    family += 1;
    at = index + named.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at) });
  return pieces;
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
