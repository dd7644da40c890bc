import { STATUSES, type Status } from '../../domain/record/states.ts';
import type { Kind, Tally } from '../schema/tally.ts';

/** The counts of several kinds added together. */
export function sumOf(tally: Tally, kinds: readonly Kind[]): Partial<Record<Status, number>> {
  const sum: Partial<Record<Status, number>> = {};
  for (const status of STATUSES) {
    sum[status] = kinds.reduce((total, kind) => total + (tally.counts[kind][status] ?? 0), 0);
  }
  return sum;
}
