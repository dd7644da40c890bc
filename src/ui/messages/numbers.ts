import { LANGUAGE_TAGS } from '../../domain/text/language.ts';
import { spoken } from './spoken.svelte.ts';

/** The language of the screen, as a tag for the browser's `Intl`: dates, numbers, names of countries. */
export const languageTag = (): string => LANGUAGE_TAGS[spoken.code];

// Made when first used: they take a slow phone 50 ms, and the first screen of a new device shows no number.
const formats = new Map<string, Intl.NumberFormat>();

/** `1,200` */
export function number(value: number): string {
  const tag = languageTag();
  const format = formats.get(tag) ?? new Intl.NumberFormat(tag);
  formats.set(tag, format);
  return format.format(value);
}

/** `KES 12.50`: the code, because many currencies share a sign. Only the amount where the currency is not known. */
export const money = (amount: number, currency?: string): string =>
  new Intl.NumberFormat(languageTag(), {
    ...(currency ? { style: 'currency', currency, currencyDisplay: 'code' } : { minimumFractionDigits: 2 }),
    maximumFractionDigits: 2,
  }).format(amount);

/** `0.4 seconds`; less than a tenth is not told apart. */
export const seconds = (ms: number): string =>
  new Intl.NumberFormat(languageTag(), {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(Math.max(1, Math.round(ms / 100)) / 10);

const SIZES = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** `812 bytes`, `4.2 MB`: powers of ten, as the systems' own settings count. */
export function size(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), SIZES.length - 1);
  const amount = bytes / 1000 ** power;
  return new Intl.NumberFormat(languageTag(), {
    style: 'unit',
    unit: SIZES[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power > 0 && amount < 10 ? 1 : 0,
  }).format(amount);
}

/** `one, two and three` */
export const listed = (texts: readonly string[]): string =>
  new Intl.ListFormat(languageTag(), { type: 'conjunction' }).format(texts);

const lineFormat = () => new Intl.ListFormat(languageTag(), { type: 'unit', style: 'short' });

/** `one, two, three`: of facts that stand beside each other. */
export const inLine = (texts: readonly string[]): string => lineFormat().format(texts);

/** What `inLine` puts between so many facts, for those that are elements of their own. */
export const between = (count: number): string[] =>
  lineFormat()
    .formatToParts(Array.from({ length: count }, () => '-')) // Chromium joins the signs around an empty text.
    .filter(({ type }) => type === 'literal')
    .map(({ value }) => value);
