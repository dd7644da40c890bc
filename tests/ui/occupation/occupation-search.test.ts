import { describe, expect, test } from 'vitest';
import { MOST_HITS, pickerResult, treeHref } from '../../../src/ui/occupation/occupation-search.ts';
import { parseHash } from '../../../src/ui/app/routes.ts';
import { developmentSet, readQueries } from '../../eval/queries.ts';
import { shippedFinder, wholeFinder } from '../../support/parts/shipped-catalogue.ts';

const finder = await shippedFinder();
const codesFor = (words: string) => pickerResult(finder, words).hits.map(({ code }) => code);

describe('the digits of a code', () => {
  test('narrow the unit groups, and the broader group itself stands last', () => {
    expect(codesFor('222')).toEqual(['2221', '2222', '222']);
  });

  test('of a wide group leave room for that group among the hits', () => {
    const codes = codesFor('2');
    expect(codes).toHaveLength(MOST_HITS);
    expect(codes.at(-1)).toBe('2');
    expect(codes.slice(0, -1).every((code) => code.length === 4)).toBe(true);
  });

  test('of a unit group give that one alone', () => {
    expect(codesFor(' 2221 ')).toEqual(['2221']);
  });

  test.each(['29', '9999', '22210'])('%s, which no group has, find nothing', (digits) => {
    expect(codesFor(digits)).toEqual([]);
  });
});

test.each(['nurs', 'e', ''])('words such as "%s" lead to few unit groups', (words) => {
  const codes = codesFor(words);
  expect(codes.length).toBeLessThanOrEqual(MOST_HITS);
  expect(codes.filter((code) => code.length !== 4)).toEqual([]);
});

test(
  'hardly a query has what it means among the two that would come after the hits',
  { tags: ['night'] },
  async () => {
    const whole = await wholeFinder();
    const queries = [developmentSet('en'), 'data/occupation-sentences.tsv'].flatMap(readQueries);
    const placeOf = (query: string, codes: readonly string[]) =>
      whole.search(query, { limit: MOST_HITS + 2 }).hits.findIndex(({ code }) => codes.includes(code));
    const behind = queries.filter(({ query, codes }) => placeOf(query, codes) >= MOST_HITS);
    expect(queries.length).toBeGreaterThan(3_000);
    expect(behind.length).toBeLessThanOrEqual(4);
  },
);

describe('the way to the tree', () => {
  test.each([
    ['  sells fish? & chips ', 'sells fish? & chips'],
    ['222', '222'],
    ['', null],
  ])('takes "%s" along', (words, expected) => {
    const { name, query } = parseHash(treeHref(words));
    expect([name, query.get('for'), query.get('words')]).toEqual(['occupations', 'register', expected]);
  });

  test('leads to a single code as well', () => {
    const { name, parameters, query } = parseHash(treeHref('nurse', '2221'));
    expect([name, parameters['code'], query.get('words')]).toEqual(['occupation', '2221', 'nurse']);
  });
});
