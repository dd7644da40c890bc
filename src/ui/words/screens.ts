import { screens as english } from './en/screens.ts';

/** What every language must have for the screens that are fetched after the first. */
export type ScreenWords = typeof english;

/** The sentences of every screen but Register. */
export const screens: ScreenWords = english;
