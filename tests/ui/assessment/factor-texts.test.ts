import { expect, test } from 'vitest';
import { factorText, familiesOf, familyTexts } from '../../../src/ui/assessment/factor-texts.ts';
import { shippedCatalogue } from '../../support/parts/shipped-catalogue.ts';

const families = (text: string) => familiesOf(text)?.join('');

test.for([
  ['two halves', 'Factors A to F are practices. Factors G to L are ways.', '000000111111'],
  ['a single factor', 'Factors A to K are modes, and factor L is a self-rating.', '000000000001'],
  ['four families', 'Factors A to D. Factors E to H, and factors I to J, factors K and L.', '000011112233'],
] as const)('families are read from the text: %s', ([, text, expected]) => {
  expect(families(text)).toBe(expected);
});

test.for([
  ['names none', 'Twelve parts that members may play.'],
  ['leaves some out', 'Factors A to F are practices.'],
  ['names one twice', 'Factors A to G are practices. Factors G to L are ways.'],
  ['names them out of order', 'Factors G to L are ways. Factors A to F are practices.'],
] as const)('a text that %s has no families', ([, text]) => {
  expect(familiesOf(text)).toBeUndefined();
});

test.for([
  [
    'up to the first comma or stop',
    'Time. Factors A to F are practices, from first to last. Factors G to L are ways.',
    ['Factors A to F are practices', 'Factors G to L are ways'],
  ],
  [
    'up to the next family',
    'Factors A to K are modes, and factor L is a self-rating: how well.',
    ['Factors A to K are modes', 'Factor L is a self-rating'],
  ],
] as const)('what the text says of each family is taken from it %s', ([, text, expected]) => {
  expect(familyTexts(text)).toEqual(expected);
});

test('a description says what is measured, what low means and what high means', () => {
  const description =
    'The pull of counting. With low interest, a guess will do; with high interest, sums are checked.';
  expect(factorText({ description })).toEqual({
    what: 'The pull of counting.',
    ends: { low: 'With low interest, a guess will do.', high: 'With high interest, sums are checked.' },
  });
  expect(factorText({ description: 'Anything else.' })).toEqual({ what: 'Anything else.' });
});

test('of the shipped descriptions all say both ends, and all assessments but one name their families', async () => {
  const { assessments } = await shippedCatalogue();
  const factors = assessments.all.flatMap((assessment) => assessment.factors);
  expect(factors.filter((factor) => !factorText(factor).ends).map(({ description }) => description)).toEqual(
    [],
  );
  const whole = assessments.all.filter(({ descr_med }) => !familiesOf(descr_med));
  expect(whole.map(({ key }) => key)).toEqual(['TR']);
});
