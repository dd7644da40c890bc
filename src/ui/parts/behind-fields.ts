/** Parts that help to fill in the fields of a person. They are not needed to start typing, so they are fetched after the form. */
export { default as ChosenOccupation } from './occupation/ChosenOccupation.svelte';
export { default as CountryOffer } from './person/CountryOffer.svelte';
export { default as GroupPicker } from './fields/GroupPicker.svelte';
export { default as OneQuestion } from './occupation/OneQuestion.svelte';
export { default as SameReference } from './person/SameReference.svelte';
export { default as RecentOccupations } from './person/RecentOccupations.svelte';
