import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';

/**
 * Words that no text uses, each with the one that stands in its place. One thing has one name, and no one should need a second reading.
 */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [/\b(somebody|everybody|anybody|nobody|whoever)\b/i, '“you”, “someone”, “no one” or a passive'],
  [/\bmend/i, 'fix'],
  [/\banew\b/i, 'again'],
  [/\ball the same\b/i, 'anyway'],
  [/\b(says? so|look there|looks? (on|at))\b/i, 'check'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\b(hands?|handed|handing) over\b/i, 'move'],
  [/\b(held|holding)\b/i, 'on hold'],
  [/\bstop holding\b/i, 'release'],
  [/\bneeds? you\b/i, 'to fix'],
  [/\b(not|did not) accept(ed)?\b/i, 'rejected'],
  [/\b(said no|refuses?)\b/i, 'rejects'],
  [/\b(make|no) room\b/i, 'free up space, full'],
  [/\bno network\b/i, 'offline'],
  [/\bload (it |the app )?again\b/i, 'reload'],
  [/\bonce more\b/i, 'again'],
  [/\bmake a backup\b/i, 'back up'],
  [/\b(picture|drawing)s?\b/i, 'chart, image'],
  [/\bin all\b/i, 'total'],
  [/\bnoted that\b/i, 'marked as'],
  [/\blong number\b/i, 'server ID'],
  [/\bsave and next\b/i, 'save and add another'],
];

const messages = Object.entries(
  JSON.parse(readFileSync('src/ui/messages/en.json', 'utf8')) as Record<string, { defaultMessage: string }>,
);

test.each(BANNED)('%s stands in no text: %s', (word) => {
  const found = messages.filter(([, { defaultMessage }]) =>
    word.test(defaultMessage.replaceAll(/\{\w+/g, '')),
  );
  expect(found.map(([name, { defaultMessage }]) => `${name}: ${defaultMessage}`)).toEqual([]);
});

test('no name of a message has an old word', () => {
  const old =
    /(some|every|no|any)body|whoever|(^|\.|to)mend|alltheSame|(no|make)Room|(load|look)Again|heldUp|toLookAt|saySo/i;
  expect(messages.map(([name]) => name).filter((name) => old.test(name))).toEqual([]);
});
