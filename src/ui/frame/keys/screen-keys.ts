import type { RouteName } from '../../app/routes.ts';

/** The key that opens a screen together with the letter that follows. */
export const LEAD = 'G';

/** The letters of the screens in the rail, the same in every language. J and K are left out, because they go through a list, and so is Team, which few devices have. */
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
