import type { Store } from '../../store/transaction/store.ts';
import type { AttemptRow } from '../../store/schema/attempt.ts';

/** When a record was sent the last time, and when a server last answered. Milliseconds since 1970. */
export interface SendingTimes {
  sent: number;
  answered?: number;
}

/** By the id of the operation. */
export type TimesByOp = ReadonlyMap<string, SendingTimes>;

/** How many attempts are read at a time. */
const BATCH = 500;

/** The times of these records, of those that were ever sent. A failed connection is no answer. */
export async function timesOf({ db }: Store, rows: readonly { opId: string }[]): Promise<TimesByOp> {
  const times = new Map<string, SendingTimes>();
  const opIds = rows.map(({ opId }) => opId);
  for (const attempt of await db.attempts.where('opId').anyOf(opIds).toArray()) add(times, attempt);
  return times;
}

/**
 * The times of all records that were ever sent, as the generator's result. Attempts are read in the order in which they lie: to
 * find those of 100,000 people by an index took most of the time that a file of them took. Yields after each batch, so that
 * whoever waits may end it.
 */
export async function* timesOfAll({ db }: Store): AsyncGenerator<undefined, TimesByOp> {
  const times = new Map<string, SendingTimes>();
  for (let after = '', isMore = true; isMore; yield) {
    const attempts = await db.attempts.where('id').above(after).limit(BATCH).toArray();
    for (const attempt of attempts) add(times, attempt);
    after = attempts.at(-1)?.id ?? after;
    isMore = attempts.length === BATCH;
  }
  return times;
}

function add(times: Map<string, SendingTimes>, { opId, startedAt, evidence }: AttemptRow): void {
  const before = times.get(opId);
  const answered = latest(before?.answered, evidence?.status === undefined ? undefined : evidence.at);
  const sent = Math.max(before?.sent ?? startedAt, startedAt);
  times.set(opId, { sent, ...(answered !== undefined && { answered }) });
}

function latest(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Math.max(one, other);
}
