import { expect, test } from 'vitest';
import { href, parseHash } from '../../../src/ui/app/routes.ts';

test.each([
  ['', 'register', {}],
  ['#/', 'register', {}],
  ['#/people', 'people', {}],
  ['#/people/', 'people', {}],
  ['#/people/6f0c', 'person', { id: '6f0c' }],
  ['#/people/6f0c/assign', 'assign', { id: '6f0c' }],
  ['#/assessments/AI', 'assessment', { key: 'AI' }],
  ['#/occupations/2221', 'occupation', { code: '2221' }],
  ['#/occupations/a%20b', 'occupation', { code: 'a b' }],
  ['#/occupations/%', 'occupation', { code: '%' }],
  ['#/nowhere', 'unknown', {}],
  ['#/people/1/2/3', 'unknown', {}],
])('%s leads to %s', (hash, name, parameters) => {
  expect(parseHash(hash)).toMatchObject({ name, parameters });
});

test('what stands after a question mark is the screen’s own', () => {
  const { name, query } = parseHash('#/people/1?edit');
  expect(name).toBe('person');
  expect(query.has('edit')).toBe(true);
});

test('an address leads back to where it was made for, whatever the id', () => {
  const id = 'a/b?c#d%';
  expect(parseHash(href('person', { id })).parameters).toEqual({ id });
});
