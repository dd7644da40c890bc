import { screens } from '../screens.ts';

/** How the groups are called whose codes have so many digits; nothing of unit groups, which are what people are registered with. */
export function levelName(digits: number): string | undefined {
  const { major, subMajor, minor } = screens.occupations.levels;
  return [major, subMajor, minor][digits - 1];
}
