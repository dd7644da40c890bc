import type { first } from './en/first.ts';
import type { screens } from './en/screens.ts';

/** What every language must have for the first screen. */
export type FirstWords = Said<typeof first>;

/** What every language must have for the screens that are fetched after the first. */
export type ScreenWords = Said<typeof screens>;

/** The same names and the same facts for each sentence, but any text: English ones are no type. */
type Said<English> = English extends string
  ? string
  : English extends (...facts: infer Facts) => infer Sentence
    ? (...facts: Facts) => Said<Sentence>
    : English extends object
      ? { [Name in keyof English]: Said<English[Name]> }
      : English;
