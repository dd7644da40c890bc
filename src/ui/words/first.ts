import { first as english } from './en/first.ts';

/** What every language must have for the first screen. */
export type FirstWords = typeof english;

/** The sentences of the first screen, of the frame around all screens, and of what several screens share. */
export const first: FirstWords = english;
