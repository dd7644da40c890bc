import type { Table } from 'dexie';
import type { LocalId, ServerUuid } from '../../domain/record/reference.ts';
import { shownState, type ShownState, type Status } from '../../domain/record/states.ts';
import type { OutpostDatabase } from '../transaction/database.ts';
import type { Hold, OpRow } from '../schema/op.ts';
import type { Lane } from '../../domain/record/lane.ts';
import type { Store } from '../transaction/store.ts';
import { countIn } from '../transaction/counters.ts';
import { isForeign, KIND_OF, type Counters } from '../schema/counters.ts';

/** The values of its operation that a record repeats. */
export interface Shown {
  opId: string;
  status: Status;
  state: ShownState;
  serverUuid?: ServerUuid;
}

/**
 * The operation that sends a new record. It is numbered and counted; the caller writes it. It is blocked until the server
 * knows everything that the record names.
 * @param profileId given if the record belongs to a record that was made for another server than the current one
 */
export function newOp(
  store: Store,
  counters: Counters,
  lane: Lane,
  subjectId: LocalId,
  waitsFor: LocalId[],
  profileId = counters.profileId,
): OpRow {
  const { newId, now } = store;
  counters.opSeq += 1;
  const id = newId();
  const before = waitingStatus(waitsFor);
  const onHold: Hold = { reason: 'other server', at: now().getTime(), before };
  const status = isForeign(counters, profileId) ? 'onHold' : before;
  countIn(counters, KIND_OF[lane], status);
  return {
    id,
    key: id,
    profileId,
    seq: counters.opSeq,
    lane,
    subjectId,
    status,
    waitsFor,
    ...delayed(store, lane),
    failures: 0,
    attempts: 0,
    ...(status === 'onHold' && { onHold }),
  };
}

/** When a new or edited record may be sent. A group has no delay, because no one takes one back at once. */
export function delayed(
  { now, delay: { milliseconds } }: Store,
  lane: Lane,
): Pick<OpRow, 'notBefore' | 'delay'> {
  if (lane === 'group' || milliseconds === 0) return { notBefore: 0 };
  return { notBefore: now().getTime() + milliseconds, delay: milliseconds };
}

/** The values of a new operation that its record repeats. */
export function shownOf({ id, status }: OpRow): Shown {
  return { opId: id, status, state: shownState(status) };
}

/** The status of a waiting record: `ready` when the server knows all that it names, else `blocked`. */
export function waitingStatus(waitsFor: readonly LocalId[]): 'blocked' | 'ready' {
  return waitsFor.length > 0 ? 'blocked' : 'ready';
}

/** The table that holds what a lane sends. */
export function subjectTable(db: OutpostDatabase, lane: Lane): Table<Shown, LocalId> {
  // Rows of all three tables have these values; only groups from the settings, which have no operation, do
  // not.
  const tables = { user: db.users, assign: db.assignments, group: db.groups };
  return tables[lane] as unknown as Table<Shown, LocalId>;
}

/** The people and groups that a record names. */
interface Named {
  users?: readonly LocalId[];
  groups?: readonly (LocalId | undefined)[];
}

/** The ids among those named that the profile's server does not know yet. */
export async function unresolved(db: OutpostDatabase, profileId: string, named: Named): Promise<LocalId[]> {
  const [waitsFor = []] = await unresolvedOfEach(db, [{ profileId, named }]);
  return waitsFor;
}

/** The same for many records, with one read of each table. */
export async function unresolvedOfEach(
  db: OutpostDatabase,
  records: readonly { profileId: string; named: Named }[],
): Promise<LocalId[][]> {
  const groups = [...new Set(records.flatMap(({ named }) => named.groups ?? []))];
  const ids = groups.filter((id) => id !== undefined);
  const rows = ids.length > 0 ? await db.groups.bulkGet(ids) : [];
  const own = new Set(ids.filter((_, at) => rows[at]?.origin === 'device'));
  const all = records.map(({ profileId, named: { users = [], groups: named = [] } }) => {
    const ofDevice = named.filter((id) => id !== undefined && own.has(id)) as LocalId[]; // The filter does not narrow the type.
    return { profileId, local: [...new Set([...users, ...ofDevice])] };
  });
  const keys = all.flatMap(({ profileId, local }) => local.map((id): [string, LocalId] => [profileId, id]));
  const known = await db.idmap.bulkGet(keys);
  const isKnown = new Set(keys.filter((_, at) => known[at]).map((key) => JSON.stringify(key)));
  return all.map(({ profileId, local }) =>
    local.filter((id) => !isKnown.has(JSON.stringify([profileId, id]))),
  );
}
