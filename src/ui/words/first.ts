import { first as english } from './en/first.ts';
import { followed } from './followed.ts';
import { spoken } from './spoken.svelte.ts';
import type { FirstWords } from './tables.ts';

/** The sentences of the first screen, of the frame around all screens, and of what several screens share. */
export const first = followed<FirstWords>(english, () => spoken.first ?? english);
