import { describe, expect, test } from 'vitest';
import { problem, rules } from '../../../src/domain/rules/rules.ts';

const about = { given: 'what was sent', expected: 'what is right' };

describe('the sentence of every rule', () => {
  test.each(rules)('%s: says what to do, in a person’s words', (rule) => {
    const { detail } = problem(rule, '/field', about);
    expect(detail).toMatch(/^[A-Z“{[].{10,}[^.!]$/s);
    expect(detail).not.toMatch(/please|sorry|invalid|required field|undefined|null/i);
  });

  test('names what was sent, and no more of it than can be read', () => {
    expect(
      problem('country-unknown', '/country', { given: 'UK', expected: 'GB (United Kingdom)' }).detail,
    ).toBe('“UK” is not an ISO 3166-1 country code: select GB (United Kingdom)');
    expect(problem('country-unknown', '', { given: 'x'.repeat(5000) }).detail.length).toBeLessThan(200);
  });

  test.each([
    [7, '“7”'],
    [{ a: 1 }, '“{"a":1}”'],
    [undefined, '“”'],
  ])('can name %j', (given, quoted) => {
    expect(problem('occupation-unknown', '', { given }).detail).toContain(quoted);
  });
});
