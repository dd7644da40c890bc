import { newCode } from '../../domain/transfer/codes.ts';
import { goingTogether } from '../../domain/transfer/goes-together.ts';
import type { LocalId } from '../../domain/record/reference.ts';
import type { Status } from '../../domain/record/states.ts';
import { commit } from '../transaction/commit.ts';
import { noteAll } from '../transaction/journal.ts';
import type { Store } from '../transaction/store.ts';
import { setStatuses } from '../outbox/set-status.ts';
import type { Counters } from '../schema/counters.ts';
import type { TransferRow } from '../schema/transfer.ts';
import type { OpRow } from '../schema/op.ts';
import { batchesOf } from './batches.ts';
import { finished, waitAgain } from './take-back.ts';
import { offerOf, whyStaying } from './what-can-go.ts';

/**
 * Marks records as moved to another device: from then on this device never sends them. The transfer is noted first, and the
 * records follow in batches, so that no one waits long to save; after a kill the next start goes on. The file that takes them there is
 * written only afterwards, and can be written again at any time.
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
  const { going } = await offerOf(store, people);
  if (going.length === 0) return undefined;
  const row: TransferRow = {
    direction: 'out',
    id: newId(),
    code: newCode('transfer', random),
    other: to,
    at: now().getTime(),
    ids: going.map(({ subjectId }) => subjectId),
    ...inNumbers(going),
    unfinished: true,
  };
  await commit(store, [db.transfers], () => db.transfers.add(row));
  return goOnGiving(store, row);
}

/** Moves what has not been moved yet of a transfer that was begun. What was sent or changed since then stays. */
export async function goOnGiving(store: Store, row: TransferRow): Promise<TransferRow | undefined> {
  const { db } = store;
  const ops = await db.ops.where('subjectId').anyOf(row.ids).toArray();
  const tables = [db.users, db.assignments, db.groups, db.ops, db.journal, db.transfers];
  for (const parts of batchesOf(ops))
    await commit(store, tables, async (counters) => {
      if (await isUnfinished(store, row)) await moveParts(store, counters, row, parts);
    });
  const moved = await movedWith(store, row);
  const tied = await tiedOf(store, moved);
  for (const parts of batchesOf(tied).reverse()) await leaveHere(store, row, parts.flat());
  const left = new Set(tied);
  return close(
    store,
    row,
    moved.filter((op) => !left.has(op)),
  );
}

async function isUnfinished({ db }: Store, { direction, id }: TransferRow): Promise<boolean> {
  return (await db.transfers.get([direction, id]))?.unfinished === true;
}

/** Moves those parts of which everything can still go, and what they wait for is gone already. */
async function moveParts(
  store: Store,
  counters: Counters,
  { id, code, other: to, at }: TransferRow,
  parts: readonly LocalId[][],
): Promise<void> {
  const { db, now } = store;
  const ops = await db.ops.where('subjectId').anyOf(parts.flat()).toArray();
  const opOf = new Map(ops.map((op) => [op.subjectId, op]));
  const others = await othersOf(db, ops);
  const goes = new Set<LocalId>();
  for (const part of parts) {
    const own = new Set(part);
    const isFree = part.every((one) => {
      const op = opOf.get(one);
      const needsOnlyMoved = op?.waitsFor.every(
        (needed) => own.has(needed) || goes.has(needed) || others.get(needed)?.moved?.id === id,
      );
      // A group goes before those who wait for it.
      const mayBeApart = op?.lane === 'group' || !isNamed(one, own, others);
      return op && canGo(op) && needsOnlyMoved && mayBeApart;
    });
    if (isFree) for (const one of part) goes.add(one);
  }
  const going = ops.filter(({ subjectId }) => goes.has(subjectId));
  const changes = { moved: { id, code, to, at } };
  await setStatuses(
    store,
    counters,
    going.map((op) => ({ op, status: 'moved', changes })),
  );
  const subjects = going.map(({ subjectId }) => subjectId);
  await noteAll(db, counters, now().getTime(), subjects, { what: 'moved', transfer: id, code, to });
}

/** What these records wait for, and what waits for them; for a group very many may, and they follow it. */
async function othersOf(db: Store['db'], ops: readonly OpRow[]): Promise<ReadonlyMap<LocalId, OpRow>> {
  const needed = [...new Set(ops.flatMap(({ waitsFor }) => waitsFor))];
  const named = ops.filter(({ lane }) => lane !== 'group').map(({ subjectId }) => subjectId);
  const found = [
    ...(await db.ops.where('subjectId').anyOf(needed).toArray()),
    ...(await db.ops.where('waitsFor').anyOf(named).distinct().toArray()),
  ];
  return new Map(found.map((op) => [op.subjectId, op]));
}

/** Whether a record that does not go with it waits for it. */
function isNamed(id: LocalId, part: ReadonlySet<LocalId>, others: ReadonlyMap<LocalId, OpRow>): boolean {
  return Array.from(others.values()).some(
    (other) => !part.has(other.subjectId) && LIVE.has(other.status) && other.waitsFor.includes(id),
  );
}

const LIVE: ReadonlySet<Status> = new Set<Status>(['blocked', 'ready', 'onHold', 'toFix']);

function canGo(op: OpRow): boolean {
  return (op.status === 'ready' || op.status === 'blocked') && whyStaying(op) === undefined;
}

async function movedWith({ db }: Store, { ids, id }: TransferRow): Promise<OpRow[]> {
  const ops = await db.ops.where('subjectId').anyOf(ids).toArray();
  return ops.filter(({ status, moved }) => status === 'moved' && moved?.id === id);
}

/** Those of the moved records that someone has tied to one that stays meanwhile, as when a person of a group was put on hold. */
async function tiedOf({ db }: Store, moved: readonly OpRow[]): Promise<OpRow[]> {
  const groups = moved.filter(({ lane }) => lane === 'group').map(({ subjectId }) => subjectId);
  const waiting = await db.ops.where('waitsFor').anyOf(groups).distinct().toArray();
  const staying = waiting.filter(({ status }) => LIVE.has(status));
  if (staying.length === 0) return [];
  const together = goingTogether([
    ...moved.map(({ subjectId, waitsFor }) => ({ id: subjectId, isWanted: true, waitsFor })),
    ...staying.map(({ subjectId, waitsFor }) => ({ id: subjectId, isWanted: false, waitsFor })),
  ]);
  return moved.filter(({ subjectId }) => !together.has(subjectId));
}

/** Lets records wait here again. No file has them yet. */
async function leaveHere(store: Store, row: TransferRow, ids: readonly LocalId[]): Promise<void> {
  const { db, now } = store;
  const { id, code } = row;
  const tables = [db.users, db.assignments, db.groups, db.ops, db.journal, db.idmap, db.transfers];
  await commit(store, tables, async (counters) => {
    if (!(await isUnfinished(store, row))) return;
    const ops = await db.ops
      .where('subjectId')
      .anyOf([...ids])
      .toArray();
    const gone = ops.filter(({ status, moved }) => status === 'moved' && moved?.id === id);
    await waitAgain(store, counters, gone);
    const subjects = gone.map(({ subjectId }) => subjectId);
    await noteAll(db, counters, now().getTime(), subjects, { what: 'stayed', transfer: id, code });
  });
}

async function close(
  store: Store,
  row: TransferRow,
  moved: readonly OpRow[],
): Promise<TransferRow | undefined> {
  const { db } = store;
  return commit(store, [db.transfers], async () => {
    const here = await db.transfers.get([row.direction, row.id]);
    if (!here?.unfinished) return here;
    if (moved.length === 0) {
      await db.transfers.delete([row.direction, row.id]);
      return undefined;
    }
    const ids = moved.map(({ subjectId }) => subjectId);
    const whole = finished({ ...here, ids, ...inNumbers(moved) });
    await db.transfers.put(whole);
    return whole;
  });
}

/** How many records of each kind there are. */
export function inNumbers(
  ops: readonly Pick<OpRow, 'lane'>[],
): Pick<TransferRow, 'people' | 'assignments' | 'groups'> {
  const count = (lane: OpRow['lane']) => ops.filter((op) => op.lane === lane).length;
  return { people: count('user'), assignments: count('assign'), groups: count('group') };
}
