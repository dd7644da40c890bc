import type { Instant } from '../../schema/record.ts';
import { readChange } from '../../transaction/change-count.ts';
import type { ChangeNumber } from '../../transaction/changes-kept.ts';
import type { Store } from '../../transaction/store.ts';

/** The row of `meta` with the last counts. No copy has it, because it can be counted again. */
export const KEPT_COUNTS = 'overview counts';

export interface KeptCounts<Counts> {
  counts: Counts;
  at: Instant;
  /** Nothing has been committed since. */
  isCurrent: boolean;
}

interface Row<Counts> extends Omit<KeptCounts<Counts>, 'isCurrent'> {
  /** In another time zone days begin at other moments. */
  timeZone: string;
  /** The content of the counts may differ in another version. */
  version: number;
  /** The last change that is in them. */
  epoch: string;
  seq: number;
}

const VERSION = 2;
const BEFORE_ANY: ChangeNumber = { epoch: '', seq: 0 };
const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The last counts; undefined if they cannot be used here. */
export async function readCounts<Counts>({ db }: Store): Promise<KeptCounts<Counts> | undefined> {
  const [row, change] = await db.transaction('r', db.meta, () =>
    Promise.all([db.meta.get(KEPT_COUNTS), readChange(db)]),
  );
  // Only the code below writes it.
  const kept = row?.value as Row<Counts> | undefined;
  const { epoch, seq } = change ?? BEFORE_ANY;
  if (kept?.version !== VERSION || kept.timeZone !== timeZone() || kept.epoch !== epoch) return undefined;
  return { counts: kept.counts, at: kept.at, isCurrent: kept.seq === seq };
}

/**
 * Stores counts that include every change up to this one, unless there has been another since.
 * @returns whether they were stored
 */
export async function keepCounts(
  { db, now }: Store,
  counts: unknown,
  { epoch, seq }: ChangeNumber = BEFORE_ANY,
): Promise<boolean> {
  return db.transaction('rw', db.meta, async () => {
    const change = (await readChange(db)) ?? BEFORE_ANY;
    if (change.epoch !== epoch || change.seq !== seq) return false;
    const at = now().getTime();
    const value: Row<unknown> = { counts, at, timeZone: timeZone(), version: VERSION, epoch, seq };
    await db.meta.put({ key: KEPT_COUNTS, value });
    return true;
  });
}
