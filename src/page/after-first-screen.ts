/**
 * Code that the first screen does not need. One import brings all of it, because each import is a line more in the
 * first load.
 */
export { Canary } from '../organisation/canary.ts';
export { bringConfig } from './bring-config.ts';
export { isPrivateWindow } from './private-window.ts';
export { overNetwork, startSending } from './sending.ts';
export { updatesOf } from './follow-updates.ts';
