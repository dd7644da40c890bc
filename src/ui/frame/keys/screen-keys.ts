import type { RouteName } from '../../app/routes.ts';

/** Opens a screen by the letter that follows it. */
export const LEAD = 'G';

/** The screens of the rail by their letters: the same in every language. J and K go through a list. */
export const SCREEN_KEYS = {
  R: 'register',
  P: 'people',
  S: 'sync',
  O: 'overview',
  A: 'assessments',
  C: 'occupations',
  T: 'settings',
} as const satisfies Record<string, RouteName>;

export type ScreenName = (typeof SCREEN_KEYS)[keyof typeof SCREEN_KEYS];

export function screenOf(letter: string): ScreenName | undefined {
  return Object.entries(SCREEN_KEYS).find(([key]) => key === letter)?.[1];
}
