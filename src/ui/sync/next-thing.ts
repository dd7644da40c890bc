import type { Ledger } from '../../domain/record/ledger.ts';

/** What a person should decide, the most urgent first. Each leads to the part of the screen that has its name as id. */
const DECISIONS = ['noReply', 'toFix', 'onHold'] as const;
export type Decision = (typeof DECISIONS)[number];

/** What only a person can do, the most urgent first: others wait for what is unknown, and what was refused may be mended. */
export function decisionsOf({ states }: Ledger): Decision[] {
  return DECISIONS.filter((state) => states[state] > 0);
}

/** So many records are read before a person could miss them. */
export const READ_AT_ONCE = 100;

export const idOf = (decision: Decision): string => decision;
