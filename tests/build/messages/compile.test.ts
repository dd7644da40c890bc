import { describe, expect, test } from 'vitest';
import { argumentsOf, compile, type Messages } from '../../../src/build/messages/compile.ts';
import { typesOf } from '../../../src/build/messages/types.ts';
import type { LanguageCode } from '../../../src/domain/text/language.ts';

const english: Messages = {
  'first.save': { defaultMessage: 'Save', description: 'On a button' },
  'first.counts.people': { defaultMessage: '{n, plural, one {# person} other {# people}}' },
  'first.hello': { defaultMessage: 'Hello, {name}' },
  'screens.other': { defaultMessage: 'Other' },
};

const inFrench = (texts: Record<string, string>): Messages =>
  Object.fromEntries(Object.entries(texts).map(([id, defaultMessage]) => [id, { defaultMessage }]));

const compiled = (code: LanguageCode, messages: Messages): string =>
  compile(code, 'first', { messages, english, apart: './apart.ts' });

describe('a compiled file of messages', () => {
  test('has texts, and functions of what they are told, of its own part alone', () => {
    const source = compiled('en', english);
    expect(source).toContain('save: "Save"');
    expect(source).toContain('people: (d) => plural(d.n, 0, en,');
    expect(source).not.toContain('Other');
  });

  test('keeps each text that is inserted in a direction of its own', () => {
    expect(compiled('en', english)).toContain('"Hello, " + apart(d.name, "en-GB")');
  });

  test('has in French the spaces that no line may break at', () => {
    expect(compiled('fr', inFrench({ 'first.save': 'Voulez-vous « tout » enregistrer ?' }))).toContain(
      '"Voulez-vous «\u00A0tout\u00A0» enregistrer\u00A0?"',
    );
  });

  test('leaves out what is not translated', () => {
    expect(compiled('fr', inFrench({ 'first.save': '' }))).not.toContain('save');
  });

  test.each([
    ['names what the English does not', '{person}', /fr: first.save names person/],
    ['cannot be read', '{n, plural, one {x}', /first.save cannot be read/],
  ])('is refused where a message %s', (_, text, error) => {
    expect(() => compiled('fr', inFrench({ 'first.save': text }))).toThrow(error);
  });
});

test('what a message is told is a number where it is counted or formatted as one', () => {
  const told = argumentsOf('x', '{n, plural, one {{name} has one} other {{name} has {all, number}}}');
  expect(Object.fromEntries(told)).toEqual({ n: 'number', name: 'string', all: 'number' });
});

test('the types have each message with all that it is told', () => {
  const types = typesOf(english);
  expect(types).toContain('"save": string;');
  expect(types).toContain('"people": (told: { n: number }) => string;');
  expect(types).toContain('"hello": (told: { name: string }) => string;');
});
