import { first } from '../../words/first.ts';
import { screens } from '../../words/screens.ts';
import type { Block } from './icicle.ts';

export interface BlockName {
  whole: string;
  /** Where that has no room: several groups by their codes alone. */
  short: string;
}

/** What a block is called. */
export function blockName(
  { codes, hasLarger }: Pick<Block, 'codes' | 'hasLarger'>,
  named: (code: string) => string,
): BlockName {
  const [code = ''] = codes;
  if (codes.length === 1) return { whole: named(code), short: named(code) };
  const { smaller, together } = screens.overview;
  const said = hasLarger ? smaller : together;
  const list = new Intl.ListFormat(first.language, { type: 'unit' });
  return {
    whole: said(codes.length, codes.map(named).join(' · ')),
    short: said(codes.length, list.format(codes)),
  };
}
