/**
 * `npm run eval:occupations -- FILE.tsv` asks the occupation finder every query of a file, with the very data that ships, and
 * prints one JSON object: `{ n, top1, top5, top10, top5Minor, medianMs, p95Ms, sure, sureWrong, takeable }`, shares between 0
 * and 1. A row may have several right codes (`2211|2212`).
 *
 * `--lang fr` asks a finder with the words of French beside the English ones; without it English alone.
 * `--by-lang` asks the development sets of all languages, and prints one line a language; no file is read then.
 * `--independent` asks the sets of `data/independent-queries/`, and prints one line for each half of them; no file is read then.
 * `--unsaid` builds it without those of our own phrases that are asked word for word: the same people wrote both.
 * `--by-kind` prints one line a kind instead (third column). `--half tuning|validation` takes half of the rows.
 * `--variant typo|unfinished|last-unfinished` spoils the queries first (`--seed N`).
 * `--leave-out` builds the finder without a tenth of the job titles and asks those; no file is read then. With `--indexed`
 * it asks them as a register writes them ("Captain, army").
 * `--letters` prints how many letters must be typed until the right code is among the eight shown.
 */
import { parseArgs } from 'node:util';
import {
  createOccupationFinder,
  type OccupationFinder,
} from '../../src/catalogue/occupation-finder/occupation-finder.ts';
import type { JobTitle } from '../../src/catalogue/occupation-words.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/domain/text/language.ts';
import { spellingsOf } from '../../src/catalogue/occupation-finder/words/words.ts';
import { seeded } from '../../data/sample.ts';
import { indexedJobTitles } from '../../data/sources.ts';
import {
  shippedCatalogue,
  shippedLocalWords,
  shippedOccupationWords,
} from '../support/parts/shipped-catalogue.ts';
import { figuresOf, lettersNeeded, quantile } from './figures.ts';
import {
  developmentSet,
  halfOf,
  INDEPENDENT,
  independentSet,
  type LabelledQuery,
  readQueries,
  VARIANTS,
  varied,
} from './queries.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lang: { type: 'string', default: 'en' },
    'by-lang': { type: 'boolean' },
    independent: { type: 'boolean' },
    indexed: { type: 'boolean' },
    unsaid: { type: 'boolean' },
    'by-kind': { type: 'boolean' },
    half: { type: 'string' },
    variant: { type: 'string' },
    seed: { type: 'string', default: '1' },
    'leave-out': { type: 'boolean' },
    letters: { type: 'boolean' },
  },
});

const [file = ''] = positionals;
if (file === '' && !options['leave-out'] && !options['by-lang'] && !options.independent) {
  console.error('Say which file: npm run eval:occupations -- FILE.tsv');
  process.exit(2);
}
const { occupations } = await shippedCatalogue();
const words = await shippedOccupationWords();

if (options['by-lang'])
  for (const language of LANGUAGE_CODES)
    await ask(`${language} `, language, readQueries(developmentSet(language)));
else if (options.independent)
  for (const { name, language } of INDEPENDENT)
    for (const [half, rows] of kinds(readQueries(independentSet(name))))
      await ask(`${name} ${half} `, language, rows);
else if (options['leave-out']) leaveOut();
else await ask('', languageOf(options.lang), readQueries(file));

function languageOf(named: string): LanguageCode {
  const known = LANGUAGE_CODES.find((code) => code === named);
  if (!known) throw new Error(`--lang is one of ${LANGUAGE_CODES.join(', ')}`);
  return known;
}

async function ask(before: string, language: LanguageCode, rows: readonly LabelledQuery[]): Promise<void> {
  const local = await shippedLocalWords(language);
  const asked = new Set(options.unsaid ? rows.map(({ query }) => keyOf(query)) : []);
  const isLeft = ({ title }: JobTitle) => !asked.has(keyOf(title));
  const english = { ...words, said: words.said.filter(isLeft) };
  const beside = local && { ...local, said: local.said.filter(isLeft) };
  print(before, createOccupationFinder(occupations, english, beside), rows);
}

function keyOf(text: string): string {
  return spellingsOf(text.toLowerCase()).join(' ');
}

function print(before: string, finder: OccupationFinder, asked: readonly LabelledQuery[]): void {
  const queries = spoilt(asked.filter((row) => !options.half || halfOf(row) === options.half));
  if (options.letters) console.log(before + JSON.stringify(letters(finder, queries)));
  else if (options['by-kind'])
    for (const [kind, rows] of kinds(queries))
      console.log(`${before}${kind} ${JSON.stringify(figuresOf(finder, rows))}`);
  else console.log(before + JSON.stringify(figuresOf(finder, queries)));
}

function leaveOut(): void {
  const random = seeded(Number(options.seed));
  const kept: JobTitle[] = [];
  const left: LabelledQuery[] = [];
  const indexed = options.indexed ? indexedJobTitles() : undefined;
  for (const title of words.titles)
    if (random() < 0.1) {
      const query = indexed?.get(title.title) ?? title.title;
      left.push({ codes: [title.code], query, kind: 'job title' });
    } else kept.push(title);
  print('', createOccupationFinder(occupations, { ...words, titles: kept }), left);
}

function spoilt(rows: readonly LabelledQuery[]): readonly LabelledQuery[] {
  if (options.variant === undefined) return rows;
  const variant = VARIANTS.find((name) => name === options.variant);
  if (!variant) throw new Error(`--variant is one of ${VARIANTS.join(', ')}`);
  return varied(rows, variant, Number(options.seed));
}

function kinds(rows: readonly LabelledQuery[]): Map<string, LabelledQuery[]> {
  const groups = new Map<string, LabelledQuery[]>();
  for (const row of rows) groups.set(row.kind, [...(groups.get(row.kind) ?? []), row]);
  return groups;
}

function letters(finder: OccupationFinder, rows: readonly LabelledQuery[]) {
  const needed = rows.map((row) => lettersNeeded(finder, row)).sort((a, b) => a - b);
  const never = needed.filter((count) => count === Infinity).length;
  return { n: rows.length, medianLetters: quantile(needed, 0.5), p75Letters: quantile(needed, 0.75), never };
}
