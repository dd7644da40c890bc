import { expect, test } from 'vitest';
import { fittingOccupations } from '../../../../../src/ui/screens/people/filters/fitting-occupations.ts';
import { byCode } from '../../../../../src/catalogue/occupation-words.ts';
import { shippedOccupationWords, wholeFinder } from '../../../../support/parts/shipped-catalogue.ts';

const { titles } = await shippedOccupationWords();
const known = { finder: await wholeFinder(), jobTitles: byCode(titles) };

test.each([
  ['a whole word of a title, and the groups above', 'nurse', ['2221', '3221', '222']],
  ['a word that is still being typed', 'carpentr', ['7115']],
  ['several words', 'minibus driver', ['8322']],
  ['a word with another ending', 'nursing', ['2221']],
])('%s fits', (_, text, codes) => {
  expect(fittingOccupations(known, text)).toEqual(expect.arrayContaining(codes));
});

test('who looks for nurses does not find those who work in a tree nursery', () => {
  expect(fittingOccupations(known, 'nurse')).not.toContain('9214');
  expect(fittingOccupations(known, 'nurs')).toContain('9214');
});

test.each([
  ['a reference', 'NK-0012'],
  ['a receipt', 'K7-4QF2'],
  ['a code, which is found without help', '2221'],
  ['nothing', ' '],
])('no occupation is guessed for %s', (_, text) => {
  expect(fittingOccupations(known, text)).toEqual([]);
});

test('before the occupations have come nothing fits', () => {
  expect(fittingOccupations({ finder: undefined, jobTitles: new Map() }, 'nurse')).toEqual([]);
});
