import { expect } from 'vitest';
import { SHOWN_STATES, shownState, type Status } from '../../src/domain/record/states.ts';
import { ledger } from '../../src/store/queries/ledger.ts';
import type { Store } from '../../src/store/transaction/store.ts';
import { readCounters } from '../../src/store/transaction/counters.ts';

/** I8: the counts that screens show equal the rows, and every record shows its operation's status. */
export async function expectCountsToEqualRows(store: Store): Promise<void> {
  const { db } = store;
  const counters = await readCounters(db);
  const rows = {
    user: await db.users.toArray(),
    assignment: await db.assignments.toArray(),
    group: (await db.groups.toArray()).filter((row) => row.origin === 'device'),
  };
  for (const kind of ['user', 'assignment', 'group'] as const) {
    expect(withoutZeros(counters.counts[kind])).toEqual(countOf(rows[kind].map((row) => row.status)));
    for (const { opId, status, state } of rows[kind]) {
      expect((await db.ops.get(opId ?? ''))?.status).toBe(status);
      expect(state).toBe(status && shownState(status));
    }
  }
  const { all } = await ledger(store);
  expect(SHOWN_STATES.reduce((sum, state) => sum + all.states[state], 0)).toBe(all.made);
  expect(all.made).toBe((await db.ops.count()) + (await db.drafts.count()));
}

function countOf(statuses: readonly (Status | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const status of statuses) counts[status ?? 'none'] = (counts[status ?? 'none'] ?? 0) + 1;
  return counts;
}

function withoutZeros(counts: Partial<Record<Status, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}
