import { expect, test } from 'vitest';
import { cleanName, looksOf } from '../../../src/domain/text/names.ts';

test.each([
  ['  Nakuru   3 ', 'Nakuru 3'],
  ['Nakuru\u00a03', 'Nakuru 3'],
  ['Nakuru\u2009\u30003', 'Nakuru 3'],
  ['Na\u200bku\u00adru\u2060 3\ufeff', 'Nakuru 3'],
  ['\u202eNakuru', 'Nakuru'],
  ['Nakuru\n3', 'Nakuru 3'],
  // A joiner is a letter of Persian and of the languages of India.
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('%j is kept as a person reads it', (text, name) => {
  expect(cleanName(text)).toBe(name);
  expect(cleanName(name)).toBe(name);
});

test.each([
  '',
  ' \u00a0',
  '\u200b',
  '\u200d\u200c',
  '\u2800',
  '\u3164',
  '\u115f',
  '\u{e0041}',
  '\ufe0f',
  '\u202e',
])('no one sees anything of %j', (text) => {
  expect(cleanName(text)).toBe('');
});

test.each([
  ['Nakuru 3', 'nakuru  3'],
  ['Nakuru 3', 'Nakuru\u00a03'],
  ['Nakuru 3', 'Nak\u200duru 3'],
  ['Nakuru 3', 'Nаkuru 3'], // Cyrillic а
  ['TEAM', 'ТЕАМ'], // Cyrillic
  ['NATO', 'ΝΑΤΟ'], // Greek
  ['Nakuru 3', 'Ｎａｋｕｒｕ ３'],
  ['Élan', 'elan'],
  ['Équipe', 'E\u0301quipe'],
])('%j and %j look alike', (one, other) => {
  expect(looksOf(one)).toBe(looksOf(other));
});

test.each([
  ['Nakuru 3', 'Nakuru 4'],
  ['রামপোর', 'রামপুর'],
  ['Nakuru3', 'Nakuru 3'],
  ['Север', 'Сезер'],
])('%j and %j do not', (one, other) => {
  expect(looksOf(one)).not.toBe(looksOf(other));
});
