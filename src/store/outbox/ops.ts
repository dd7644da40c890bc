import type { Table } from 'dexie';
import type { LocalId, ServerUuid } from '../../domain/record/reference.ts';
import { shownState, type ShownState, type Status } from '../../domain/record/states.ts';
import type { OutpostDatabase } from '../transaction/database.ts';
import type { Hold, HoldReason, OpRow } from '../schema/op.ts';
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

/** What a new operation sends, and for whom. */
export interface NewOp {
  lane: Lane;
  subjectId: LocalId;
  waitsFor: LocalId[];
  /** Another than the current one if the record belongs to one that was made for another server. */
  profileId: string;
  /** Why it is on hold from the beginning. */
  hold?: HoldReason | undefined;
}

/**
 * The operation that sends a new record. It is numbered and counted; the caller writes it. It is blocked until the server
 * knows everything that the record names.
 */
export function newOp(store: Store, counters: Counters, { lane, subjectId, ...given }: NewOp): OpRow {
  const { newId, now } = store;
  const { waitsFor, profileId } = given;
  counters.opSeq += 1;
  const id = newId();
  const before = waitingStatus(waitsFor);
  const reason = isForeign(counters, profileId) ? 'other server' : given.hold;
  const onHold: Hold | undefined = reason && { reason, at: now().getTime(), before };
  const status = onHold ? 'onHold' : before;
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
    // Someone looks through an import before it is sent, so it needs no delay.
    ...(given.hold ? { notBefore: 0 } : delayed(store, lane)),
    failures: 0,
    attempts: 0,
    ...(onHold && { onHold }),
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

/**
 * The same for many records, with one read of each table.
 * @param newGroups groups of this device that are about to be stored
 */
export async function unresolvedOfEach(
  db: OutpostDatabase,
  records: readonly { profileId: string; named: Named }[],
  newGroups: readonly LocalId[] = [],
): Promise<LocalId[][]> {
  const groups = [...new Set(records.flatMap(({ named }) => named.groups ?? []))];
  const ids = groups.filter((id) => id !== undefined);
  const rows = ids.length > 0 ? await db.groups.bulkGet(ids) : [];
  const own = new Set([...newGroups, ...ids.filter((_, at) => rows[at]?.origin === 'device')]);
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
