import type { Status } from '../../domain/record/states.ts';
import type { Kind, MetaRow, Tally } from '../schema/tally.ts';
import type { OutpostDatabase } from './database.ts';
import { StoreProblem } from './store-problem.ts';

export const TALLY_KEY = 'tally';

/** Reads the tally. @throws StoreProblem `damaged` when the database has none: it was wiped or is not ours. */
export async function readTally(db: OutpostDatabase): Promise<Tally> {
  return tallyOf(await db.meta.get(TALLY_KEY));
}

/** @throws StoreProblem `damaged` */
export function tallyOf(row: MetaRow | undefined): Tally {
  if (!row) throw new StoreProblem('damaged', 'The database has no tally');
  // Only this file writes it, from a Tally.
  return row.value as Tally;
}

export function tallyRow(tally: Tally): MetaRow {
  return { key: TALLY_KEY, value: tally };
}

/** Counts a new record. */
export function countIn(tally: Tally, kind: Kind, status: Status): void {
  tally.counts[kind][status] = (tally.counts[kind][status] ?? 0) + 1;
}

/** Counts a record that passed from one status to another. */
export function countMove(tally: Tally, kind: Kind, from: Status, to: Status): void {
  countOut(tally, kind, from);
  countIn(tally, kind, to);
}

/** Stops counting a draft, which became a record or was deleted. */
export function countOut(tally: Tally, kind: Kind, status: Status): void {
  const left = (tally.counts[kind][status] ?? 0) - 1;
  if (left < 0) throw new StoreProblem('damaged', `Fewer than no ${kind} records are ${status}`);
  tally.counts[kind][status] = left;
}
