import { messages as english } from './en.json?screens';
import { followed } from './followed.ts';
import type { ScreenMessages } from './generated.ts';
import { spoken } from './spoken.svelte.ts';

/** The messages of every screen but Register. */
export const screens = followed<ScreenMessages>(english, () => spoken.screens ?? english);
