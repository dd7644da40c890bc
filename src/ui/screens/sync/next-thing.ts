import type { Ledger } from '../../../domain/record/ledger.ts';

/** The states that need a decision, the most urgent first. Each is the id of its section on the screen. */
const DECISIONS = ['noReply', 'toFix', 'onHold'] as const;
export type Decision = (typeof DECISIONS)[number];

/** The decisions that there are, the most urgent first: other records may wait for one without a reply, and a refused one may be corrected. */
export function decisionsOf({ states }: Ledger): Decision[] {
  return DECISIONS.filter((state) => states[state] > 0);
}

/** Up to this many records are read so quickly that no one notices the wait. */
export const READ_AT_ONCE = 100;

export const idOf = (decision: Decision): string => decision;
