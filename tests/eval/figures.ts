import type { OccupationFinder } from '../../src/catalogue/occupation-finder/occupation-finder.ts';
import type { LabelledQuery } from './queries.ts';

/** Shares are between 0 and 1. */
export interface Figures {
  n: number;
  /** Queries with a right code as the first hit, among the first five, among the first ten. */
  top1: number;
  top5: number;
  top10: number;
  /** Queries with any code of a right minor group (three digits) among the first five. */
  top5Minor: number;
  /** Queries whose first hit the finder calls sure, and how many of those are wrong. */
  sure: number;
  sureWrong: number;
  /** The largest share that could be taken without a look at 3 % wrong, the surest first: what `sure` could reach at best. */
  takeable: number;
  medianMs: number;
  p95Ms: number;
}

/** Asks the finder every query, after some that warm it up. */
export function figuresOf(finder: OccupationFinder, queries: readonly LabelledQuery[]): Figures {
  for (const { query } of queries.slice(0, 200)) finder.search(query, { limit: 10 });
  const answers = queries.map(({ codes, query }) => {
    const { hits, sure, confidence } = finder.search(query, { limit: 10 });
    const ms = millisecondsFor(finder, query);
    const minors = codes.map((code) => code.slice(0, 3));
    const minor = hits.slice(0, 5).some((hit) => minors.includes(hit.code.slice(0, 3)));
    return { ms, minor, sure, confidence, place: hits.findIndex((hit) => codes.includes(hit.code)) };
  });
  const share = (right: (answer: (typeof answers)[number]) => boolean) =>
    rounded(answers.filter(right).length / Math.max(answers.length, 1), 4);
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return {
    n: queries.length,
    top1: share(({ place }) => place === 0),
    top5: share(({ place }) => place >= 0 && place < 5),
    top10: share(({ place }) => place >= 0),
    top5Minor: share(({ minor }) => minor),
    sure: share(({ sure }) => sure),
    sureWrong: rounded(wrongOf(answers.filter(({ sure }) => sure)), 4),
    takeable: rounded(takeable(answers), 4),
    medianMs: rounded(quantile(times, 0.5), 3),
    p95Ms: rounded(quantile(times, 0.95), 3),
  };
}

const TRIES = 3;

/** The best of three tries: whatever else the machine does meanwhile is not the finder's. */
function millisecondsFor(finder: OccupationFinder, query: string): number {
  const times = Array.from({ length: TRIES }, () => {
    const start = performance.now();
    finder.search(query, { limit: 10 });
    return performance.now() - start;
  });
  return Math.min(...times);
}

interface Answer {
  confidence: number;
  place: number;
}

function wrongOf(answers: readonly Answer[]): number {
  return answers.filter(({ place }) => place !== 0).length / Math.max(answers.length, 1);
}

const MOST_WRONG = 0.03;

function takeable(answers: readonly Answer[]): number {
  const surest = answers.toSorted((a, b) => b.confidence - a.confidence);
  let wrong = 0;
  let most = 0;
  surest.forEach(({ place }, i) => {
    if (place !== 0) wrong++;
    if (wrong <= MOST_WRONG * (i + 1)) most = i + 1;
  });
  return most / Math.max(answers.length, 1);
}

/** Letters typed until the right code is among the eight shown; Infinity when it never is. */
export function lettersNeeded(finder: OccupationFinder, { codes, query }: LabelledQuery): number {
  for (let typed = 1; typed <= query.length; typed++) {
    const { hits } = finder.search(query.slice(0, typed));
    if (hits.some((hit) => codes.includes(hit.code))) return typed;
  }
  return Infinity;
}

/** Of numbers in ascending order; 0 when there are none. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
