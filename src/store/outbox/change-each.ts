import type { Table } from 'dexie';
import type { LocalId } from '../../domain/reference.ts';
import { isChangeable, type Status } from '../../domain/states.ts';
import { commit } from '../core/commit.ts';
import { isShared, type OpRow } from '../rows/op.ts';
import type { Store } from '../core/store.ts';
import type { Tally } from '../rows/tally.ts';

/** Why a person's wish could not be carried out. */
export type Obstacle =
  /** There is no such record. */
  | { reason: 'gone' }
  /** Its state does not allow it: it is on its way, it was sent, or it is not what the wish is about. */
  | { reason: 'state'; status: Status }
  /** It waits, but may have arrived: only the same request with the same key can go. */
  | { reason: 'in doubt' }
  /** Others that wait name it, and would wait for ever. */
  | { reason: 'named'; by: LocalId[] }
  /** It belongs to a person who was discarded: restore the person. */
  | { reason: 'with'; id: LocalId }
  /** Another deployment of this browser has the record too, or may have. */
  | { reason: 'shared' }
  /** It would ask the server for nothing any more. */
  | { reason: 'empty' }
  /** It was refused, and may have been bought all the same: a person has to confirm that it may be bought a second time. */
  | { reason: 'cost' };

/** What became of a wish about many records at once. */
export interface Changed {
  /** Those for which it was done. */
  done: LocalId[];
  refused: { id: LocalId; obstacle: Obstacle }[];
}

type Change = (tally: Tally, op: OpRow) => Promise<Obstacle | undefined>;

/** So many records change in one transaction: enough to be quick, few enough that a registration need not wait. */
const CHUNK = 100;

/** Carries out a wish record by record, some in each transaction, and tells for which it could not be. */
export async function changeEach(
  store: Store,
  ids: readonly LocalId[],
  tables: readonly Table[],
  change: Change,
): Promise<Changed> {
  const { db } = store;
  const changed: Changed = { done: [], refused: [] };
  const scope = [...new Set([db.users, db.assignments, db.groups, db.ops, db.journal, ...tables])];
  for (let from = 0; from < ids.length; from += CHUNK) {
    const chunk = ids.slice(from, from + CHUNK);
    const obstacles = await commit(store, scope, async (tally) => {
      const found: (Obstacle | undefined)[] = [];
      for (const id of chunk) {
        const op = await db.ops.where('subjectId').equals(id).first();
        found.push(op ? await change(tally, op) : { reason: 'gone' });
      }
      return found;
    });
    chunk.forEach((id, at) => {
      const obstacle = obstacles[at];
      if (obstacle) changed.refused.push({ id, obstacle });
      else changed.done.push(id);
    });
  }
  return changed;
}

/** The obstacle to sending a purchase again that a refusal does not prove not to have been made. Part of a transaction. */
export async function unlessDoubtful({ db }: Store, op: OpRow): Promise<Obstacle | undefined> {
  if (op.status !== 'refused' || !op.doubtful) return undefined;
  const { entries = [] } = (await db.assignments.get(op.subjectId)) ?? {};
  return entries.length > 0 ? { reason: 'cost' } : undefined;
}

/** The obstacle to changing a record that is on its way or was sent. */
export function unlessChangeable(op: OpRow): Obstacle | undefined {
  const { status, inDoubt } = op;
  if (isShared(op)) return { reason: 'shared' };
  if (!isChangeable(status)) return { reason: 'state', status };
  return inDoubt ? { reason: 'in doubt' } : undefined;
}
