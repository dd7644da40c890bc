import { upperAscii } from '../contract/ascii.ts';
import type { Assessment } from '../contract/assessment.ts';

/** The surveys that can be assigned. */
export interface Assessments {
  /** In the catalogue's own order. */
  readonly all: readonly Assessment[];
  /** By two-letter key, in either case. */
  find(key: string): Assessment | undefined;
}

export function createAssessments(all: readonly Assessment[]): Assessments {
  const byKey = new Map(all.map((assessment) => [upperAscii(assessment.key), assessment]));
  return { all, find: (key) => byKey.get(upperAscii(key)) };
}
