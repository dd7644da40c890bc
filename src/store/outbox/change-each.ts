import type { Table } from 'dexie';
import type { LocalId } from '../../domain/record/reference.ts';
import { isChangeable, type Status } from '../../domain/record/states.ts';
import { commit } from '../transaction/commit.ts';
import type { OpRow } from '../schema/op.ts';
import type { Store } from '../transaction/store.ts';
import type { Counters } from '../schema/counters.ts';

/** Why a change that a person asked for could not be made. */
export type Obstacle =
  /** There is no such record. */
  | { reason: 'gone' }
  /**
   * Its status does not allow the change: it is on its way, it was sent, or the change is for other statuses.
   */
  | { reason: 'state'; status: Status }
  /** It waits, but may have arrived: only the same request with the same key may be sent. */
  | { reason: 'in doubt' }
  /** Other waiting records name it, and would wait for ever. */
  | { reason: 'named'; by: LocalId[] }
  /** It was discarded with its person: the person must be restored. */
  | { reason: 'with'; id: LocalId }
  /** After the change it would ask the server for nothing. */
  | { reason: 'empty' }
  /**
   * It was refused, but may have been bought all the same: a person must confirm that it may be bought twice.
   */
  | { reason: 'cost' };

/** The result of a change to many records at once. */
export interface Changed {
  /** The records that were changed. */
  done: LocalId[];
  refused: { id: LocalId; obstacle: Obstacle }[];
}

type Change = (counters: Counters, op: OpRow) => Promise<Obstacle | undefined>;

/**
 * How many records change in one transaction: enough to be quick, few enough that a registration need not
 * wait.
 */
const CHUNK = 100;

/** Changes records one by one, many in each transaction, and reports the ones that could not be changed. */
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
    const obstacles = await commit(store, scope, async (counters) => {
      const found: (Obstacle | undefined)[] = [];
      for (const id of chunk) {
        const op = await db.ops.where('subjectId').equals(id).first();
        found.push(op ? await change(counters, op) : { reason: 'gone' });
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

/**
 * The obstacle to buying again after a refusal that does not prove that nothing was bought. Part of a
 * transaction.
 */
export async function unlessDoubtful({ db }: Store, op: OpRow): Promise<Obstacle | undefined> {
  if (op.status !== 'toFix' || !op.doubtful) return undefined;
  const { entries = [] } = (await db.assignments.get(op.subjectId)) ?? {};
  return entries.length > 0 ? { reason: 'cost' } : undefined;
}

/** The obstacle to changing a record that is on its way, was sent, or may have arrived. */
export function unlessChangeable(op: OpRow): Obstacle | undefined {
  const { status, inDoubt } = op;
  if (!isChangeable(status)) return { reason: 'state', status };
  return inDoubt ? { reason: 'in doubt' } : undefined;
}
