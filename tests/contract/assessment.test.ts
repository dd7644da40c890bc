import { describe, expect, it } from 'vitest';
import { Assessment, FACTOR_LETTERS } from '../../src/contract/assessment.ts';

const survey = {
  type: 'survey',
  language: 'en_GB',
  key: 'AI',
  name: 'Activity Interests',
  descr_short: 'Short.\r\n',
  descr_med: 'One.\r\n\r\nTwo.',
  factors: FACTOR_LETTERS.map((letter) => ({ letter, name: `Name ${letter}`, description: 'Text.' })),
};

describe('an assessment', () => {
  it('is accepted as the contract describes it, line breaks and all', () => {
    expect(Assessment.parse(survey)).toEqual(survey);
  });

  it('keeps fields that the contract does not name', () => {
    const more = {
      ...survey,
      price: 12,
      factors: survey.factors.map((factor) => ({ ...factor, scale: 10 })),
    };
    expect(Assessment.parse(more)).toEqual(more);
  });

  it.each([
    ['eleven factors', { factors: survey.factors.slice(1) }],
    ['thirteen factors', { factors: [...survey.factors, survey.factors[0]] }],
    ['factors out of order', { factors: survey.factors.toReversed() }],
    ['a key of three letters', { key: 'AIX' }],
    ['a key with a digit', { key: 'A1' }],
    ['no name', { name: undefined }],
    ['factors as text', { factors: 'A to L' }],
  ])('is refused with %s', (_, change) => {
    expect(Assessment.safeParse({ ...survey, ...change }).success).toBe(false);
  });
});
