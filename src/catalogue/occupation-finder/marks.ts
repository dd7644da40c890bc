import type { Span } from './occupation-hit.ts';
import type { TermMatch } from './matches.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** The parts of a text that the words of the query match. Of an unfinished word only the part that was typed. */
export function marksIn(
  text: string,
  typed: readonly string[],
  matches: readonly (readonly TermMatch[])[],
  vocabulary: Vocabulary,
): Span[] {
  const spans: Span[] = [];
  for (const word of wordsOf(text)) {
    const term = vocabulary.termOf(word.text);
    if (term === undefined) continue;
    const length = markedLength(word.text, term, typed, matches);
    if (length > 0) spans.push([word.start, Math.min(word.start + length, word.end)]);
  }
  return spans;
}

function markedLength(
  word: string,
  term: number,
  typed: readonly string[],
  matches: readonly (readonly TermMatch[])[],
): number {
  let longest = 0;
  matches.forEach((list, i) => {
    const match = list.find((candidate) => candidate.term === term);
    if (!match) return;
    const query = typed[i] ?? '';
    const part = match.kind === 'unfinished' && word.startsWith(query) ? query.length : Infinity;
    longest = Math.max(longest, part);
  });
  return longest;
}
