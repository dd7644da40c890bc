import { givenAssessments, givenOccupations } from '../domain/given-catalogue.ts';
import { createAssessments } from './assessments.ts';
import type { Catalogue } from './load.ts';
import { createOccupations } from './occupations.ts';

/** Lists that a server gave, as they were stored. They are checked again before they are used. */
export interface ServerData {
  assessments?: unknown;
  occupations?: unknown;
}

/**
 * The catalogue with the server's lists instead of the shipped ones. A list that fails the check is left out.
 */
export function withServerData(shipped: Catalogue, { assessments, occupations }: ServerData): Catalogue {
  const listed = givenAssessments(assessments);
  const tree = givenOccupations(occupations);
  return {
    ...shipped,
    ...(listed && { assessments: createAssessments(listed) }),
    ...(tree && { occupations: createOccupations(tree) }),
  };
}
