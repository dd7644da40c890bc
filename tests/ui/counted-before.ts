import { onTestFinished } from 'vitest';
import { readChange } from '../../src/store/transaction/change-count.ts';
import type { Store } from '../../src/store/transaction/store.ts';
import { keepCounts } from '../../src/store/queries/overview/kept-counts.ts';
import type { Parts } from '../../src/store/queries/overview/counts.ts';
import type { Overview } from '../../src/store/queries/overview/overview.ts';

const NONE: Parts = new Map();

/** Counts of no one, but for these. */
export const countsOf = (some: Partial<Overview>): Overview => ({
  people: { all: 0, onServer: 0 },
  days: NONE,
  sexes: NONE,
  countries: NONE,
  groups: NONE,
  occupations: NONE,
  assigned: { all: 0, onServer: 0 },
  assessments: NONE,
  troubles: { noReply: new Map(), toFix: new Map() },
  paid: new Map(),
  ...some,
});

/** Keeps counts as an earlier page did. With the next change they are old. */
export async function countedBefore(store: Store, counts: Overview): Promise<void> {
  await keepCounts(store, counts, await readChange(store.db));
}

/** From now on everyone is counted again and again, as on a device with a hundred thousand: the assignments can never be read. */
export function countingGoesOn({ db }: Store): void {
  let isOver = false;
  onTestFinished(() => void (isOver = true));
  const assignments = db.backendDB().transaction(['assignments'], 'readwrite').objectStore('assignments');
  const again = () => {
    if (!isOver) assignments.count().onsuccess = again;
  };
  again();
}
