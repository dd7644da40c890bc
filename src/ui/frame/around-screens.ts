/** The parts around the screens, or instead of them. They are not needed for the form, so they are loaded after it. */
export { default as Banners } from './Banners.svelte';
export { default as Framed } from './Framed.svelte';
export { default as NoStorage } from './NoStorage.svelte';
export { giveWayToKeyboard, listenToKeys } from './keyboard.ts';
export { default as NotLoaded } from './NotLoaded.svelte';
export { default as PageNotDrawn } from './PageNotDrawn.svelte';
export { default as RailFoot } from './RailFoot.svelte';
export { default as Status } from './Status.svelte';
/** The notice above a screen before anybody types there. */
export { default as Notice } from '../device/storage/FullNotice.svelte';
