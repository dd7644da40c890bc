import { screens } from '../../words/screens.ts';
import type { Block } from './icicle.ts';

/** What a block may be called, the fullest first: several groups by all their names, or by as many of them as there is room for. */
export function blockNames({ codes }: Pick<Block, 'codes'>, named: (code: string) => string): string[] {
  const names = codes.map(named);
  const said = (most: number) => names.slice(0, most).join(' · ');
  const shorter = names
    .map((_, at) => screens.overview.andMore(said(names.length - at - 1), at + 1))
    .slice(0, -1);
  const fewest = names.length > 1 ? [screens.overview.several(names.length)] : [];
  return [said(names.length), ...shorter, ...fewest];
}
