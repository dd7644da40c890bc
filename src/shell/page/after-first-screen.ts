/**
 * Code that the first screen does not need. One import brings all of it, because each import is a line more in the
 * first load.
 */
export { bringConfig } from './bring-config.ts';
export { keepForOffline } from './keep-language.ts';
export { isPrivateWindow } from './private-window.ts';
export { overNetwork, startSending } from './sending.ts';
export { Updates } from './updates.svelte.ts';
