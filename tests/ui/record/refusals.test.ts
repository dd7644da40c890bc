import { afterEach, expect, test } from 'vitest';
import { rules } from '../../../src/domain/rules/rules.ts';
import { refusalSentence, problemSentence, serversWords } from '../../../src/ui/record/refusals.ts';
import { speak } from '../../../src/ui/messages/speak.ts';

afterEach(() => speak('en'));

const REFUSED = {
  pointer: '/occupation',
  rule: 'occupation-unknown',
  detail: '“2229” is not an ISCO-08 code: select an occupation from the list',
};
const OF_THE_SERVER = { pointer: '', rule: 'closed-on-sundays', detail: 'Closed on Sundays' };

test.each(['fr', 'es', 'pt', 'sw', 'ar'] as const)('every rule has a sentence in %s', async (code) => {
  await speak(code);
  const said = rules.map(refusalSentence);
  expect(said.every((sentence) => sentence !== undefined && sentence.length > 10)).toBe(true);
  if (code === 'ar')
    expect(said.filter((sentence) => !/\p{Script=Arabic}/u.test(sentence ?? ''))).toEqual([]);
});

test('a refusal is said in the language, with the server’s own words beside it', async () => {
  await speak('ar');
  expect(problemSentence(REFUSED)).toBe('اختر مهنة من القائمة');
  expect(serversWords(REFUSED)).toBe(REFUSED.detail);
});

test('in English the server’s words are the sentence', () => {
  expect(problemSentence(REFUSED)).toBe(REFUSED.detail);
  expect(serversWords(REFUSED)).toBeUndefined();
});

test('a rule of the server’s own is said in its words in every language', async () => {
  await speak('fr');
  expect(problemSentence(OF_THE_SERVER)).toBe('Closed on Sundays');
  expect(serversWords(OF_THE_SERVER)).toBeUndefined();
});
