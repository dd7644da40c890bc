import type { Problem } from '../../contract/problem.ts';
import type { ServerUuid } from '../../domain/reference.ts';
import type { Status } from '../../domain/states.ts';
import { takeBackAsSent } from './as-sent.ts';
import type { OutpostDatabase } from '../core/database.ts';
import { GroupCommit } from '../core/group-commit.ts';
import { note } from '../core/journal.ts';
import { setStatus } from './ops.ts';
import { isInUse } from './profiles.ts';
import { learn, ownerOf, releaseWaiting } from './server-ids.ts';
import type { Instant } from '../rows/record.ts';
import type { OpRow } from '../rows/op.ts';
import type { Store } from '../core/store.ts';
import type { AttemptRow, Evidence, FrozenRequest, Outcome, Sent } from '../rows/attempt.ts';
import type { ProfileRow } from '../rows/profile.ts';
import type { Tally } from '../rows/tally.ts';

/** Marks and records share transactions: there are two of them for every request. */
const groups = new WeakMap<OutpostDatabase, GroupCommit>();

function together(store: Store): GroupCommit {
  const { db } = store;
  const tables = [
    db.ops,
    db.attempts,
    db.users,
    db.assignments,
    db.groups,
    db.idmap,
    db.journal,
    db.profiles,
  ];
  const group = groups.get(db) ?? new GroupCommit(store, tables);
  groups.set(db, group);
  return group;
}

/** What a request will be, worked out inside the transaction that marks it. */
export type Written = { request: FrozenRequest; sent: Sent } | { problems: Problem[] };

/**
 * Writes the request of an operation; awaits nothing but the database.
 * @param earlier an attempt whose bytes must go again, to wherever the server is now
 */
export type Write = (op: OpRow, earlier?: AttemptRow) => Promise<Written>;

/**
 * Marks an operation as on its way, with its bytes, before anything is dispatched. Only one of several tabs that
 * try gets the attempt: whoever finds the operation not ready gets nothing.
 * Where the request cannot be written because the server no longer has what it names, the operation needs a person instead.
 */
export async function markSending(
  store: Store,
  opId: string,
  { profile, keyed }: { profile: ProfileRow; keyed: boolean },
  write: Write,
): Promise<AttemptRow | undefined> {
  const { db, now, newId } = store;
  return together(store).run([opId], async (tally) => {
    const op = await db.ops.get(opId);
    if (op?.status !== 'ready' || op.waitsFor.length > 0) return undefined;
    // The settings may have changed since, here or in another tab: another server gets nothing of this one's.
    if (op.profileId !== profile.id || !(await isInUse(db, tally, profile))) return undefined;
    if (op.inDoubt && !keyed) {
      // Sent with a key that the server is no longer said to honour: now only a person can tell.
      await setStatus(store, tally, op, 'unknown', { inDoubt: false });
      return undefined;
    }
    const startedAt = now().getTime();
    const written = await write(op, await underSameKey(db, op, keyed));
    if ('problems' in written) {
      await setStatus(store, tally, op, 'refused', written);
      await note(db, tally, startedAt, op.subjectId, { what: 'stopped before sending', ...written });
      return undefined;
    }
    const n = op.attempts + 1;
    const { request, sent } = written;
    const { key, profileId, failures } = op;
    const attempt = { id: newId(), opId, n, profileId, startedAt, failures, request, sent, key, keyed };
    await Promise.all([
      db.attempts.add(attempt),
      setStatus(store, tally, op, 'sending', { attempts: n, problems: undefined }),
      note(db, tally, startedAt, op.subjectId, { what: 'sent', attemptId: attempt.id, n }),
    ]);
    return attempt;
  });
}

/** A key that a server has seen goes with the bytes that it has seen, whatever the settings say now. */
async function underSameKey(db: OutpostDatabase, op: OpRow, keyed: boolean): Promise<AttemptRow | undefined> {
  if (!keyed || op.attempts === 0) return undefined;
  const earlier = await attemptsOf(db, op.id);
  return earlier.find((attempt) => attempt.keyed && attempt.key === op.key);
}

/** What is to become of an operation whose attempt has ended. */
export interface Closing {
  outcome: Outcome;
  status: Extract<Status, 'confirmed' | 'refused' | 'ready' | 'unknown' | 'held'>;
  evidence?: Evidence;
  /** With `confirmed`. */
  serverUuid?: ServerUuid;
  warning?: boolean;
  /** With `refused`. */
  problems?: Problem[];
  doubtful?: boolean;
  /** With `ready`: not before this time, because it failed. */
  notBefore?: Instant;
  /** With `ready`: the attempt is unknown, and is sent again all the same because a setting allows it. */
  waived?: boolean;
}

/** What the record came to: a uuid that belongs to another record makes a confirmation worthless. */
export interface Closed {
  status: Status;
  outcome: Outcome;
}

/**
 * Records what became of an attempt, with the server's id and the release of whatever waited for it, in one
 * transaction. An answer that comes after its attempt was given up still counts.
 */
export async function closeAttempt(
  store: Store,
  { id: attemptId, opId }: Pick<AttemptRow, 'id' | 'opId'>,
  closing: Closing,
): Promise<Closed | undefined> {
  const { db } = store;
  let confirmed: OpRow | undefined;
  const record = async (tally: Tally): Promise<Closed | undefined> => {
    confirmed = undefined;
    const [attempts, op] = await Promise.all([attemptsOf(db, opId), db.ops.get(opId)]);
    const attempt = attempts.find(({ id }) => id === attemptId);
    if (!op || !attempt) return undefined;
    const checked = await withoutTakenUuid(db, op, closing);
    const late = attempt.outcome !== undefined;
    // What an attempt was proven to be stays so: a second record of it is a repetition.
    if (late && !['unknown', 'interrupted'].includes(attempt.outcome ?? '')) return undefined;
    const at = store.now().getTime();
    const { outcome } = checked;
    const closed = closedRow(attempt, checked);
    const all = attempts.map((one) => (one === attempt ? closed : one));
    const [status] = await Promise.all([
      settle(store, tally, op, all, attempt.n, checked, late),
      db.attempts.put(closed),
      note(db, tally, at, op.subjectId, { what: 'answered', attemptId, outcome, ...(late && { late }) }),
    ]);
    if (status === 'confirmed') confirmed = op;
    return { status, outcome };
  };
  // What waits for this one may wait for others that are recorded at the same time.
  return together(store).run([opId, closing.serverUuid ?? opId], record, async (tally) => {
    if (confirmed) await releaseWaiting(store, tally, confirmed.profileId, confirmed.subjectId);
  });
}

function closedRow(attempt: AttemptRow, closing: Closing): AttemptRow {
  const { outcome, evidence, serverUuid, waived } = closing;
  return {
    ...attempt,
    outcome,
    ...(evidence && { evidence }),
    ...(serverUuid && { serverUuid }),
    ...(waived && { waivedBy: 'setting' }),
  };
}

async function attemptsOf(db: OutpostDatabase, opId: string): Promise<AttemptRow[]> {
  return db.attempts.where('opId').equals(opId).sortBy('n');
}

/** A server that gives one uuid to two records has shown nothing about the second. */
async function withoutTakenUuid(db: OutpostDatabase, op: OpRow, closing: Closing): Promise<Closing> {
  const { serverUuid, ...rest } = closing;
  const owner = serverUuid && (await ownerOf(db, op.profileId, serverUuid));
  if (!owner || owner === op.subjectId) return closing;
  return { ...rest, outcome: 'unknown', status: 'unknown' };
}

/** Passes the operation to where all its attempts together put it. */
async function settle(
  store: Store,
  tally: Tally,
  op: OpRow,
  attempts: readonly AttemptRow[],
  n: number,
  closing: Closing,
  late: boolean,
): Promise<Status> {
  const arrived = await uuidsOf(store.db, op, attempts);
  const [first] = arrived;
  if (arrived.length > 1) await alertDuplicate(store, tally, op, arrived);
  if (first && op.status !== 'confirmed') {
    // A newer attempt is on its way: it will find this answer when it ends.
    if (attempts.some((one) => one.outcome === undefined)) return op.status;
    const proven = attempts.find((one) => one.serverUuid === first);
    // Between a first attempt's mark and its answer nobody can have edited.
    if (proven && (late || attempts.length > 1)) await takeBackAsSent(store, tally, op.subjectId, proven.id);
    return confirm(store, tally, op, first, closing.warning ?? false, arrived);
  }
  if (late && (op.status !== 'unknown' || n !== op.attempts)) return op.status;
  if (op.status !== 'sending' && op.status !== 'unknown') return op.status;
  return release(store, tally, op, closing);
}

/** What the server called the record: as it is known by now, perhaps from a person, and as each attempt was answered. */
async function uuidsOf(
  db: OutpostDatabase,
  op: OpRow,
  attempts: readonly AttemptRow[],
): Promise<ServerUuid[]> {
  const known = await db.idmap.get([op.profileId, op.subjectId]);
  const uuids = [known?.serverUuid, ...attempts.map((one) => one.serverUuid)];
  return [...new Set(uuids.filter((uuid) => uuid !== undefined))];
}

async function alertDuplicate(
  store: Store,
  tally: Tally,
  op: OpRow,
  serverUuids: ServerUuid[],
): Promise<void> {
  await store.db.ops.update(op.id, { duplicates: serverUuids });
  await note(store.db, tally, store.now().getTime(), op.subjectId, { what: 'duplicate', serverUuids });
}

/** The record is on the server. What waits for it is yet to be released. */
export async function confirm(
  store: Store,
  tally: Tally,
  op: OpRow,
  serverUuid: ServerUuid,
  warning: boolean,
  arrived: readonly ServerUuid[] = [],
): Promise<Status> {
  const changes = {
    ...{ notBefore: 0, failures: 0, inDoubt: false, waitsFor: [] },
    ...{ problems: undefined, held: undefined, discarded: undefined },
    ...(warning && { warning }),
    ...(arrived.length > 1 && { duplicates: [...arrived] }),
  };
  await Promise.all([
    setStatus(store, tally, op, 'confirmed', changes, { serverUuid }),
    learn(store, op.profileId, op.subjectId, serverUuid),
  ]);
  return 'confirmed';
}

/** The record is not known to be on the server. */
async function release(store: Store, tally: Tally, op: OpRow, closing: Closing): Promise<Status> {
  const { status, outcome, notBefore = 0, problems, doubtful, waived } = closing;
  const failed = status === 'ready';
  const lost = (outcome === 'unknown' || outcome === 'interrupted') && !waived;
  const held = { reason: 'key reused', at: store.now().getTime(), before: 'ready' } as const;
  const next = await setStatus(store, tally, op, status, {
    ...{ notBefore, failures: failed ? op.failures + 1 : 0, problems },
    inDoubt: failed && (lost || op.inDoubt === true),
    ...(doubtful && { doubtful }),
    ...(status === 'held' && { held }),
  });
  return next.status;
}
