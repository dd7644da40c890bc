import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanMessage, cleanName, cleanStack } from '../../../../../src/ui/screens/settings/report/clean.ts';
import { seedOf } from '../../../../support/parts/seed.ts';

const BASE = 'https://example.org/field/';

test.each([
  ["Cannot read properties of undefined (reading 'amina')", 'cannot read properties of undefined reading …'],
  ['Unexpected token \'A\', "Amina Odhiambo" is not valid JSON', 'unexpected token a … is not …'],
  ['Failed to fetch https://api.example.org/api-v1/users?key=s3cret', 'failed to fetch … key …'],
  ['Group Lakeside Trust 42 is unknown', '… is unknown'],
  ['أمينة is not a function', '… is not a function'],
])('%s becomes %s', (message, cleaned) => {
  expect(cleanMessage(message)).toBe(cleaned);
});

test('no message brings a word of its own into a report', () => {
  const known = (word: string) => cleanMessage(word) === word.toLowerCase();
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.uuid(), fc.webUrl())), (parts) => {
      const words = cleanMessage(parts.join(' '))
        .split(' ')
        .filter((word) => word !== '');
      expect(words.filter((word) => word !== '…' && !known(word))).toEqual([]);
    }),
    seedOf('report'),
  );
});

test('of a stack only places in the app’s own files stay, without their address', () => {
  const stack = [
    'TypeError: Amina at home',
    `    at draw (${BASE}assets/screens-Xy1_.js:12:345)`,
    `    at async ${BASE}assets/first-a.js?who=amina:1:2`,
    `    at https://api.example.org/assets/amina.js:1:2`,
    `    at chrome-extension://abcd/content.js:3:4`,
    `load@${BASE}src/ui/screens/people/People.svelte:7:8`,
    `    at ${BASE}amina/page.html:9:10`,
  ].join('\n');
  expect(cleanStack(stack, BASE)).toEqual([
    'assets/screens-Xy1_.js:12:345',
    'assets/first-a.js:1:2',
    'src/ui/screens/people/People.svelte:7:8',
  ]);
});

test('a name that is no kind of error is left out', () => {
  expect(['TypeError', 'StoreProblem', 'QuotaExceededError', 'Amina', 'amina Error'].map(cleanName)).toEqual([
    ...['TypeError', 'StoreProblem', 'QuotaExceededError', 'Error', 'Error'],
  ]);
});
