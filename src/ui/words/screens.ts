import { screens as english } from './en/screens.ts';
import { followed } from './followed.ts';
import { spoken } from './spoken.svelte.ts';
import type { ScreenWords } from './tables.ts';

/** The sentences of every screen but Register. */
export const screens = followed<ScreenWords>(english, () => spoken.screens ?? english);
