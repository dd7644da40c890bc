/** What stands around the screens, or in their place. It says more than the form does, so it is fetched behind the form. */
export { default as Banners } from './Banners.svelte';
export { default as Framed } from './Framed.svelte';
export { default as NoStorage } from './NoStorage.svelte';
export { giveWayToKeyboard, listenToKeys } from './keyboard.ts';
export { default as NotLoaded } from './NotLoaded.svelte';
export { default as StatusLine } from './StatusLine.svelte';
/** What is said above a screen before anybody types there. */
export { default as Notice } from '../parts/storage/NoRoom.svelte';
