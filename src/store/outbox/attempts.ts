import type { Problem } from '../../contract/problem.ts';
import type { ServerUuid } from '../../domain/record/reference.ts';
import type { Status } from '../../domain/record/states.ts';
import { takeBackAsSent } from './as-sent.ts';
import type { OutpostDatabase } from '../core/database.ts';
import { rowOf } from '../core/shared/known-rows.ts';
import { note } from '../core/journal.ts';
import { add, put } from '../core/shared/write-later.ts';
import { subjectTable, type Shown } from './ops.ts';
import { setStatus } from './set-status.ts';
import { isInUse } from './profiles.ts';
import { isWaitedFor, learn, ownerOf, releaseWaiting } from './server-ids.ts';
import { together } from './together.ts';
import type { Instant } from '../rows/record.ts';
import type { OpProblem, OpRow } from '../rows/op.ts';
import type { Store } from '../core/store.ts';
import type { AttemptRow, Evidence, FrozenRequest, Outcome, Sent } from '../rows/attempt.ts';
import type { IdMapRow } from '../rows/idmap.ts';
import type { ProfileRow } from '../rows/profile.ts';
import type { Tally } from '../rows/tally.ts';

/** A request, or the problems that stop it. Written inside the transaction that marks it. */
export type Written = { request: FrozenRequest; sent: Sent } | { problems: OpProblem[] };

/**
 * Writes the request of an operation; awaits nothing but the database, as the transaction has it.
 * @param subject the row of its record
 * @param earlier an attempt whose bytes must be sent again, to the present address of the server
 */
export type Write = (
  inside: Store,
  op: OpRow,
  subject: Shown | undefined,
  earlier?: AttemptRow,
) => Promise<Written>;

/**
 * Marks an operation as on its way, with its bytes, before anything is sent. Of several tabs that try, one
 * gets the attempt; the others find the operation no longer ready and get nothing. If the server no longer
 * has what the operation names, no request is written and the operation needs a person.
 *
 * Marked ahead of its turn, it does not leave yet, and `unmark` may still take the mark back: so the journal says
 * only later that it was sent.
 */
export async function markSending(
  outside: Store,
  opId: string,
  { profile, keyed, ahead = false }: { profile: ProfileRow; keyed: boolean; ahead?: boolean },
  write: Write,
): Promise<AttemptRow | undefined> {
  return together(outside).run({ keys: [opId], isPatient: ahead }, async (tally, store) => {
    const { db, now, newId } = store;
    // What can be read at the same time is read so: each wait for the database costs as much as all other work.
    const [op, isCurrent] = await Promise.all([
      rowOf(store, tally, db.ops, opId),
      isInUse(db, tally, profile),
    ]);
    if (op?.status !== 'ready' || op.waitsFor.length > 0) return undefined;
    // The settings may have changed, here or in another tab: no server gets the records of another one.
    if (op.profileId !== profile.id || !isCurrent) return undefined;
    if (op.inDoubt && !keyed) {
      // It was sent with a key, and by the settings the server no longer honours keys: only a person can
      // tell whether it arrived.
      await setStatus(store, tally, op, 'unknown', { inDoubt: false });
      return undefined;
    }
    const startedAt = now().getTime();
    const [subject, earlier] = await Promise.all([
      rowOf(store, tally, subjectTable(db, op.lane), op.subjectId),
      op.attempts > 0 && keyed ? underSameKey(db, op) : undefined,
    ]);
    const written = await write(store, op, subject, earlier);
    if ('problems' in written) {
      await setStatus(store, tally, op, 'refused', written);
      await note(db, tally, startedAt, op.subjectId, { what: 'stopped before sending', ...written });
      return undefined;
    }
    const n = op.attempts + 1;
    const { request, sent } = written;
    const { key, profileId, failures } = op;
    const common = { id: newId(), opId, n, profileId, startedAt, failures, request, sent, key, keyed };
    const attempt: AttemptRow = ahead ? { ...common, ahead } : common;
    await Promise.all([
      add(db.attempts, tally, attempt),
      // What was wrong with a record is remembered until its mark can no longer be taken back.
      setStatus(store, tally, op, 'sending', { attempts: n, ...(!ahead && NO_PROBLEMS) }, {}, subject),
      !ahead && note(db, tally, startedAt, op.subjectId, { what: 'sent', attemptId: attempt.id, n }),
    ]);
    if (op.lane !== 'group' && subject) subjects.set(attempt, subject);
    return attempt;
  });
}

const NO_PROBLEMS = { problems: undefined };

/**
 * The record of each attempt that this page has marked, so that it is not read again for the answer: each reading
 * takes a tenth of what a request does. Nothing else changes the row of a person or an assignment while it is on its
 * way for the first time. Groups are left out, because the settings may rename a group at any time.
 */
const subjects = new WeakMap<object, Shown>();

/**
 * The attempt whose bytes the server has seen under the key of an operation: the same key must carry the same
 * bytes.
 */
async function underSameKey(db: OutpostDatabase, op: OpRow): Promise<AttemptRow | undefined> {
  const earlier = await attemptsOf(db, op.id);
  return earlier.find((attempt) => attempt.keyed && attempt.key === op.key);
}

/** How to close an attempt: its outcome, and the next status of its operation. */
export interface AttemptEnd {
  outcome: Outcome;
  status: Extract<Status, 'confirmed' | 'refused' | 'ready' | 'unknown' | 'held'>;
  evidence?: Evidence;
  /** With `confirmed`. */
  serverUuid?: ServerUuid;
  warning?: boolean;
  /** With `refused`. */
  problems?: Problem[];
  doubtful?: boolean;
  /** With `ready`: the time before which it is not sent again. */
  notBefore?: Instant;
  /** With `ready`: the outcome is unknown, and a setting allows sending again all the same. */
  waived?: boolean;
}

/**
 * The status that the record has got. It is not confirmed when the server's uuid belongs to another record.
 */
export interface Closed {
  status: Status;
  outcome: Outcome;
}

/**
 * Records the outcome of an attempt and the server's id, and releases the records that waited for it, in one
 * transaction. An answer that comes after its attempt was given up still counts.
 */
export async function closeAttempt(
  outside: Store,
  marked: Pick<AttemptRow, 'id' | 'opId' | 'ahead'>,
  end: AttemptEnd,
): Promise<Closed | undefined> {
  const { id: attemptId, opId } = marked;
  /** Confirmed now, and others wait for it. */
  let confirmed: OpRow | undefined;
  let runs = 0;
  const record = async (tally: Tally, store: Store): Promise<Closed | undefined> => {
    const { db } = store;
    // The database refuses one uuid for two records, and writes nothing then. Only a second run looks up whose it is.
    runs += 1;
    confirmed = undefined;
    const [op, attempt] = await Promise.all([
      rowOf(store, tally, db.ops, opId),
      rowOf(store, tally, db.attempts, attemptId),
    ]);
    if (!op || !attempt) return undefined;
    const isFirst = op.status === 'sending' && op.attempts === 1 && attempt.outcome === undefined;
    const row = isFirst ? subjects.get(marked) : undefined;
    const [attempts, checked, known, subject, isAwaited] = await Promise.all([
      isFirst ? [attempt] : attemptsOf(db, opId),
      isFirst && row && runs === 1 ? end : withoutTakenUuid(db, op, end),
      row && !row.serverUuid ? undefined : db.idmap.get([op.profileId, op.subjectId]),
      row ?? subjectTable(db, op.lane).get(op.subjectId),
      isWaitedFor(store, tally, op.subjectId),
    ]);
    const late = attempt.outcome !== undefined;
    // A proven outcome never changes: recording it again does nothing.
    if (late && !['unknown', 'interrupted'].includes(attempt.outcome ?? '')) return undefined;
    const at = store.now().getTime();
    const { outcome } = checked;
    const closed = closedRow(attempt, checked);
    const all = attempts.map((one) => (one.id === attemptId ? closed : one));
    const isNamed = known !== undefined || subject?.serverUuid !== undefined;
    const found: Found = {
      ...{ op, subject, isNamed, attempts: all, arrived: uuidsOf(known, all) },
      ...{ n: attempt.n, late },
    };
    const { ahead, startedAt, n } = attempt;
    const [, , status] = await Promise.all([
      // This entry comes first, because the history is in order.
      ahead && note(db, tally, startedAt, op.subjectId, { what: 'sent', attemptId, n }),
      put(db.attempts, tally, closed),
      settle(store, tally, found, checked),
      note(db, tally, at, op.subjectId, { what: 'answered', attemptId, outcome, ...(late && { late }) }),
    ]);
    // A record that a person has confirmed without its id keeps the others waiting.
    if (status === 'confirmed' && isAwaited && (isNamed || found.arrived.length > 0)) confirmed = op;
    return { status, outcome };
  };
  // Records that wait for this one may also wait for others that are recorded at the same time.
  const finish = async (tally: Tally, store: Store) => {
    if (confirmed) await releaseWaiting(store, tally, confirmed.profileId, confirmed.subjectId);
  };
  // Where people are marked ahead, the next ones leave without waiting for this.
  const isPatient = marked.ahead === true && end.status === 'confirmed';
  return together(outside).run({ keys: [opId, end.serverUuid ?? opId], finish, isPatient }, record);
}

function closedRow(attempt: AttemptRow, end: AttemptEnd): AttemptRow {
  const { outcome, evidence, serverUuid, waived } = end;
  const row = { ...attempt };
  delete row.ahead;
  return {
    ...row,
    outcome,
    ...(evidence && { evidence }),
    ...(serverUuid && { serverUuid }),
    ...(waived && { waivedBy: 'setting' }),
  };
}

async function attemptsOf(db: OutpostDatabase, opId: string): Promise<AttemptRow[]> {
  return db.attempts.where('opId').equals(opId).sortBy('n');
}

/**
 * Treats the outcome as unknown when the uuid already belongs to another record: the answer proves nothing
 * then.
 */
async function withoutTakenUuid(db: OutpostDatabase, op: OpRow, end: AttemptEnd): Promise<AttemptEnd> {
  const { serverUuid, ...rest } = end;
  const owner = serverUuid && (await ownerOf(db, op.profileId, serverUuid));
  if (!owner || owner === op.subjectId) return end;
  return { ...rest, outcome: 'unknown', status: 'unknown' };
}

/** What the device knows of an operation whose attempt is being closed. */
interface Found {
  op: OpRow;
  /** The record. */
  subject: Shown | undefined;
  /** All its attempts, the closed one among them. */
  attempts: readonly AttemptRow[];
  /** The number of the one that is being closed, and whether it was given up before. */
  n: number;
  late: boolean;
  /** The device knows the record's id on the server. A person may have confirmed it without. */
  isNamed: boolean;
  /**
   * All uuids that the server gave the record: the one known by now, perhaps from a person, and those in the
   * answers to attempts.
   */
  arrived: readonly ServerUuid[];
}

/** Gives the operation the status that all its attempts together prove. */
async function settle(store: Store, tally: Tally, found: Found, end: AttemptEnd): Promise<Status> {
  const { op, subject, attempts, n, late, arrived, isNamed } = found;
  const [first] = arrived;
  if (arrived.length > 1) await alertDuplicate(store, tally, op, arrived);
  if (first && (op.status !== 'confirmed' || !isNamed)) {
    // A newer attempt is on its way. When it is closed, it will take this answer into account.
    if (attempts.some((one) => one.outcome === undefined)) return op.status;
    const proven = attempts.find((one) => one.serverUuid === first);
    // No edit is possible between the mark of a first attempt and its answer.
    const mayBeEdited = late || attempts.length > 1;
    if (proven && mayBeEdited) await takeBackAsSent(store, tally, op.subjectId, proven.id);
    const { warning = false } = end;
    return confirm(store, tally, op, first, { warning, arrived, ...(!mayBeEdited && { subject }) });
  }
  if (late && (op.status !== 'unknown' || n !== op.attempts)) return op.status;
  if (op.status !== 'sending' && op.status !== 'unknown') return op.status;
  return release(store, tally, op, end, subject);
}

function uuidsOf(known: IdMapRow | undefined, attempts: readonly AttemptRow[]): ServerUuid[] {
  const uuids = [known?.serverUuid, ...attempts.map((one) => one.serverUuid)];
  return [...new Set(uuids.filter((uuid) => uuid !== undefined))];
}

async function alertDuplicate(
  store: Store,
  tally: Tally,
  op: OpRow,
  serverUuids: readonly ServerUuid[],
): Promise<void> {
  const duplicates = [...serverUuids];
  await store.db.ops.update(op.id, { duplicates });
  const event = { what: 'duplicate', serverUuids: duplicates } as const;
  await note(store.db, tally, store.now().getTime(), op.subjectId, event);
}

interface Confirmed {
  warning?: boolean;
  /** All uuids that the server gave it. */
  arrived?: readonly ServerUuid[];
  /** Its row, where it has been read already. */
  subject?: Shown | undefined;
}

/**
 * Confirms a record. The caller releases the records that wait for it.
 * @param serverUuid left out where a person has seen it on the server and does not know its id there
 */
export async function confirm(
  store: Store,
  tally: Tally,
  op: OpRow,
  serverUuid: ServerUuid | undefined,
  { warning = false, arrived = [], subject }: Confirmed = {},
): Promise<Status> {
  const changes = {
    notBefore: 0,
    failures: 0,
    inDoubt: false,
    waitsFor: [],
    problems: undefined,
    held: undefined,
    discarded: undefined,
    ...(warning && { warning }),
    ...(arrived.length > 1 && { duplicates: [...arrived] }),
  };
  await Promise.all([
    setStatus(store, tally, op, 'confirmed', changes, serverUuid ? { serverUuid } : {}, subject),
    serverUuid && learn(store, tally, op.profileId, op.subjectId, serverUuid),
  ]);
  return 'confirmed';
}

/** Gives an operation that is not proven to be on the server its next status. */
async function release(
  store: Store,
  tally: Tally,
  op: OpRow,
  end: AttemptEnd,
  subject: Shown | undefined,
): Promise<Status> {
  const { status, outcome, notBefore = 0, problems, doubtful, waived } = end;
  const failed = status === 'ready';
  const lost = (outcome === 'unknown' || outcome === 'interrupted') && !waived;
  const held = { reason: 'key reused', at: store.now().getTime(), before: 'ready' } as const;
  const changes = {
    notBefore,
    failures: failed ? op.failures + 1 : 0,
    problems,
    inDoubt: failed && (lost || op.inDoubt === true),
    ...(doubtful && { doubtful }),
    ...(status === 'held' && { held }),
  };
  return (await setStatus(store, tally, op, status, changes, {}, subject)).status;
}
