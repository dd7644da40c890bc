import type { Counters } from '../schema/counters.ts';
import type { Instant } from '../schema/record.ts';
import type { OutpostDatabase } from './database.ts';
import type { Store } from './store.ts';
import { commit } from './commit.ts';

/** Noted if the clock shows an earlier time for a registration than for the one before. */
export interface ClockWentBack {
  /** The number of the first person after it. */
  seq: number;
  /** When the person before was registered, as the clock showed it then. */
  before: Instant;
  /** A person has been told. */
  isRead?: boolean;
}

const KEY = 'clock went back';
/** A clock that is set right by the network is changed by seconds. */
const SLACK_MS = 30 * 60_000;

/** Notes when new people were registered, and whether the clock went back before one of them. Part of a transaction. */
export async function passTime(
  db: OutpostDatabase,
  counters: Counters,
  people: readonly { seq: number; createdAt: Instant }[],
): Promise<void> {
  let value: ClockWentBack | undefined;
  for (const { seq, createdAt } of people) {
    const before = counters.lastRegisteredAt;
    counters.lastRegisteredAt = createdAt;
    if (before !== undefined && createdAt < before - SLACK_MS) value = { seq, before };
  }
  if (value) await db.meta.put({ key: KEY, value });
}

export async function clockWentBack(db: OutpostDatabase): Promise<ClockWentBack | undefined> {
  // Only this file writes it.
  return (await db.meta.get(KEY))?.value as ClockWentBack | undefined;
}

/** A person has read that the clock went back. */
export async function clockRead(store: Store): Promise<void> {
  await commit(store, [], async () => {
    const value = await clockWentBack(store.db);
    if (value) await store.db.meta.put({ key: KEY, value: { ...value, isRead: true } });
  });
}
