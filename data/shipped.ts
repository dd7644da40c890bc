import { readdirSync, readFileSync } from 'node:fs';
import { Assessment } from '../src/contract/assessment.ts';
import { z } from '../src/contract/zod.ts';
import { arabic } from '../src/catalogue/occupation-finder/languages/arabic.ts';
import { french } from '../src/catalogue/occupation-finder/languages/french.ts';
import type { Language } from '../src/catalogue/occupation-finder/languages/language.ts';
import { portuguese } from '../src/catalogue/occupation-finder/languages/portuguese.ts';
import { spanish } from '../src/catalogue/occupation-finder/languages/spanish.ts';
import { swahili } from '../src/catalogue/occupation-finder/languages/swahili.ts';
import { tellingEnglishLabels, tellingLabels } from './labels.ts';
import * as sources from './sources.ts';

/** What ships under `public/data/`: file name and content, made from `data/sources/` and nothing else. */
export function shippedFiles(): ReadonlyMap<string, string> {
  made ??= makeFiles();
  return made;
}

/** Made once: reading ESCO's labels takes two seconds. */
let made: ReadonlyMap<string, string> | undefined;

function makeFiles(): ReadonlyMap<string, string> {
  const values = {
    'assessments.json': z.array(Assessment).parse(sources.assessments()),
    'occupations.json': sources.occupationTree(),
    'countries.json': {
      codes: sources.countryCodes(),
      aliases: sources.countryAliases(),
      currencies: sources.countryCurrencies(),
    },
    'job-titles.json': { titles: sources.jobTitles(), variants: sources.titleVariants() },
    'occupation-words.json': {
      said: sources.saidWords(),
      keywords: sources.keywords(),
      synonyms: sources.synonyms(),
      commonness: sources.commonness(),
      notOccupations: sources.notOccupations(),
    },
    'occupation-questions.json': sources.occupationQuestions(),
    'occupation-labels.json': tellingEnglishLabels(sources.escoLabels('en'), [
      sources.jobTitles(),
      sources.saidWords(),
    ]),
    ...localFiles(),
  };
  return new Map(Object.entries(values).map(([name, value]) => [name, `${JSON.stringify(value)}\n`]));
}

/** Languages with ESCO's labels, and among them those with the classification's titles. Swahili has our own words only. */
const LABELLED: readonly Language[] = [french, spanish, portuguese, arabic];
const TITLED: readonly Language[] = [french, spanish, portuguese];

function localFiles(): Record<string, unknown> {
  const names = TITLED.map(({ code }) => [`occupation-names-${code}.json`, sources.localTitles(code)]);
  const words = [...LABELLED, swahili].map((language) => [
    `occupation-words-${language.code}.json`,
    localWords(language),
  ]);
  const labels = LABELLED.map((language) => [
    `occupation-labels-${language.code}.json`,
    localLabels(language),
  ]);
  return Object.fromEntries([...names, ...words, ...labels]) as Record<string, unknown>;
}

function localLabels(language: Language) {
  const { code } = language;
  return tellingLabels(sources.escoLabels(code), sources.localSaid(code), language);
}

function localWords({ code }: Language) {
  return {
    said: sources.localSaid(code),
    synonyms: sources.localSynonyms(code),
    notOccupations: sources.notOccupations(`words/not-occupations-${code}.tsv`),
  };
}

/** One sentence for each file in `folder` that differs from what the sources give. */
export function staleFiles(folder: string): string[] {
  const expected = shippedFiles();
  const present = new Set(readdirSync(folder));
  const extra = [...present].filter((name) => !expected.has(name));
  const differing = [...expected].flatMap(([name, content]) => {
    if (!present.has(name)) return [`${name} is missing`];
    return readFileSync(`${folder}/${name}`, 'utf8') === content ? [] : [`${name} differs from its sources`];
  });
  return [...differing, ...extra.map((name) => `${name} is made from no source`)];
}
