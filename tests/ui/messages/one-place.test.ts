import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { sentencesOf } from '../../support/source/sentences.ts';

/** Rooms of src whose sentences all stand in ui/messages. */
const WITHOUT_SENTENCES = new RegExp(
  `^(${[
    '(catalogue|copies|page|store|sync)/',
    'organisation/',
    'practice/(?!story/days|sample-sheet)', // Names of made-up groups and people are data.
    'ui/(?!screens/(setup|console|overview)/)',
  ].join('|')})`,
);

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.(ts|svelte)$/.test(file) && WITHOUT_SENTENCES.test(file));

describe('sentences for people', () => {
  test('stand in ui/messages and nowhere else', () => {
    const found = files.flatMap((file) =>
      sentencesOf(file, readFileSync(`src/${file}`, 'utf8')).map(
        ({ line, text }) => `src/${file}:${line} ${text}`,
      ),
    );
    expect(found).toEqual([]);
  });
});

/** The tags of the screens' languages stand together; the service answers in English, and Swedish dates are written as ISO 8601 has them. */
const NAME_A_LANGUAGE = [
  'catalogue/countries.ts',
  'domain/rules/rules.ts',
  'domain/text/language.ts',
  'server/database/reading/days.ts',
];

test('the tags of languages stand in one place', () => {
  const all = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
    file.split(path.sep).join('/'),
  );
  const naming = all.filter(
    (file) => /\.(ts|svelte)$/.test(file) && /'[a-z]{2}-[A-Z]{2}'/.test(readFileSync(`src/${file}`, 'utf8')),
  );
  expect(naming.toSorted()).toEqual(NAME_A_LANGUAGE);
});

describe('the search for sentences', () => {
  test.each([
    ['x.svelte', '<p>Saved</p>', ['Saved']],
    ['x.svelte', '<button aria-label="Close it">{icon}</button>', ['Close it']],
    ['x.svelte', '<TextField label="Name" name="personName" />', ['Name']],
    ['x.svelte', '<CopyButton what="Code {code}" />', ['Code']],
    ['x.svelte', '<p class="note red">{words.saved}</p>', []],
    ['x.svelte', "<p>{sex === 'M' ? 'Male' : words.female}</p>", ['Male']],
    ['x.svelte', "<p>{count === 1 ? 'One person' : words.more}</p>", ['One person']],
    [
      'x.svelte',
      '<script lang="ts">const hint = "Leave empty for none.";</script>',
      ['Leave empty for none.'],
    ],
    ['x.ts', 'const text = `${count} people were sent`;', ['… people were sent']],
    ['x.ts', "const state = 'to fix';", []],
    ['x.ts', "throw new Error('The table has no row');", []],
    ['x.ts', "class A extends Error { constructor() { super('It broke'); } }", []],
    ['x.ts', "class A extends Shape { constructor() { super('It broke'); } }", ['It broke']],
    ['x.ts', "import { A } from './Some File.svelte';", []],
  ])('finds in %s %s: %j', (file, text, sentences) => {
    expect(sentencesOf(file, text).map((one) => one.text)).toEqual(sentences);
  });
});
