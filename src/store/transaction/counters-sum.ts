import { STATUSES, type Status } from '../../domain/record/states.ts';
import type { Kind, Counters } from '../schema/counters.ts';

/** The counts of several kinds added together. */
export function sumOf(counters: Counters, kinds: readonly Kind[]): Partial<Record<Status, number>> {
  const sum: Partial<Record<Status, number>> = {};
  for (const status of STATUSES) {
    sum[status] = kinds.reduce((total, kind) => total + (counters.counts[kind][status] ?? 0), 0);
  }
  return sum;
}
