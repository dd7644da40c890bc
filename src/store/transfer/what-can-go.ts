import { Dexie } from 'dexie';
import { goingTogether, withNeeded } from '../../domain/transfer/goes-together.ts';
import type { LocalId } from '../../domain/record/reference.ts';
import type { Status } from '../../domain/record/states.ts';
import type { Store } from '../transaction/store.ts';
import type { OpRow } from '../schema/op.ts';

/**
 * Why a record that is not settled cannot be moved:
 * - `tried`: a request for it was begun, and may have left
 * - `onHold`, `toFix`: it has this status, and so does not wait to be sent
 * - `tied`: it names, or is named by, a record that cannot go or was not chosen
 */
export type StaysBecause = 'tried' | 'onHold' | 'toFix' | 'tied';

/** What would go with a transfer, and what would stay. */
export interface Offer {
  going: OpRow[];
  staying: Record<StaysBecause, number>;
}

/** Rows read at a time. Tens of thousands at once would block the page for a third of a second. */
const BATCH = 500;
const UNSETTLED: readonly Status[] = ['ready', 'blocked', 'onHold', 'toFix', 'sending', 'noReply'];

/**
 * What can be moved now: only records that wait and for which no request was ever begun, because no server can have those.
 * @param people their records, and what these need; without it everything that waits
 * @param signal ends the reading, which takes seconds where tens of thousands wait
 */
export async function offerOf(
  { db }: Store,
  people?: readonly LocalId[],
  signal?: AbortSignal,
): Promise<Offer> {
  const batches = await Promise.all(UNSETTLED.map((status) => inStatus(db.ops, status, signal)));
  const ops = batches.flat();
  const chosen = people && (await recordsOf(db, ops, people));
  const wanted = ops.filter(({ subjectId }) => chosen?.has(subjectId) ?? true);
  const going = goingTogether(
    ops.map((op) => ({
      id: op.subjectId,
      isWanted: (chosen?.has(op.subjectId) ?? true) && whyStaying(op) === undefined,
      waitsFor: op.waitsFor,
    })),
  );
  const staying: Offer['staying'] = { tried: 0, onHold: 0, toFix: 0, tied: 0 };
  for (const op of wanted) {
    if (!going.has(op.subjectId)) staying[whyStaying(op) ?? 'tied'] += 1;
  }
  return { going: wanted.filter(({ subjectId }) => going.has(subjectId)), staying };
}

async function inStatus(
  ops: Store['db']['ops'],
  status: Status,
  signal: AbortSignal | undefined,
): Promise<OpRow[]> {
  const found: OpRow[] = [];
  for (let last: unknown = Dexie.minKey, more = true; more;) {
    signal?.throwIfAborted();
    const after = ops.where('[status+seq]').between([status, last], [status, Dexie.maxKey], false, true);
    const batch = await after.limit(BATCH).toArray();
    for (const op of batch) found.push(op);
    last = batch.at(-1)?.seq;
    more = batch.length === BATCH;
  }
  return found;
}

/** Why a record that is not settled cannot be moved by itself. */
export function whyStaying({ status, attempts, inDoubt }: OpRow): StaysBecause | undefined {
  if (attempts > 0 || inDoubt || status === 'sending' || status === 'noReply') return 'tried';
  if (status === 'onHold' || status === 'toFix') return status;
  return undefined;
}

/** People, their assignments, and what all of these wait for. */
async function recordsOf(
  db: Store['db'],
  ops: readonly OpRow[],
  people: readonly LocalId[],
): Promise<Set<string>> {
  const assignments = await db.assignments.where('userId').anyOf(people).primaryKeys();
  const waitsFor = new Map<string, readonly string[]>(ops.map((op) => [op.subjectId, op.waitsFor]));
  return withNeeded([...people, ...assignments], (id) => waitsFor.get(id) ?? []);
}
