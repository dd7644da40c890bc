/** What helps to fill in the fields of a person: not needed to type, so it is fetched behind the form. */
export { default as ChosenOccupation } from './occupation/ChosenOccupation.svelte';
export { default as CountryOffer } from './person/CountryOffer.svelte';
export { default as GroupPicker } from './fields/GroupPicker.svelte';
export { default as OneQuestion } from './occupation/OneQuestion.svelte';
export { default as SameReference } from './person/SameReference.svelte';
export { default as RecentOccupations } from './person/RecentOccupations.svelte';
