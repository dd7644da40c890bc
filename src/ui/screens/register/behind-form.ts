/** The parts of Register beside its form. They are not needed to start typing, so they are fetched after the form. */
export { default as KeepOffer } from './KeepOffer.svelte';
export { default as PresetChoices } from './PresetChoices.svelte';
export { default as Receipt } from './Receipt.svelte';
export { default as RecentPeople } from './RecentPeople.svelte';
export { default as SameAs } from './SameAs.svelte';
export { default as ToDoLine } from '../../record/to-do/ToDoLine.svelte';
export { default as StorageTrouble } from '../../device/storage/StorageTrouble.svelte';
export { default as Today } from './Today.svelte';
