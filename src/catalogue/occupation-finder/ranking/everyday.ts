import type { MatchKind } from '../query/matches.ts';
import type { Query } from '../query/query.ts';
import type { OccupationIndex } from './index-build.ts';

/** Corrected spellings and synonyms are not among these: they may belong to another word. */
const ITSELF: ReadonlySet<MatchKind> = new Set(['same', 'joined', 'unfinished', 'relative']);

/** Whether every word of a query occurs in an everyday name of this occupation, or in its official name. */
export function isInEverydayWords(node: number, { matches }: Query, index: OccupationIndex): boolean {
  const isEveryday = (text: number) =>
    index.nodeOfText[text] === node && (index.kinds[text] === 'said' || index.kinds[text] === 'name');
  return matches.every((meanings) =>
    meanings.some(({ term, kind }) => ITSELF.has(kind) && hasText(index, term, isEveryday)),
  );
}

function hasText(
  { textsOfTerm }: OccupationIndex,
  term: number,
  isWanted: (text: number) => boolean,
): boolean {
  const { starts, values } = textsOfTerm;
  const to = starts[term + 1] ?? 0;
  for (let at = starts[term] ?? 0; at < to; at++) if (isWanted(values[at] ?? 0)) return true;
  return false;
}
