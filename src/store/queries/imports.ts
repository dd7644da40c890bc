import { Dexie } from 'dexie';
import { SHOWN_STATES, type ShownState } from '../../domain/record/states.ts';
import type { ImportRow, LeftOutRow } from '../schema/import.ts';
import type { OpRow } from '../schema/op.ts';
import type { Store } from '../transaction/store.ts';

/** An import as a screen shows it. */
export interface ImportedView {
  row: ImportRow;
  /** How many of its people are in each state. */
  counts: Partial<Record<ShownState, number>>;
  /** How many of its people are on hold because of it. Others are on hold for another reason, as after a restored backup. */
  toSend: number;
  /** The rows that were left out are still here. */
  hasLeftOut: boolean;
}

/** All imports, newest first. */
export async function imports({ db }: Store): Promise<ImportRow[]> {
  return (await db.imports.toArray()).sort((one, other) => other.at - one.at);
}

/** An import by its id. */
export async function imported(store: Store, id: string): Promise<ImportedView | undefined> {
  const { db } = store;
  return db.transaction('r', [db.imports, db.users, db.ops, db.importParts], async () => {
    const row = await db.imports.get(id);
    if (!row) return undefined;
    const hasLeftOut = (await leftOutOf(db, id).count()) > 0;
    const counts = await countsOf(store, id);
    // Not read again after each batch.
    const toSend = row.underWay ? (counts.onHold ?? 0) : await countToSend(store, id);
    return { row, counts, toSend, hasLeftOut };
  });
}

/** How many rows are read with one request: a few milliseconds of work. */
const AT_ONCE = 500;

async function countToSend({ db }: Store, id: string): Promise<number> {
  const people = new Set(await db.users.where('[importId+state]').equals([id, 'onHold']).primaryKeys());
  const isToSend = ({ onHold, subjectId }: OpRow) => onHold?.reason === 'import' && people.has(subjectId);
  let count = 0;
  for (let seq: number | undefined = -1; seq !== undefined;) {
    const after = db.ops.where('[status+seq]').between(['onHold', seq], ['onHold', Dexie.maxKey], false);
    const ops = await after.limit(AT_ONCE).toArray();
    count += ops.filter(isToSend).length;
    seq = ops.at(-1)?.seq;
  }
  return count;
}

async function countsOf({ db }: Store, id: string): Promise<ImportedView['counts']> {
  const counts: ImportedView['counts'] = {};
  const counting = SHOWN_STATES.map(async (state) => {
    const people = await db.users.where('[importId+state]').equals([id, state]).count();
    if (people > 0) counts[state] = people;
  });
  await Promise.all(counting);
  return counts;
}

/** The rows that an import has left out, in the order of the table. Empty once another import has begun. */
export async function leftOutRows({ db }: Store, id: string): Promise<LeftOutRow[]> {
  const parts = await leftOutOf(db, id).toArray();
  const rows = parts.flatMap((part) => (part.part === 'left out' ? part.rows : []));
  return rows.sort((one, other) => one.row - other.row);
}

function leftOutOf(db: Store['db'], id: string) {
  return db.importParts
    .where('[importId+part+n]')
    .between([id, 'left out', Dexie.minKey], [id, 'left out', Dexie.maxKey]);
}

/** The newest import of the same content that has registered anyone and was not undone. */
export async function importedBefore({ db }: Store, hash: string): Promise<ImportRow | undefined> {
  const same = await db.imports.filter((row) => row.hash === hash && !row.undoneAt).toArray();
  return same.sort((one, other) => other.at - one.at).find(({ registered }) => registered > 0);
}

/**
 * The imports before another one. People whom an import has still to register are found by no check, so the next one waits for it.
 */
export async function importsBegun({ db }: Store): Promise<{ finished: number; unfinished?: ImportRow }> {
  const rows = await db.imports.toArray();
  const [unfinished, ...more] = rows.filter(({ underWay }) => underWay === 'register');
  if (!unfinished) return { finished: rows.length };
  return { finished: rows.length - 1 - more.length, unfinished };
}

/** Imports of which people are on hold, newest first, with their number. */
export async function importsOnHold(store: Store): Promise<{ row: ImportRow; onHold: number }[]> {
  const { db } = store;
  const found = await Promise.all(
    (await imports(store)).map(async (row) => ({
      row,
      onHold: await db.users.where('[importId+state]').equals([row.id, 'onHold']).count(),
    })),
  );
  return found.filter(({ onHold }) => onHold > 0);
}
