import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../../src/domain/text/language.ts';
import { byLanguage, LANGUAGES } from '../../../src/ui/messages/languages.ts';
import type { Messages } from '../../../src/build/messages/compile.ts';
import { LANGUAGE_TAGS } from '../../../src/domain/text/language.ts';
import { saidIn, type Said } from '../../support/source/said.ts';

const FOLDER = '../../../src/ui/messages/';
const FIRST = byLanguage(
  short(
    import.meta.glob<object>('../../../src/ui/messages/??.json', {
      eager: true,
      query: '?first',
      import: 'messages',
    }),
  ),
);
const SCREENS = byLanguage(
  short(
    import.meta.glob<object>('../../../src/ui/messages/??.json', {
      eager: true,
      query: '?screens',
      import: 'messages',
    }),
  ),
);
const ENGLISH = JSON.parse(readFileSync('src/ui/messages/en.json', 'utf8')) as Messages;

/** Paths as `byLanguage` wants them. */
function short<Part>(files: Record<string, Part>): Record<string, Part> {
  return Object.fromEntries(Object.entries(files).map(([path, part]) => [path.replace(FOLDER, './'), part]));
}

const OTHERS = [...FIRST.keys()].filter((code) => code !== 'en');

const tablesOf = (code: LanguageCode) => ({ first: FIRST.get(code) ?? {}, screens: SCREENS.get(code) ?? {} });

function sentences(code: LanguageCode): Said[] {
  return saidIn(tablesOf(code), ENGLISH, tablesOf('en'), LANGUAGE_TAGS[code]);
}
const english = new Map(sentences('en').map(({ path, text }) => [path, text]));

/** Names and signs that are the same in every language. */
const SAME_EVERYWHERE = /^(?:Outpost|JSON|#\/|MIT[.]|en-GB)/;

/** What a sentence was told about, which is no word of it. */
const FACTS = /Qx7|Zw9|Vk5|true|false|ms/g;

/** Words that read alike in English and in the language. */
const ALIKE: Partial<Record<string, RegExp>> = {
  fr: /^(?:Institution|Console|Licence|Type|Version(?: .*)?|Sources|Organisation|Code .*|Profession|occupation|Menu|Image .*|Total)$/,
  es: /^(?:Error|Total)(?::.*)?$/,
  pt: /^(?:Menu|Total(?::.*)?)$/,
};

describe.each(OTHERS)('the words in %s', (code) => {
  const said = sentences(code).map((one) => ({ ...one, english: english.get(one.path) ?? '' }));
  const listed = (some: typeof said) =>
    some.map(({ path, english: from, text }) => `${path}: ${from} → ${text}`);

  test('have every sentence of the English ones, and say it of the same facts', () => {
    expect(namesOf(said.map(({ path }) => path))).toEqual(namesOf([...english.keys()]));
    const broken = said.filter(
      ({ text, english: from }) =>
        /undefined/.test(text) ||
        text.includes('#') !== from.includes('#') ||
        (text === '') !== (from === ''),
    );
    expect(listed(broken)).toEqual([]);
  });

  test('name whatever a sentence is told about, numbers in every plural', () => {
    const lacking = said.filter(({ text, facts }) => facts.some((fact) => !text.includes(fact)));
    expect(listed(lacking)).toEqual([]);
  });

  test('leave nothing in English', () => {
    const left = said.filter(
      ({ text, english: from }) =>
        text === from &&
        /\p{L}{3}/u.test(text.replace(FACTS, '')) &&
        !SAME_EVERYWHERE.test(text) &&
        ALIKE[code]?.test(text) !== true,
    );
    expect(listed(left)).toEqual([]);
  });

  test('plead nowhere, and use no exclamation mark', () => {
    const pleading =
      /[!¡]|s[’']il (?:vous|te) pla|désolé|por favor|lo siento|lamentamos|tafadhali|samahani|من فضلك|رجاء|عذر/iu;
    expect(listed(said.filter(({ text }) => pleading.test(text)))).toEqual([]);
  });

  test('hint in one sentence at what a decision does, so that a phone shows all three answers', () => {
    const hints = said.filter(({ path }) => path.startsWith('record.noReply.does.'));
    expect(hints).toHaveLength(2);
    for (const { text } of hints) expect(text).toMatch(/^[^.]+\.$/);
  });

  test('are as short as buttons and labels must be', () => {
    const long = said.filter(
      ({ path, text, english: from }) =>
        isLabel(path, from) && text.length > Math.max(SHORT, from.length * LONGER),
    );
    for (const line of listed(long)) console.log(`${code} ${line}`);
    expect(long.length).toBeLessThanOrEqual(said.filter((one) => isLabel(one.path, one.english)).length / 5);
  });
});

/** The names of sentences, without what they were told. */
function namesOf(paths: readonly string[]): string[] {
  return [...new Set(paths.map((path) => path.replace(/\(.*/, '')))];
}

/** So many letters fit wherever an English label does. */
const SHORT = 14;
/** How much longer than the English a label may be. */
const LONGER = 1.4;

/** Short, and no sentence: what stands on a button, beside a box, in a heading. */
function isLabel(path: string, text: string): boolean {
  return !path.includes('(') && text.length <= 24 && !/[.:,]$/.test(text);
}

test('Spanish and Portuguese quote with their own marks', () => {
  const others = ['es', 'pt'].flatMap((code) => sentences(code as LanguageCode));
  expect(others.filter(({ text }) => /[«»]/.test(text)).map(({ path }) => path)).toEqual([]);
});

test('each language is read to its own side', () => {
  const toTheLeft = Object.entries(LANGUAGES).filter(([, { direction }]) => direction === 'rtl');
  expect(toTheLeft.map(([code]) => code)).toEqual(['ar']);
});
