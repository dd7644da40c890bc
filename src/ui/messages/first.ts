import { messages as english } from './en.json?first';
import { followed } from './followed.ts';
import type { FirstMessages } from './generated.ts';
import { spoken } from './spoken.svelte.ts';

/** The messages of the first screen, of the frame around all screens, and of what several screens share. */
export const first = followed<FirstMessages>(english, () => spoken.first ?? english);
