import type { Status } from '../../domain/record/states.ts';
import { COUNTERS_KEY, type Kind, type MetaRow, type Counters } from '../schema/counters.ts';
import type { OutpostDatabase } from './database.ts';
import { StoreProblem } from './store-problem.ts';

/** Reads the counters. @throws StoreProblem `damaged` when the database has none: it was wiped or is not ours. */
export async function readCounters(db: OutpostDatabase): Promise<Counters> {
  return countersOf(await db.meta.get(COUNTERS_KEY));
}

/** @throws StoreProblem `damaged` */
export function countersOf(row: MetaRow | undefined): Counters {
  if (!row) throw new StoreProblem('damaged', 'The database has no counters');
  // Only this file writes it, from Counters.
  return row.value as Counters;
}

export function countersRow(counters: Counters): MetaRow {
  return { key: COUNTERS_KEY, value: counters };
}

/** Counts a new record. */
export function countIn(counters: Counters, kind: Kind, status: Status): void {
  counters.counts[kind][status] = (counters.counts[kind][status] ?? 0) + 1;
}

/** Counts a record that passed from one status to another. */
export function countMove(counters: Counters, kind: Kind, from: Status, to: Status): void {
  countOut(counters, kind, from);
  countIn(counters, kind, to);
}

/** Stops counting a draft, which became a record or was deleted. */
export function countOut(counters: Counters, kind: Kind, status: Status): void {
  const left = (counters.counts[kind][status] ?? 0) - 1;
  if (left < 0) throw new StoreProblem('damaged', `Fewer than no ${kind} records are ${status}`);
  counters.counts[kind][status] = left;
}
