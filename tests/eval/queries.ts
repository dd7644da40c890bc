import { readFileSync } from 'node:fs';
import type { LanguageCode } from '../../src/domain/text/language.ts';
import { seeded } from '../../data/sample.ts';

/** What someone says, and the unit groups that it may mean: most often one. */
export interface LabelledQuery {
  codes: readonly string[];
  query: string;
  /** The third column, if there is one. */
  kind: string;
}

/** Rows `code<TAB>query` below a header line; further columns are ignored but for a third, the kind. `2211|2212`: either is right. */
export function readQueries(file: string): LabelledQuery[] {
  const [, ...lines] = readFileSync(file, 'utf8').split(/\r?\n/);
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [code = '', query = '', kind = ''] = line.split('\t');
      return { codes: code.trim().split('|'), query, kind };
    });
}

/** The file with what people say in one language, written for this project. */
export function developmentSet(language: LanguageCode): string {
  return language === 'en' ? 'data/occupation-queries.tsv' : `data/occupation-queries.${language}.tsv`;
}

/** What is asked of the finder by people who had not seen its words: every language, and two kinds of English more. */
export const INDEPENDENT: readonly { name: string; language: LanguageCode }[] = [
  { name: 'fr', language: 'fr' },
  { name: 'es', language: 'es' },
  { name: 'pt', language: 'pt' },
  { name: 'ar', language: 'ar' },
  { name: 'sw', language: 'sw' },
  { name: 'en-sentences', language: 'en' },
  { name: 'en-registers', language: 'en' },
];

/** Its kinds are its halves: *development* rows may be looked at, of *validation* rows only the figures. */
export function independentSet(name: string): string {
  return `data/independent-queries/${name}.tsv`;
}

/** Which half of the development set a query is in: weights are learnt on the one and looked at on the other. */
export function halfOf({ query }: LabelledQuery): 'tuning' | 'validation' {
  let hash = 2166136261;
  for (const character of query) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0) % 2 === 0 ? 'tuning' : 'validation';
}

export const VARIANTS = ['typo', 'unfinished', 'last-unfinished'] as const;
export type Variant = (typeof VARIANTS)[number];

/** Each query with one slip of the finger, with every word broken off, or with the last one broken off. */
export function varied(queries: readonly LabelledQuery[], variant: Variant, seed: number): LabelledQuery[] {
  const random = seeded(seed);
  return queries.map((row) => ({
    ...row,
    query: varyWords(row.query.split(' '), variant, random).join(' '),
  }));
}

function varyWords(words: string[], variant: Variant, random: () => number): string[] {
  if (variant === 'unfinished') return words.map(brokenOff);
  if (variant === 'last-unfinished')
    return words.map((word, i) => (i < words.length - 1 ? word : brokenOff(word)));
  const long = words.flatMap((word, i) => (word.length > 4 ? [i] : []));
  const slipped = long[Math.floor(random() * long.length)];
  return words.map((word, i) => (i === slipped ? withSlip(word, random) : word));
}

/** Three fifths of a word, but three letters at least. */
function brokenOff(word: string): string {
  return word.length > 4 ? word.slice(0, Math.max(3, Math.ceil(word.length * 0.6))) : word;
}

/** Two letters swapped, one missing, one doubled, or one wrong; never the first. */
function withSlip(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const wrong = 'abcdefghijklmnopqrstuvwxyz'.charAt(Math.floor(random() * 26));
  const before = word.slice(0, at);
  const letter = word.charAt(at);
  const after = word.slice(at + 1);
  const slips = [
    before + after.charAt(0) + letter + after.slice(1),
    before + after,
    before + letter + letter + after,
    before + wrong + after,
  ];
  return slips[Math.floor(random() * slips.length)] ?? word;
}
