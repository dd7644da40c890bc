/**
 * `npm run eval:occupations -- FILE.tsv` asks the occupation finder every query of a file, with the very data that ships, and
 * prints one JSON object: `{ n, top1, top5, top10, top5Minor, medianMs, p95Ms }`, shares between 0 and 1.
 *
 * `--by-kind` prints one line a kind instead (third column). `--half tuning|validation` takes half of the rows.
 * `--variant typo|unfinished|last-unfinished` spoils the queries first (`--seed N`).
 * `--leave-out` builds the finder without a tenth of the job titles and asks those; no file is read then.
 * `--letters` prints how many letters must be typed until the right code is among the eight shown.
 */
import { parseArgs } from 'node:util';
import { createOccupationFinder } from '../../src/catalogue/occupation-finder/occupation-finder.ts';
import { seeded } from '../../data/sample.ts';
import { shippedCatalogue, shippedOccupationWords } from '../support/shipped-catalogue.ts';
import { figuresOf, lettersNeeded, quantile } from './figures.ts';
import { halfOf, type LabelledQuery, readQueries, VARIANTS, varied } from './queries.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'by-kind': { type: 'boolean' },
    half: { type: 'string' },
    variant: { type: 'string' },
    seed: { type: 'string', default: '1' },
    'leave-out': { type: 'boolean' },
    letters: { type: 'boolean' },
  },
});

const [file = ''] = positionals;
if (file === '' && !options['leave-out']) {
  console.error('Say which file: npm run eval:occupations -- FILE.tsv');
  process.exit(2);
}
const { occupations } = await shippedCatalogue();
const words = await shippedOccupationWords();
const { finder, asked } = options['leave-out']
  ? leftOut()
  : { finder: create(words), asked: readQueries(file) };
const queries = spoilt(asked.filter((row) => !options.half || halfOf(row) === options.half));
if (options.letters) console.log(JSON.stringify(letters(queries)));
else if (options['by-kind'])
  for (const [kind, rows] of kinds(queries)) console.log(kind, JSON.stringify(figuresOf(finder, rows)));
else console.log(JSON.stringify(figuresOf(finder, queries)));

function create(known: typeof words) {
  return createOccupationFinder(occupations, known);
}

function leftOut() {
  const random = seeded(Number(options.seed));
  const kept: (typeof words.titles)[number][] = [];
  const left: LabelledQuery[] = [];
  for (const title of words.titles)
    if (random() < 0.1) left.push({ code: title.code, query: title.title, kind: 'job title' });
    else kept.push(title);
  return { finder: create({ ...words, titles: kept }), asked: left };
}

function spoilt(rows: readonly LabelledQuery[]): readonly LabelledQuery[] {
  if (options.variant === undefined) return rows;
  const variant = VARIANTS.find((name) => name === options.variant);
  if (!variant) throw new Error(`--variant is one of ${VARIANTS.join(', ')}`);
  return varied(rows, variant, Number(options.seed));
}

function kinds(rows: readonly LabelledQuery[]): Map<string, LabelledQuery[]> {
  const groups = new Map<string, LabelledQuery[]>();
  for (const row of rows) groups.set(row.kind, [...(groups.get(row.kind) ?? []), row]);
  return groups;
}

function letters(rows: readonly LabelledQuery[]) {
  const needed = rows.map((row) => lettersNeeded(finder, row)).sort((a, b) => a - b);
  const never = needed.filter((count) => count === Infinity).length;
  return { n: rows.length, medianLetters: quantile(needed, 0.5), p75Letters: quantile(needed, 0.75), never };
}
