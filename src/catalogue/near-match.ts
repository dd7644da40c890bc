import { foldName } from './country-names.ts';
import { prefixDistance } from './prefix-distance.ts';

/** So few that a person can look at each. */
const MOST = 5;
/** Entries of a long list searched in one go: a few milliseconds, even with the longest query. */
const SLICE = 100;

interface Near<Thing> {
  readonly thing: Thing;
  readonly slips: number;
  /** How many words of the text stand before the beginning that was typed. */
  readonly wordsBefore: number;
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
  return list
    .map((thing) => ({ thing, ...closest(textsOf(thing).map(foldName), typed, allowed) }))
    .filter(({ slips }) => slips <= allowed);
}

function best<Thing>(found: readonly Near<Thing>[]): Thing[] {
  return [...found]
    .sort((one, other) => one.slips - other.slips || one.wordsBefore - other.wordsBefore)
    .slice(0, MOST)
    .map(({ thing }) => thing);
}

/** In three letters, one slip could be anything. */
function slipsAllowed({ length }: string): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

function closest(
  texts: readonly string[],
  typed: string,
  allowed: number,
): { slips: number; wordsBefore: number } {
  let closestYet = { slips: Infinity, wordsBefore: 0 };
  for (const text of texts)
    for (const [wordsBefore, ending] of endings(text).entries()) {
      const slips = prefixDistance(typed, ending, allowed);
      if (slips < closestYet.slips) closestYet = { slips, wordsBefore };
    }
  return closestYet;
}

/** A text from each of its words to its end: "sierra leone" → "sierra leone", "leone". */
function endings(text: string): string[] {
  const words = text.split(' ');
  return words.map((_, at) => words.slice(at).join(' '));
}
