import { expect, test } from 'vitest';
import { wordsOf } from '../../../src/domain/text/words.ts';

test.each([
  ['Bed 4, Ward B', ['bed', '4', 'ward', 'b']],
  ['Élan élan', ['elan']],
  ['  ', []],
  ['Nurse (registered)', ['nurse', 'registered']],
  ['Ωmega 12', ['ωmega', '12']],
  ['Йога Ё', ['иога', 'е']],
  ['مُحَمَّد ١٢', ['محمد', '12']],
  ['রামপুর দল', ['রামপুর', 'দল']],
  ['ร้าน', ['ร้าน']],
  ['がっこう', ['がっこう']],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
