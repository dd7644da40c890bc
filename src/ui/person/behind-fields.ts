/** Parts that help to fill in the fields of a person. They are not needed to start typing, so they are fetched after the form. */
export { default as ChosenOccupation } from '../occupation/ChosenOccupation.svelte';
export { default as CountryOffer } from './CountryOffer.svelte';
export { default as GroupPicker } from '../controls/GroupPicker.svelte';
export { default as SameReference } from './SameReference.svelte';
export { default as RecentOccupations } from './RecentOccupations.svelte';
