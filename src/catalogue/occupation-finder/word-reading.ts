import { GRADES, registerTitle } from './query/register-title.ts';
import { labelsFor } from './label.ts';
import { confidenceIn, SURE } from './ranking/confidence.ts';
import { NotOccupations } from './words/not-occupations.ts';

/**
 * What only a finder with words needs: why a node was found, how sure that is, how registers write a title, and answers
 * that name no occupation. It comes with the words, so that the first load is without it; a finder of names alone is never
 * sure.
 */
export const wordReading = {
  labelsFor,
  confidenceIn,
  SURE,
  registerTitle,
  grades: GRADES,
  notOccupations: (...given: ConstructorParameters<typeof NotOccupations>) => new NotOccupations(...given),
};

export type WordReading = typeof wordReading;
