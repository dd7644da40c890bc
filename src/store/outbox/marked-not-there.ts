import type { AttemptRow } from '../schema/attempt.ts';
import type { OpRow } from '../schema/op.ts';

/** Whether only a person says that a record did not arrive: then nothing about it is to be corrected. */
export function isMarkedNotThere(
  { status, problems = [] }: Pick<OpRow, 'status' | 'problems'>,
  lastAttempt: Pick<AttemptRow, 'waivedBy'> | undefined,
): boolean {
  return status === 'toFix' && problems.length === 0 && lastAttempt?.waivedBy === 'person';
}
