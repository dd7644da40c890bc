import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { listFirstFiles, listLaterFiles } from '../../src/build/precache.ts';
import { z } from '../../src/contract/zod.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../src/domain/text/language.ts';
import { firstLoad, Manifest } from './first-load-files.ts';

/** Budgets of the first load in bytes over the wire (brotli), in every language; 1 kB = 1,000 bytes. */
const SCRIPT_BUDGET = 150_000;
const PAGE_BUDGET = 25_000;

/** All that is kept before the app starts offline, data included: printed, and judged by no one's build. */
const OFFLINE_BUDGET = 600_000;

/** All words that the occupation finder reads on a page in one language: the English ones and its own. */
const FINDER_BUDGET = 300_000;

const DIST = 'dist';
const MANIFEST = path.join(DIST, '.vite/manifest.json');

/** Sizes that are known already: several languages load the same files. */
const sizes = new Map<string, number>();

function overTheWire(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(DIST, file))).length;
  sizes.set(file, size);
  return size;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

function report(title: string, files: readonly string[], budget: number): boolean {
  const measured = files.map((file) => ({ file, size: overTheWire(file) }));
  const total = measured.reduce((sum, { size }) => sum + size, 0);
  for (const { file, size } of measured) console.log(`${kB(size)}  ${file}`);
  const verdict = total <= budget ? 'within' : 'OVER';
  console.log(`${kB(total)}  ${title}, ${verdict} the budget of ${kB(budget).trim()}\n`);
  return total <= budget;
}

/** The lists of words that a page in a language loads, the classification's own names among them. */
function finderWords(language: LanguageCode): string[] {
  const english = /^(?:job-titles|occupation-words|occupation-labels|occupations)\.json$/;
  const own = new RegExp(`^occupation-(?:names|words|labels)-${language}\\.json$`);
  return readdirSync(path.join(DIST, 'data'))
    .filter((file) => english.test(file) || own.test(file))
    .map((file) => `data/${file}`);
}

/** The first stage of the service worker (`src/service-worker/README.md`), in each language. */
function reportOffline(): void {
  const api = readdirSync(path.join(DIST, 'assets')).find((file) => file.startsWith('worker-api-'));
  const first = [
    ...Object.keys(listFirstFiles(DIST)),
    'service-worker.js',
    ...(api ? [`assets/${api}`] : []),
  ];
  const { languages } = listLaterFiles(DIST);
  console.log('Until the app is ready to work offline, data included:');
  for (const language of LANGUAGE_CODES) {
    const files = [...first, ...Object.keys(languages[language] ?? {})];
    const total = files.reduce((sum, file) => sum + overTheWire(file), 0);
    const verdict = total <= OFFLINE_BUDGET ? 'within' : 'over';
    console.log(`${kB(total)}  in ${language}, ${verdict} ${kB(OFFLINE_BUDGET).trim()}`);
  }
}

function main(): void {
  if (!existsSync(MANIFEST)) throw new Error('There is no built app to measure: run npm run build first');
  const manifest = z.parse(Manifest, JSON.parse(readFileSync(MANIFEST, 'utf8')));
  const { scripts, styles, later } = firstLoad(manifest);
  const script = [...scripts, 'service-worker.js'];
  console.log('First load, over the wire (brotli), data not counted:\n');
  const within = [report('style and markup', [...styles, 'index.html'], PAGE_BUDGET)];
  for (const language of LANGUAGE_CODES) {
    const own = later.filter((file) => file.includes(`/first-words-${language}`));
    within.push(report(`script of the first load in ${language}`, [...script, ...own], SCRIPT_BUDGET));
  }
  for (const language of LANGUAGE_CODES)
    within.push(
      report(`words of the occupation finder in ${language}`, finderWords(language), FINDER_BUDGET),
    );
  if (within.includes(false)) process.exitCode = 1;
  // The gate wants to know no more: the rest takes as long again.
  if (process.argv.includes('--judged')) return;
  reportOffline();
  console.log('\nLoaded when needed:\n');
  const [worker] = readdirSync(path.join(DIST, 'assets')).filter((file) => file.startsWith('worker-api-'));
  for (const file of [...later, ...(worker ? [`assets/${worker}`] : [])]) {
    console.log(`${kB(overTheWire(file))}  ${file}`);
  }
}

main();
