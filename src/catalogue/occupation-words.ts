import { OccupationCode } from '../contract/occupation.ts';
import { z } from '../contract/zod.ts';
import type { FetchJson } from './fetch-json.ts';
import { read } from './load.ts';
import { NotOccupation } from './not-occupation.ts';
import { wordReading, type WordReading } from './occupation-finder/word-reading.ts';

/** A name that people give their work, and the code that it belongs to. */
export interface JobTitle {
  readonly code: string;
  /** In natural order: "army captain", not "Captain, army". */
  readonly title: string;
}

/** Words that lead to a code besides its own title. */
export interface OccupationWords {
  /** Of unit groups; every one of the 436 has some. */
  readonly titles: readonly JobTitle[];
  /** Other wordings of the classification's own titles, at any level. */
  readonly variants: readonly JobTitle[];
  /** Names that people give the work of a unit group, in everyday and local words: "boda boda rider". */
  readonly said: readonly JobTitle[];
  /** Labels made for offices and registers; they come later than the others. */
  readonly labels: readonly JobTitle[];
  /** Words around the work of a unit group, separated by spaces: never shown. */
  readonly keywords: readonly JobTitle[];
  /** Groups of words of one meaning, separated by spaces. */
  readonly synonyms: readonly string[];
  /** How common a unit group is, 2 or 3; one that is not listed counts 1. */
  readonly commonness: ReadonlyMap<string, number>;
  readonly notOccupations: readonly NotOccupation[];
  readonly reading: WordReading;
}

export const Wordings = z.record(OccupationCode, z.array(z.string()));
const JobTitleData = z.object({ titles: Wordings, variants: Wordings });
const OwnWordData = z.object({
  said: Wordings,
  keywords: z.record(OccupationCode, z.string()),
  synonyms: z.array(z.string()),
  commonness: z.record(OccupationCode, z.number()),
  notOccupations: z.array(NotOccupation),
});

/** The job titles are larger than all other data together, so they are loaded separately, after the form has appeared. */
export async function loadOccupationWords(fetchJson: FetchJson): Promise<OccupationWords> {
  const [official, own] = await Promise.all([
    read(fetchJson, 'job-titles.json', JobTitleData),
    read(fetchJson, 'occupation-words.json', OwnWordData),
  ]);
  return {
    titles: pairs(official.titles),
    variants: pairs(official.variants),
    said: pairs(own.said),
    labels: [],
    keywords: Object.entries(own.keywords).map(([code, title]) => ({ code, title })),
    synonyms: own.synonyms,
    commonness: new Map(Object.entries(own.commonness)),
    notOccupations: own.notOccupations,
    reading: wordReading,
  };
}

/** English labels of offices and registers. They are the largest file, and searches lose least without it. */
export async function loadOccupationLabels(fetchJson: FetchJson): Promise<readonly JobTitle[]> {
  return pairs(await read(fetchJson, 'occupation-labels.json', Wordings));
}

export function byCode(titles: readonly JobTitle[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { code, title } of titles) {
    const known = found.get(code);
    if (known) known.push(title);
    else found.set(code, [title]);
  }
  return found;
}

export function pairs(wordings: Record<string, string[]>): JobTitle[] {
  return Object.entries(wordings).flatMap(([code, titles]) => titles.map((title) => ({ code, title })));
}
