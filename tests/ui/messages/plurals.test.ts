import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Messages } from '../../../src/build/messages/compile.ts';
import { LANGUAGE_CODES, LANGUAGE_TAGS, type LanguageCode } from '../../../src/domain/text/language.ts';
import { saidIn, type Said } from '../../support/source/said.ts';

const files = (part: Record<string, object>) =>
  new Map(Object.entries(part).map(([path, table]) => [path.slice(-7, -5), table]));
const FIRST = files(
  import.meta.glob('../../../src/ui/messages/??.json', { eager: true, query: '?first', import: 'messages' }),
);
const SCREENS = files(
  import.meta.glob('../../../src/ui/messages/??.json', {
    eager: true,
    query: '?screens',
    import: 'messages',
  }),
);
const ENGLISH = JSON.parse(readFileSync('src/ui/messages/en.json', 'utf8')) as Messages;
const COUNTED: Messages = Object.fromEntries(
  Object.entries(ENGLISH).filter(([, { defaultMessage }]) => defaultMessage.includes(', plural,')),
);

const tablesOf = (code: LanguageCode) => ({ first: FIRST.get(code) ?? {}, screens: SCREENS.get(code) ?? {} });
const plurals = (code: LanguageCode): Said[] =>
  saidIn(tablesOf(code), COUNTED, tablesOf('en'), LANGUAGE_TAGS[code]);

/** One line for each message with what it says of each number, to be read by a person: `npm test -- plurals`. */
function printed(code: LanguageCode, said: readonly Said[]): string {
  const byName = new Map<string, string[]>();
  for (const { path, text } of said) {
    const name = path.replace(/\(.*/, '');
    byName.set(name, [...(byName.get(name) ?? []), text]);
  }
  return [...byName].map(([name, texts]) => `${code} ${name}: ${texts.join(' | ')}`).join('\n');
}

describe.each(LANGUAGE_CODES)('the plurals in %s', (code) => {
  test('have a text for every number', () => {
    const said = plurals(code);
    console.log(printed(code, said));
    expect(said.length).toBeGreaterThan(1_000);
    expect(said.filter(({ text }) => text === '' || /undefined|NaN|\[object|[{}#]/.test(text))).toEqual([]);
  });
});
