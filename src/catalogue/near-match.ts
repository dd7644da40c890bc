import Fuse from 'fuse.js/min-basic';
import { foldName } from './country-names.ts';
import { prefixDistance } from './prefix-distance.ts';

/** So few that a person can look at each. */
const MOST = 5;
/** The most letters that fuse.js looks for at once. */
const LETTERS = 32;
/** Entries of a long list searched in one go: a few milliseconds, even with the longest query. */
const SLICE = 100;

/**
 * fuse.js counts a swapped pair as two slips, which is 0.4 of five letters. So it may find too much, and each find is
 * checked again.
 */
const OPTIONS = { threshold: 0.4, includeScore: true, ignoreFieldNorm: true };

interface Near<Thing> {
  readonly thing: Thing;
  readonly slips: number;
  readonly score: number;
}

/**
 * The few things whose text is a slip or two away from the query, best first; for lists in which nothing was found exactly.
 * One slip is a letter too many, too few, wrong, or swapped with its neighbour: one is allowed from four letters on, two from
 * eight. The query may be the beginning of a text, or of what follows one of its spaces.
 */
export function nearest<Thing>(
  list: readonly Thing[],
  textsOf: (thing: Thing) => readonly string[],
  query: string,
): Thing[] {
  return best(near(list, textsOf, foldName(query)));
}

/** The same for a list of thousands, with a pause after each part of it, so that a key press need not wait. */
export async function nearestOfMany<Thing>(
  list: readonly Thing[],
  textsOf: (thing: Thing) => readonly string[],
  query: string,
  pause: () => Promise<void>,
): Promise<Thing[]> {
  const typed = foldName(query);
  const found: Near<Thing>[] = [];
  if (slipsAllowed(typed) === 0) return [];
  for (let from = 0; from < list.length; from += SLICE) {
    if (from > 0) await pause();
    found.push(...near(list.slice(from, from + SLICE), textsOf, typed));
  }
  return best(found);
}

function near<Thing>(
  list: readonly Thing[],
  textsOf: (thing: Thing) => readonly string[],
  typed: string,
): Near<Thing>[] {
  const allowed = slipsAllowed(typed);
  if (allowed === 0) return [];
  const entries = list.map((thing) => ({ thing, texts: textsOf(thing).map(foldName) }));
  const hits = new Fuse(entries, { ...OPTIONS, keys: ['texts'] }).search(typed.slice(0, LETTERS));
  return hits
    .map(({ item: { thing, texts }, score = 1 }) => ({
      thing,
      slips: fewestSlips(texts, typed, allowed),
      score,
    }))
    .filter(({ slips }) => slips <= allowed);
}

function best<Thing>(found: readonly Near<Thing>[]): Thing[] {
  return [...found]
    .sort((one, other) => one.slips - other.slips || one.score - other.score)
    .slice(0, MOST)
    .map(({ thing }) => thing);
}

/** In three letters, one slip could be anything. */
function slipsAllowed({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

function fewestSlips(texts: readonly string[], typed: string, allowed: number): number {
  return Math.min(...texts.flatMap(endings).map((ending) => prefixDistance(typed, ending, allowed)));
}

/** A text from each of its words to its end: "sierra leone" → "sierra leone", "leone". */
function endings(text: string): string[] {
  const words = text.split(' ');
  return words.map((_, at) => words.slice(at).join(' '));
}
