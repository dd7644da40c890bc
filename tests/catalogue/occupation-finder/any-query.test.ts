import { describe, expect, it } from 'vitest';
import { createOccupationFinder } from '../../../src/catalogue/occupation-finder/occupation-finder.ts';
import type { OccupationHit } from '../../../src/catalogue/occupation-finder/occupation-hit.ts';
import {
  shippedCatalogue,
  shippedOccupationWords,
  wholeFinder,
} from '../../support/parts/shipped-catalogue.ts';
import { seeded } from '../../../data/sample.ts';

const { occupations } = await shippedCatalogue();
const words = await shippedOccupationWords();
const finder = await wholeFinder();

const seed = Number(process.env.SEED ?? 20261121);
const random = seeded(seed);
const pick = <T>(list: readonly T[]): T => {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new Error('Nothing to pick from');
  return chosen;
};

const ODD = [
  '',
  ' ',
  '\u0000',
  '😀',
  'ß',
  'İ',
  'ﬁ',
  '(',
  '\\',
  '*',
  "'",
  '’',
  '.',
  '\u0301',
  '中文',
  'عامل',
  '-',
  '9',
  '\ud800',
];

/** Pieces of titles, digits, odd characters and whole titles in any mixture. */
function anyText(): string {
  const pieces = Array.from({ length: Math.floor(random() * 6) }, () => {
    const { title } = pick(words.titles);
    const from = Math.floor(random() * title.length);
    return pick([
      title,
      title.slice(from),
      title.slice(0, from),
      pick(ODD),
      String(Math.floor(random() * 9999)),
    ]);
  });
  return pieces.join(pick(ODD));
}

function expectSound(text: string, spans: OccupationHit['marks']['name']): void {
  let reached = 0;
  for (const [start, end] of spans) {
    expect(start).toBeGreaterThanOrEqual(reached);
    expect(end).toBeGreaterThan(start);
    reached = end;
  }
  expect(reached).toBeLessThanOrEqual(text.length);
}

describe(`any query (seed ${seed})`, () => {
  const queries = Array.from({ length: 400 }, anyText);

  it.each([8, 1, 0, 1000])('gives at most the hits that were asked for, one per code: %i', (limit) => {
    for (const query of queries.slice(0, 100)) {
      const codes = finder.search(query, { limit }).hits.map(({ code }) => code);
      expect(codes.length, query).toBeLessThanOrEqual(limit);
      expect(new Set(codes).size, query).toBe(codes.length);
    }
  });

  it('gives the same answer each time', () => {
    const again = createOccupationFinder(occupations, words);
    for (const query of queries.slice(0, 100)) expect(again.search(query)).toEqual(finder.search(query));
  });

  it('marks parts that exist, in order, without overlaps', () => {
    for (const query of queries)
      for (const hit of finder.search(query, { level: 'any' }).hits) {
        expectSound(hit.name, hit.marks.name);
        expectSound(hit.via ?? '', hit.marks.via);
        expectSound(hit.code, hit.marks.code);
      }
  });

  it('keeps to the level and the group that were asked for', () => {
    for (const query of queries.slice(0, 100))
      for (const { code } of finder.search(query, { within: '7' }).hits) expect(code).toMatch(/^7\d{3}$/);
  });
});

describe(`a job title typed to its end (seed ${seed})`, () => {
  it('has its code among the first, and nearly always first', () => {
    const sample = Array.from({ length: 400 }, () => pick(words.titles));
    const places = sample.map(({ code, title }) =>
      finder.search(title).hits.findIndex((hit) => hit.code === code),
    );
    const missed = sample.filter((_, i) => places[i] === -1).map(({ title }) => title);
    expect(missed).toEqual([]);
    expect(places.filter((place) => place === 0).length / sample.length).toBeGreaterThan(0.97);
  });
});
