import { MediaQuery } from 'svelte/reactivity';
import { SHAPES } from './shapes.ts';

/** Whether the window is wide, as reactive state: it has a rail, and room for a second pane. */
export const wideWindow = (): MediaQuery => new MediaQuery(SHAPES.wide);
