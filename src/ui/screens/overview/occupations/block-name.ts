import { screens } from '../../../messages/screens.ts';
import type { Block } from './icicle.ts';

/** The possible names of a block, the fullest first: for several groups all their names, then fewer and fewer of them. */
export function blockNames({ codes }: Pick<Block, 'codes'>, named: (code: string) => string): string[] {
  const names = codes.map(named);
  const shorter = names.slice(1).map((_, at) => shortened(names, names.length - at - 1));
  const fewest = names.length > 1 ? [screens.overview.several({ n: names.length })] : [];
  return [names.join(' · '), ...shorter, ...fewest];
}

/** The name of several groups: that of the first, and how many more there are. */
export const firstAndMore = (codes: readonly string[], named: (code: string) => string): string =>
  shortened(codes.map(named), 1);

const shortened = (names: readonly string[], most: number) =>
  screens.overview.andMore({ which: names.slice(0, most).join(' · '), n: names.length - most });

/** Splits a name from `blockNames` into codes and text: `9 Elementary occupations` → `9`, ` Elementary occupations`. */
export function codesApart(name: string, codes: readonly string[]): { text: string; isCode: boolean }[] {
  return name
    .split(/(?:^|(?<=· ))(\d{1,4})(?= )/)
    .map((text, at) => ({ text, isCode: at % 2 === 1 && codes.includes(text) }))
    .filter(({ text }) => text !== '');
}
