import { newCode } from '../../domain/transfer/codes.ts';
import type { LocalId } from '../../domain/record/reference.ts';
import { commit } from '../transaction/commit.ts';
import { noteAll } from '../transaction/journal.ts';
import type { Store } from '../transaction/store.ts';
import { setStatuses } from '../outbox/set-status.ts';
import type { TransferRow } from '../schema/transfer.ts';
import type { OpRow } from '../schema/op.ts';
import { offerOf } from './what-can-go.ts';

/**
 * Marks records as moved to another device, in one transaction: from then on this device never sends them. The file that
 * takes them there is written only afterwards, and can be written again at any time.
 * @param to the code of the other device
 * @param people whose records go; without it everything that waits
 * @returns nothing when there is nothing to move
 */
export async function transfer(
  store: Store,
  to: string,
  people?: readonly LocalId[],
): Promise<TransferRow | undefined> {
  const { db, newId, random, now } = store;
  const tables = [db.users, db.assignments, db.groups, db.ops, db.journal, db.transfers];
  return commit(store, tables, async (counters) => {
    const { going } = await offerOf(store, people);
    if (going.length === 0) return undefined;
    const at = now().getTime();
    const [id, code] = [newId(), newCode('transfer', random)];
    const row: TransferRow = {
      direction: 'out',
      id,
      code,
      other: to,
      at,
      ids: going.map(({ subjectId }) => subjectId),
      ...inNumbers(going),
    };
    const moved = { id, code, to, at };
    await setStatuses(
      store,
      counters,
      going.map((op) => ({ op, status: 'moved', changes: { moved } })),
    );
    await noteAll(db, counters, at, row.ids, { what: 'moved', transfer: id, code, to });
    await db.transfers.add(row);
    return row;
  });
}

/** How many records of each kind there are. */
export function inNumbers(
  ops: readonly Pick<OpRow, 'lane'>[],
): Pick<TransferRow, 'people' | 'assignments' | 'groups'> {
  const count = (lane: OpRow['lane']) => ops.filter((op) => op.lane === lane).length;
  return { people: count('user'), assignments: count('assign'), groups: count('group') };
}
