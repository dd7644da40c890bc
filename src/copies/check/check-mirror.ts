import { commit } from '../../store/transaction/commit.ts';
import { recount } from '../../store/transaction/recount.ts';
import { readCounters } from '../../store/transaction/counters.ts';
import type { Store } from '../../store/transaction/store.ts';
import { holdOne } from '../../store/outbox/hold-one.ts';
import { allKeys, countKeys, differenceOf, digestOf, digestOfSome } from '../mirror/file/digest.ts';
import type { Keys, Row, Rows } from '../mirror/file/entry.ts';
import { keyOf, MIRRORED_TABLES } from '../mirror/file/mirrored-tables.ts';
import type { Inventory } from '../mirror/file/inventory.ts';

/** What a check asks of the mirror. */
export interface CheckedMirror {
  inventory(epoch: string, upTo: number): Promise<Inventory>;
  rowsWith(epoch: string, keys: Keys): Promise<Rows>;
  /** Writes a new snapshot of everything. Resolves when it is complete, or has failed. */
  writeAgain(): Promise<void>;
}

export interface MirrorChecked {
  /** `missing`: this browser has no mirror. `moving`: so much was written during the check that it has no result. */
  is: 'missing' | 'moving' | 'compared';
  /** Rows that the mirror lacked, or had with other values. */
  lacking: number;
  /** Damaged lines in its files. */
  damaged: number;
  /** It was written again, and now has everything. */
  isWrittenAgain: boolean;
  /** People, assignments and groups that only the mirror had, and that were brought back. */
  cameBack: number;
}

/** How often the two are compared at most: another tab's last changes may not be in its file yet. */
const TRIES = 5;
const NOTHING: Omit<MirrorChecked, 'is'> = { lacking: 0, damaged: 0, isWrittenAgain: false, cameBack: 0 };

/** Compares each row of the database with the mirror. Rows that only the mirror has are brought back; if it lacks some, it is written again. */
export async function checkMirror(
  store: Store,
  mirror: CheckedMirror | undefined,
  pause: () => Promise<void>,
): Promise<MirrorChecked> {
  if (!mirror) return { is: 'missing', ...NOTHING };
  const compared = await compareNow(store, mirror, pause);
  if (!compared) return { is: 'moving', ...NOTHING };
  const { difference, inventory, epoch } = compared;
  const { damaged } = inventory;
  const lacking = countKeys(difference.lacking);
  const hasMore = countKeys(difference.onlyInMirror) > 0;
  const cameBack = hasMore
    ? await bringBack(store, await mirror.rowsWith(epoch, difference.onlyInMirror))
    : 0;
  const isGap = lacking > 0 || !inventory.isWhole || hasMore;
  if (isGap) await mirror.writeAgain();
  const again = isGap ? await compareNow(store, mirror, pause) : undefined;
  const isWrittenAgain =
    again !== undefined && countKeys(again.difference.lacking) === 0 && again.inventory.isWhole;
  return { is: 'compared', lacking, damaged, isWrittenAgain, cameBack };
}

/**
 * Compares database and mirror. Rows that differ may have been changed while all rows were read, so they alone are
 * read and compared again. Undefined if the mirror had a newer snapshot each time, so that there is no result.
 */
async function compareNow(store: Store, mirror: CheckedMirror, pause: () => Promise<void>) {
  let keys: Keys | undefined;
  let last: Awaited<ReturnType<typeof compareRows>> | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (tries > 0) await pause();
    const compared = await compareRows(store, mirror, keys);
    if (compared.inventory.isNewer) continue;
    const { lacking, onlyInMirror } = compared.difference;
    const differing = allKeys(lacking, onlyInMirror);
    const count = countKeys(differing);
    if (count > MOST_AT_ONCE || (keys ? countKeys(lacking) : count) === 0) return compared;
    if (keys) last = compared;
    keys = differing;
  }
  return last;
}

/**
 * Rows read in one transaction without holding up a save for long. If more rows differ, changes made
 * during the reading are not the reason.
 */
const MOST_AT_ONCE = 2_000;

/** @param keys the only rows to compare, read at one moment; if absent, all rows */
async function compareRows({ db }: Store, mirror: CheckedMirror, keys?: Keys) {
  const { seq, epoch, digest } = await (keys ? digestOfSome(db, keys) : digestOf(db));
  const inventory = await mirror.inventory(epoch, seq);
  return { epoch, inventory, difference: await differenceOf(digest, inventory.digest, keys) };
}

/**
 * Brings back rows that only the mirror has. A row that the database has by now stays as it is. A record that would be sent is put on
 * hold: it may have been sent before the database lost it.
 */
async function bringBack(store: Store, rows: Rows): Promise<number> {
  const { db } = store;
  const tables = MIRRORED_TABLES.map((table) => db.table<Row>(table));
  return commit(store, tables, async (counters) => {
    const before = await db.ops.count();
    for (const name of MIRRORED_TABLES) {
      if (name === 'meta') continue;
      for (const row of rows[name] ?? []) {
        const table = db.table<Row>(name);
        // A key of this table, as the table itself gave it.
        if (!(await table.get(keyOf(name, row) as string))) await table.put(row);
      }
    }
    Object.assign(counters, await readCounters(db));
    await recount(db, counters);
    for (const { id } of (rows.ops ?? []) as { id?: string }[]) {
      const op = await db.ops.get(id ?? '');
      if (op?.status === 'ready' || op?.status === 'blocked')
        await holdOne(store, counters, op, 'rolled back');
    }
    return (await db.ops.count()) - before;
  });
}
