import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../../src/domain/text/language.ts';
import { first as englishFirst } from '../../../src/ui/words/en/first.ts';
import { screens as englishScreens } from '../../../src/ui/words/en/screens.ts';
import { byLanguage, LANGUAGES } from '../../../src/ui/words/languages.ts';
import { saidIn, type Said } from '../../support/source/said.ts';

const FIRST = byLanguage(wordsUnder(import.meta.glob('../../../src/ui/words/*/first.ts', { eager: true })));
const SCREENS = byLanguage(
  wordsUnder(import.meta.glob('../../../src/ui/words/*/screens.ts', { eager: true })),
);

/** Paths as `byLanguage` wants them, and what each file exports. */
function wordsUnder(files: Record<string, unknown>): Record<string, object> {
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => [
      path.replace('../../../src/ui/words/', './'),
      Object.values(file as Record<string, object>)[0] ?? {},
    ]),
  );
}

const OTHERS = [...FIRST.keys()].filter((code) => code !== 'en');

function sentences(code: LanguageCode): Said[] {
  const table = { ...FIRST.get(code), ...SCREENS.get(code) };
  const tag = String(Reflect.get(table, 'language'));
  return saidIn(table, { ...englishFirst, ...englishScreens }, tag);
}
const english = new Map(sentences('en').map(({ path, text }) => [path, text]));

/** Names and signs that are the same in every language. */
const SAME_EVERYWHERE = /^(?:Outpost|JSON|#\/|MIT[.]|en-GB)/;

/** What a sentence was told about, which is no word of it. */
const FACTS = /Qx7|Zw9|Vk5|true|false|ms/g;

/** Words that read alike in English and in the language. */
const ALIKE: Partial<Record<string, RegExp>> = {
  fr: /^(?:Institution|Console|Licence|Type|Version(?: .*, licence)?|Sources|Organisation|Code .*|Profession|occupation)$/,
  es: /^Error:$/,
};

test('there are whole folders only', () => {
  expect([...FIRST.keys()]).toEqual([...SCREENS.keys()]);
});

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

test('Arabic says how much may be lost behind a colon, because the number would bend what stands before it', () => {
  const losses = sentences('ar').filter(({ path }) =>
    /^device\.safety\.lost\.(sure|sending|noReply)\(/.test(path),
  );
  expect(losses).not.toEqual([]);
  for (const { text } of losses) expect(text).toMatch(/: [\d,]+\.$/);
});

test('each language is read to its own side', () => {
  const toTheLeft = Object.entries(LANGUAGES).filter(([, { direction }]) => direction === 'rtl');
  expect(toTheLeft.map(([code]) => code)).toEqual(['ar']);
});
