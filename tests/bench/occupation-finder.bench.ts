import Fuse from 'fuse.js';
import { createMisspellings } from '../../src/catalogue/occupation-finder/words/misspelling.ts';
import {
  buildOccupationFinder,
  createOccupationFinder,
} from '../../src/catalogue/occupation-finder/occupation-finder.ts';
import { wordsOf } from '../../src/catalogue/occupation-finder/words/words.ts';
import {
  shippedCatalogue,
  shippedLocalWords,
  shippedOccupationWords,
} from '../support/parts/shipped-catalogue.ts';
import type { LocalWords } from '../../src/catalogue/local-words.ts';
import { LANGUAGE_CODES } from '../../src/domain/text/language.ts';
import { compare, hold, median, milliseconds } from './measure.ts';

const { occupations } = await shippedCatalogue();
const words = await shippedOccupationWords();
/** The heaviest of the other languages. */
const french = await shippedLocalWords('fr');
const finder = createOccupationFinder(occupations, words);

/** What someone types, letter by letter, slips included. */
const TYPED = [
  'taxi driver',
  'sells vegetables at market',
  'primary shcool teacher',
  'electrican',
  'farm hand',
  'boda boda',
];
const KEYSTROKES = TYPED.flatMap((text) => Array.from(text, (_, i) => text.slice(0, i + 1)));
/** fuse.js needs tenths of a second for each, so it gets every seventh. */
const SOME_KEYSTROKES = KEYSTROKES.filter((_, i) => i % 7 === 0);

const texts = [
  ...[...occupations.all()].map(({ code, name }) => ({ code, title: name })),
  ...words.variants,
  ...words.titles,
  ...words.said,
];
const plain = new Fuse(texts, { keys: ['title'] });
const vocabulary = [...new Set(texts.flatMap(({ title }) => wordsOf(title).map(({ text }) => text)))];
const misspellings = createMisspellings(vocabulary);
const fuzzyWords = new Fuse(vocabulary, { threshold: 0.3 });
const MISTYPED = ['acocuntant', 'electrican', 'mechamic', 'plumer', 'hairdreser', 'carrpenter', 'vricklayer'];

/** Median milliseconds for one of several. */
async function each(list: readonly string[], search: (text: string) => unknown): Promise<number> {
  const times: number[] = [];
  for (const text of list) times.push(await milliseconds(() => search(text)));
  return median(times);
}

await compare({
  title: 'One key press in the occupation field, ms',
  ours: { name: 'occupation finder', run: () => each(SOME_KEYSTROKES, (text) => finder.search(text)) },
  peer: { name: 'fuse.js', run: () => each(SOME_KEYSTROKES, (text) => plain.search(text, { limit: 8 })) },
  limit: 0.1,
  rounds: 5,
  seed: 4,
});

await compare({
  title: `One mistyped word among ${vocabulary.length}, ms`,
  ours: { name: 'letter sets and slips', run: () => each(MISTYPED, (word) => misspellings.near(word)) },
  peer: { name: 'fuse.js', run: () => each(MISTYPED, (word) => fuzzyWords.search(word, { limit: 8 })) },
  limit: 0.5,
  rounds: 15,
  seed: 4,
});

await hold('One key press, ms', 8, 15, () => each(KEYSTROKES, (text) => finder.search(text)));

/** What a link or a paste may bring. */
const ENDLESS = ['x', 'taxi driver ', 'xqzv wqkz ', 'ele con pro ', ' ', '2'].map((part) =>
  part.repeat(100_000),
);
await hold('The slowest of six searches for 100,000 letters and more, ms', 200, 5, async () => {
  const times: number[] = [];
  for (const text of ENDLESS) times.push(await milliseconds(() => finder.search(text)));
  return Math.max(...times);
});

const both = createOccupationFinder(occupations, words, french);
await hold('One key press with the words of French beside the English ones, ms', 1, 15, () =>
  each(KEYSTROKES, (text) => both.search(text)),
);

/** Processor time, in milliseconds: unlike the clock it does not grow when others use the machine. */
function processorTime(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

for (const code of LANGUAGE_CODES) {
  const local = await shippedLocalWords(code);
  await hold(`Occupation finder with ${code} ready after the data, ms of processor time`, 300, 9, () => {
    const started = process.cpuUsage();
    createOccupationFinder(occupations, words, local);
    return processorTime(started);
  });
  const block = `Longest time that building it with ${code} holds the page, ms of processor time`;
  await hold(block, 30, 9, () => longestBlock(local));
}

async function longestBlock(local: LocalWords | undefined): Promise<number> {
  let longest = 0;
  let started = process.cpuUsage();
  const note = () => (longest = Math.max(longest, processorTime(started)));
  await buildOccupationFinder(
    occupations,
    words,
    async () => {
      note();
      await new Promise((resume) => setTimeout(resume));
      started = process.cpuUsage();
    },
    local,
  );
  note();
  return longest;
}
