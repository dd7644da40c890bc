import { readFileSync } from 'node:fs';
import type { NotOccupation } from '../src/catalogue/not-occupation.ts';
import { LANGUAGE_CODES } from '../src/domain/text/language.ts';
import { spellingsOf } from '../src/catalogue/occupation-finder/words/words.ts';
import type { OccupationQuestion } from '../src/catalogue/occupation-questions.ts';
import type { OccupationNode } from '../src/contract/occupation.ts';

/** The text of a file in `data/sources/`. */
function read(name: string): string {
  return readFileSync(new URL(`sources/${name}`, import.meta.url), 'utf8');
}

/** The rows of a tab-separated file, its header line checked against `columns`. */
function readTable(name: string, columns: readonly string[]): string[][] {
  const [header, ...rows] = read(name)
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  if (header?.join() !== columns.join()) {
    throw new Error(
      `${name}: expected the columns ${columns.join(', ')}, found ${String(header?.join(', '))}`,
    );
  }
  const uneven = rows.findIndex((row) => row.length !== columns.length);
  if (uneven >= 0) throw new Error(`${name}, line ${uneven + 2}: expected ${columns.length} columns`);
  return rows;
}

/** Codes with their texts, in the order of the file. */
export type Wordings = Record<string, string[]>;

function gather(pairs: readonly (readonly [code: string, wording: string])[]): Wordings {
  const wordings: Wordings = {};
  for (const [code, wording] of pairs) {
    const known = (wordings[code] ??= []);
    if (!known.includes(wording)) known.push(wording);
  }
  return wordings;
}

/** ESCO's labels in one language, preferred ones first. */
export function escoLabels(language: string): Wordings {
  const rows = readTable(`esco/esco-${language}.tsv`, ['code', 'label', 'kind']);
  const preferred = rows.filter(([, , kind]) => kind === 'preferred');
  const others = rows.filter(([, , kind]) => kind !== 'preferred');
  return gather([...preferred, ...others].map(([code = '', label = '']) => [code, label]));
}

/** The classification's titles in another language: all 619 nodes. */
export function localTitles(language: string): Record<string, string> {
  const rows = readTable(`esco/isco08-${language}.tsv`, ['code', 'title']);
  return Object.fromEntries(rows.map(([code = '', title = '']) => [code, title]));
}

/** What people say for the work of a unit group in another language. */
export function localSaid(language: string): Wordings {
  const rows = readTable(`words/said-${language}.tsv`, ['code', 'said']);
  return gather(
    rows.flatMap(([code = '', said = '']) => said.split('; ').map((wording) => [code, wording] as const)),
  );
}

/** Groups of words of one meaning in another language, separated by spaces. */
export function localSynonyms(language: string): string[] {
  return readLines(`words/synonyms-${language}.txt`);
}

/** The classification's 619 nodes, nested by their codes. */
export function occupationTree(): OccupationNode[] {
  return nest(readTable('isco08.tsv', ['code', 'title']).map(([code = '', name = '']) => ({ code, name })));
}

/** Puts each node below the one whose code is its own without the last digit; parents come first. */
export function nest(nodes: readonly OccupationNode[]): OccupationNode[] {
  const byCode = new Map<string, OccupationNode>();
  const roots: OccupationNode[] = [];
  for (const { code, name } of nodes) {
    const node: OccupationNode = { code, name };
    const parent = byCode.get(code.slice(0, -1));
    if (!parent && code.length > 1) throw new Error(`Occupation ${code} comes before its parent`);
    if (byCode.has(code)) throw new Error(`Occupation ${code} is listed twice`);
    if (parent) (parent.child ??= []).push(node);
    else roots.push(node);
    byCode.set(code, node);
  }
  return roots;
}

/** Every job title in its natural order ("army captain"), by unit group. */
export function jobTitles(): Wordings {
  const rows = readTable('job-titles.tsv', ['code', 'title', 'natural']);
  return gather(rows.map(([code = '', , natural = '']) => [code, natural]));
}

/** The same in natural order, each with what the index writes ("Captain, army"). */
export function indexedJobTitles(): ReadonlyMap<string, string> {
  const rows = readTable('job-titles.tsv', ['code', 'title', 'natural']);
  return new Map(rows.map(([, title = '', natural = '']) => [natural, title]));
}

/**
 * Two of the sources give 3411 the title that ISCO-88 gave to police inspectors, whom ISCO-08 puts in 3355.
 * As a search word it would lead to the wrong code.
 */
const MISLEADING_VARIANTS: readonly string[] = ['Police inspectors and detectives'];

/** Other wordings of the classification's own titles, by code at any level. */
export function titleVariants(): Wordings {
  const rows = readTable('isco08-variants.tsv', ['code', 'chosen', 'variant', 'used_by']);
  return gather(
    rows
      .map(([code = '', , variant = '']) => [code, variant] as const)
      .filter(([, variant]) => !MISLEADING_VARIANTS.includes(variant)),
  );
}

/** What people say for the work of a unit group, in everyday and local words, without official job titles. */
export function saidWords(): Wordings {
  const official = jobTitles();
  const everyday = readTable('occupation-words.tsv', ['code', 'said', 'keywords']);
  const local = readTable('occupation-local-words.tsv', ['code', 'said']);
  const verbs = readTable('occupation-verbs.tsv', ['code', 'said']);
  return gather(
    [...everyday, ...local, ...verbs]
      .flatMap(([code = '', said = '']) => said.split('; ').map((wording) => [code, wording] as const))
      .filter(([code, wording]) => !official[code]?.includes(wording)),
  );
}

/** Words around the work of a unit group: tools, materials, places, products. */
export function keywords(): Record<string, string> {
  const rows = readTable('occupation-words.tsv', ['code', 'said', 'keywords']);
  return Object.fromEntries(rows.map(([code = '', , words = '']) => [code, words]));
}

/** Groups of words of one meaning, separated by spaces. */
export function synonyms(): string[] {
  return readLines('occupation-synonyms.txt');
}

/** The words, folded, that lead to each question, of all languages together. */
function questionWords(): Map<string, string[]> {
  const rows = readTable('occupation-question-words.tsv', ['question', ...LANGUAGE_CODES]);
  return new Map(rows.map(([id = '', ...words]) => [id, [...new Set(words.flatMap(spellingsOf))].sort()]));
}

/** What each question, and each of its answers (`farm/crops`), says in each language. */
function questionTexts(): (name: string) => OccupationQuestion['asks'] {
  const rows = readTable('occupation-question-texts.tsv', ['question', 'answer', ...LANGUAGE_CODES]);
  const texts = new Map(
    rows.map(([id = '', answer = '', ...said]) => [answer ? `${id}/${answer}` : id, said]),
  );
  return (name) => {
    const said = texts.get(name);
    if (!said?.every(Boolean)) throw new Error(`occupation-question-texts.tsv: ${name} lacks a text`);
    // Each language is a column.
    return Object.fromEntries(LANGUAGE_CODES.map((code, i) => [code, said[i]])) as OccupationQuestion['asks'];
  };
}

/** The questions that divide first hits, each with its answers. */
export function occupationQuestions(): OccupationQuestion[] {
  const [words, textsOf] = [questionWords(), questionTexts()];
  const rows = readTable('occupation-questions.tsv', ['question', 'answer', 'codes']);
  const questions = new Map<string, OccupationQuestion>();
  for (const [id = '', answer = '', codes = ''] of rows) {
    const { answers } = questions.get(id) ?? { answers: [] };
    questions.set(id, {
      id,
      asks: textsOf(id),
      words: words.get(id) ?? [],
      answers: [...answers, { id: answer, says: textsOf(`${id}/${answer}`), codes: codes.split(' ') }],
    });
  }
  return [...questions.values()];
}

/** How common a unit group is, 2 or 3; one that is not listed counts 1. */
export function commonness(): Record<string, number> {
  const ranks = readLines('occupation-commonness.txt').map((line) => line.split(' '));
  return Object.fromEntries(ranks.flatMap(([rank, ...codes]) => codes.map((code) => [code, Number(rank)])));
}

/** What people answer that is no occupation. */
export function notOccupations(name = 'not-occupations.tsv'): NotOccupation[] {
  const rows = readTable(name, ['said', 'sentence', 'fits', 'qualifies']);
  return rows.map(([said = '', sentence = '', fits = '', qualifies = '']) => ({
    said: said.split('; '),
    sentence,
    fits: fits.split(' ').filter(Boolean),
    qualifies: qualifies === 'y',
  }));
}

/** Lines that are not comments. */
function readLines(name: string): string[] {
  return read(name)
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
}

/** The 249 officially assigned codes of ISO 3166-1 alpha-2. */
export function countryCodes(): string[] {
  return read('iso-3166-1-alpha-2.txt').trim().split('\n');
}

/** The two-letter code of each country by its three-letter one. */
export function alpha3Codes(): ReadonlyMap<string, string> {
  const rows = readTable('iso-3166-1-alpha-3.tsv', ['code', 'alpha3']);
  return new Map(rows.map(([code = '', alpha3 = '']) => [alpha3, code]));
}

/** What people type for a country besides its name, by code. */
export function countryAliases(): Wordings {
  const rows = readTable('country-aliases.tsv', ['code', 'alias']);
  return gather(rows.map(([code = '', alias = '']) => [code, alias]));
}

/** The currency (ISO 4217) that a country pays in, by code. Antarctica has none. */
export function countryCurrencies(): Record<string, string> {
  return Object.fromEntries(readTable('country-currencies.tsv', ['code', 'currency'])) as Record<
    string,
    string
  >;
}

/** The ten surveys, unchecked: whoever ships them parses them with the contract's schema. */
export function assessments(): unknown {
  return JSON.parse(read('assessments.json'));
}
