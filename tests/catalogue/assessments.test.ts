import { expect, it } from 'vitest';
import { shippedCatalogue } from '../support/parts/shipped-catalogue.ts';

const { assessments } = await shippedCatalogue();

it.each(['AI', 'ai', 'aI'])('finds an assessment by its key in either case: %s', (key) => {
  expect(assessments.find(key)?.name).toBe('Activity Interests');
});

it.each(['', 'SK', 'A', 'AI ', '__proto__'])('has no assessment for the key "%s"', (key) => {
  expect(assessments.find(key)).toBeUndefined();
});

it('keeps the order of the catalogue', () => {
  expect(assessments.all.map((assessment) => assessment.key).join(' ')).toBe('AI TA AC TX AS PO TR TB TC TL');
});
