import { check } from '../../src/import/check/check.ts';
import { readValues } from '../../src/import/check/read-values.ts';
import { guessMapping } from '../../src/import/map/guess-mapping.ts';
import { sampleRows } from '../../src/practice/sample-sheet.ts';
import { importCatalogue, tableOf } from '../import/an-import.ts';
import { hold, isSmoke } from './measure.ts';

/**
 * What a page waits for while the columns of a sheet are guessed and its rows are checked, with the real finder. Reading the
 * file, and registering people, are not in it.
 */
const ROWS = isSmoke ? 1_000 : 10_000;
const ERRORS = 137;
const SEED = 39;
/** As long as a page may be busy in one go. */
const LONGEST_MS = 50;
const ALL_MS = 2_000;

const { columns, rows } = sampleRows(ROWS, ERRORS, SEED);
/** Every second title is one of its own, as in a sheet that many hands typed. */
const manyTitles = rows.map(([reference = '', name = '', sex = '', title = '', ...others], at) => [
  reference,
  name,
  sex,
  at % 2 === 0 ? `${title} ${at}` : title,
  ...others,
]);
const catalogue = await importCatalogue();

interface Times {
  guess: number;
  read: number;
  judge: number;
  longest: number;
}

async function timesOf(cells: readonly (readonly string[])[]): Promise<Times> {
  const table = tableOf(columns, cells);
  let [since, longest] = [performance.now(), 0];
  const pause = async () => {
    longest = Math.max(longest, performance.now() - since);
    await new Promise((resume) => setImmediate(resume));
    since = performance.now();
  };
  const started = since;
  const mapping = guessMapping(table, catalogue);
  await pause();
  const guessed = performance.now();
  const meanings = await readValues(table, mapping, catalogue, pause);
  await pause();
  const read = performance.now();
  const { ready, toFix, skipped } = check({ table, mapping, meanings, ...UNANSWERED });
  const done = performance.now();
  await pause();
  const out = toFix.length + skipped.length;
  if (ready.length + out !== cells.length) throw new Error('Rows were lost');
  if (cells === rows && out !== ERRORS) throw new Error(`${out} errors were found, and ${ERRORS} planted`);
  return { guess: guessed - started, read: read - guessed, judge: done - read, longest };
}

const UNANSWERED = { answers: new Map<string, never>(), referencesHere: new Set<string>() };

for (const [what, cells, limit] of [
  ['thirty job titles', rows, ALL_MS],
  ['a job title of its own in every second row', manyTitles, 10 * ALL_MS],
] as const) {
  const times: Times[] = [];
  const run = async (which: (one: Times) => number) => {
    const one = await timesOf(cells);
    times.push(one);
    return which(one);
  };
  const about = `${ROWS} rows with ${what}`;
  await hold(`${about}: longest stretch (ms)`, LONGEST_MS, 3, () => run(({ longest }) => longest));
  await hold(`${about}: all (ms)`, limit, 3, () => run(({ guess, read, judge }) => guess + read + judge));
  const inWords = ({ guess, read, judge, longest }: Times) =>
    `guess ${guess.toFixed(1)}, read ${read.toFixed(1)}, check ${judge.toFixed(1)}, longest stretch ${longest.toFixed(1)}`;
  const [first] = times;
  const last = times.at(-1);
  if (first && last) console.log(`  the first run: ${inWords(first)}\n  the last run: ${inWords(last)}\n`);
}
