import { plainText } from './plain.ts';

/**
 * Words for the two sexes as forms and sheets have them, in the six languages, by `plainText`. Written for this project from general knowledge;
 * no native speaker has read them yet.
 */
export const MALE = wordSet(`m male man men boy masculine
  h homme hommes masculin garcon
  hombre hombres varon varones masculino nino
  homem homens rapaz menino
  ذكر رجل مذكر ولد
  me mwanaume mwanamume wanaume kiume mvulana`);
export const FEMALE = wordSet(`f w female woman women girl feminine
  femme femmes feminin fille
  mujer mujeres femenino nina
  mulher mulheres feminino rapariga menina
  انثي امراه مونث بنت
  ke mwanamke wanawake kike msichana`);

/** Whether a text is one of the words for a sex. `ME` and `KE` are the codes of countries as well: see `areSexes`. */
export function isSexWord(text: string): boolean {
  const word = plainText(text);
  return MALE.has(word) || FEMALE.has(word);
}

/** Whether words for the sexes among texts are no countries: `KE` and `ME` are both there, or another word. */
export function areSexes(texts: readonly string[]): boolean {
  const words = new Set(texts.map(plainText));
  return (
    (words.has('ke') && words.has('me')) ||
    [...words].some((word) => word !== 'ke' && word !== 'me' && isSexWord(word))
  );
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
