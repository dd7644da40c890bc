import type { AttemptRow } from '../schema/attempt.ts';
import type { OpRow } from '../schema/op.ts';

/** Whether a record is to be fixed only because a person said that it did not arrive: then it has nothing to correct. */
export function isMarkedNotThere(
  { status, problems = [] }: Pick<OpRow, 'status' | 'problems'>,
  lastAttempt: Pick<AttemptRow, 'waivedBy'> | undefined,
): boolean {
  return status === 'toFix' && problems.length === 0 && lastAttempt?.waivedBy === 'person';
}
