import type { Store } from '../../store/core/store.ts';

/** When a record was sent the last time, and when a server last answered. Milliseconds since 1970. */
export interface SendingTimes {
  sent: number;
  answered?: number;
}

/** The times of records that were ever sent, by the id of their operation. A failed connection is no answer. */
export async function timesOf(
  { db }: Store,
  rows: readonly { opId: string }[],
): Promise<Map<string, SendingTimes>> {
  const attempts = await db.attempts
    .where('opId')
    .anyOf(rows.map(({ opId }) => opId))
    .toArray();
  const times = new Map<string, SendingTimes>();
  for (const { opId, startedAt, evidence } of attempts) {
    const before = times.get(opId);
    const answered = latest(before?.answered, evidence?.status === undefined ? undefined : evidence.at);
    const sent = Math.max(before?.sent ?? startedAt, startedAt);
    times.set(opId, { sent, ...(answered !== undefined && { answered }) });
  }
  return times;
}

function latest(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return Math.max(one, other);
}
