import type { Store } from '../../../store/transaction/store.ts';
import { rememberedBy, type Memory } from '../memory.ts';
import type { Orders } from '../orders.ts';
import { repair, type MergeLife, type Repaired } from './repair.ts';
import { isCompared } from '../../../store/transaction/uncompared.ts';
import { openAttempts, standingOf } from './standing.ts';
import { byVersion, compare, provingSilence } from './verdict.ts';

interface Comparing {
  /** No other tab is open. */
  isAlone: boolean;
  mergeLife: MergeLife | undefined;
  /** Called whenever one more piece is done. */
  progressed: () => void;
}

/** What the comparison at a start has found and done. */
export interface Compared {
  memory: Memory;
  repaired: Repaired;
  /** There are files of a newer version. */
  isNewer: boolean;
}

/** Compares the mirror's files with the database, and repairs the database. */
export async function compareAtStart(
  store: Store,
  orders: Orders,
  { isAlone, mergeLife, progressed }: Comparing,
): Promise<Compared> {
  const { db } = store;
  const begun = await standingOf(db);
  // The mirror is read first, so that a change which another tab commits meanwhile does not look lost.
  const look = await orders.give({ do: 'open', name: db.name, schema: db.rowsVersion });
  const standing = await standingOf(db);
  const { readable, newer } = byVersion(look.mirrors, standing.schema);
  // With another tab open nothing is proved: an attempt that it has just marked may leave at any moment.
  const own = isAlone ? provingSilence(standing, look.mirrors) : undefined;
  const open = await openAttempts(db);
  const marks = open.length > 0 ? await orders.give({ do: 'marks', ids: open }) : { known: [], answers: {} };
  const memory = rememberedBy(marks, own ? open : []);
  const read = (epoch: string, seq: number) => orders.give({ do: 'missing', epoch, seq });
  const repairing = { read, mergeLife, progressed };
  // An earlier page may have saved before its comparison was over.
  const begunAt = Math.min(begun.seq, begun.uncomparedFrom ?? begun.seq);
  const comparison = compare(standing, readable, isAlone ? begunAt : undefined);
  const repaired = await repair(store, comparison, repairing);
  await isCompared(db);
  return { memory, repaired, isNewer: newer.length > 0 };
}
