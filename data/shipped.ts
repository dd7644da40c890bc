import { readdirSync, readFileSync } from 'node:fs';
import { Assessment } from '../src/contract/assessment.ts';
import { z } from '../src/contract/zod.ts';
import * as sources from './sources.ts';

/** What ships under `public/data/`: file name and content, made from `data/sources/` and nothing else. */
export function shippedFiles(): Map<string, string> {
  const values = {
    'assessments.json': z.array(Assessment).parse(sources.assessments()),
    'occupations.json': sources.occupationTree(),
    'countries.json': { codes: sources.countryCodes(), aliases: sources.countryAliases() },
    'job-titles.json': { titles: sources.jobTitles(), variants: sources.titleVariants() },
    'occupation-words.json': {
      said: sources.saidWords(),
      keywords: sources.keywords(),
      synonyms: sources.synonyms(),
      commonness: sources.commonness(),
      notOccupations: sources.notOccupations(),
    },
  };
  return new Map(Object.entries(values).map(([name, value]) => [name, `${JSON.stringify(value)}\n`]));
}

/** One sentence for each file in `folder` that differs from what the sources say; none when all agree. */
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
