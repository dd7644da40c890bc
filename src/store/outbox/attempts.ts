import type { ServerUuid } from '../../domain/record/reference.ts';
import type { Status } from '../../domain/record/states.ts';
import { commit } from '../transaction/commit.ts';
import type { OutpostDatabase } from '../transaction/database.ts';
import { note } from '../transaction/journal.ts';
import type { Store } from '../transaction/store.ts';
import type { AttemptRow, FrozenRequest, Outcome, Sent } from '../schema/attempt.ts';
import type { OpProblem, OpRow } from '../schema/op.ts';
import type { ProfileRow } from '../schema/profile.ts';
import type { Counters } from '../schema/counters.ts';
import { takeBackAsSent } from './as-sent.ts';
import { subjectTable, type Shown } from './ops.ts';
import { closing, confirmed, type AttemptEnd, type Found } from './closing.ts';
import { isInUse } from './profiles.ts';
import { learn, ownerOf, releaseWaiting } from './server-ids.ts';
import { setStatus } from './set-status.ts';

/** A request, or the problems that stop it. Written inside the transaction that marks it. */
export type Written = { request: FrozenRequest; sent: Sent } | { problems: OpProblem[] };

/**
 * Writes the request of an operation; awaits nothing but the database.
 * @param subject the row of its record
 * @param earlier an attempt whose bytes must be sent again, to the present address of the server
 */
export type Write = (
  store: Store,
  op: OpRow,
  subject: Shown | undefined,
  earlier?: AttemptRow,
) => Promise<Written>;

/** The tables that an attempt reads and writes. */
function outboxTables({
  ops,
  attempts,
  users,
  assignments,
  groups,
  idmap,
  journal,
  profiles,
}: OutpostDatabase) {
  return [ops, attempts, users, assignments, groups, idmap, journal, profiles];
}

interface MarkOptions {
  profile: ProfileRow;
  /** By the settings, the server honours keys. */
  keyed: boolean;
  /** The server itself has said that it honours keys. */
  promised?: boolean;
  /** The operation as it was when its delay was found to be over: it may have been edited since, and waits again. */
  found?: Pick<OpRow, 'notBefore'>;
}

/**
 * Marks an operation as on its way, with its bytes, before anything is sent. Of several tabs that try, one
 * gets the attempt; the others find the operation no longer ready and get nothing. If the server no longer
 * has what the operation names, no request is written and the operation is to be fixed.
 */
export async function markSending(
  store: Store,
  opId: string,
  options: MarkOptions,
  write: Write,
): Promise<AttemptRow | undefined> {
  const { db } = store;
  const { profile, promised = false } = options;
  const keyed = options.keyed || promised;
  const mark = async (counters: Counters): Promise<AttemptRow | undefined> => {
    const op = await db.ops.get(opId);
    if (!op || !mayBeMarked(op, options) || !(await isInUse(db, counters, profile))) return undefined;
    if (op.inDoubt && !options.keyed && !(promised && (await isPromised(db, op)))) {
      // It was sent with a key, but nothing says that the server which got it honours that key now. So only a person
      // can tell whether it arrived.
      await setStatus(store, counters, op, 'noReply', { inDoubt: false });
      return undefined;
    }
    const subject = await subjectTable(db, op.lane).get(op.subjectId);
    const earlier = op.attempts > 0 && keyed ? await underSameKey(db, op) : undefined;
    const written = await write(store, op, subject, earlier);
    if ('request' in written)
      return begin(store, counters, op, { ...written, keyed, ...(promised && { promised }) });
    await stopBefore(store, counters, op, written.problems);
    return undefined;
  };
  return commit(store, outboxTables(db), mark, { mustBeFlushed: true });
}

/** Another tab, a person or new settings may have come first. No server gets the records of another one. */
function mayBeMarked(op: OpRow, { profile, found }: MarkOptions): boolean {
  const isFound = op.delay === undefined || op.notBefore === found?.notBefore;
  return op.status === 'ready' && op.waitsFor.length === 0 && isFound && op.profileId === profile.id;
}

async function begin(
  store: Store,
  counters: Counters,
  op: OpRow,
  request: Pick<AttemptRow, 'request' | 'sent' | 'keyed' | 'promised'>,
): Promise<AttemptRow> {
  const { db, now, newId } = store;
  const { id: opId, key, profileId, failures } = op;
  const [startedAt, n] = [now().getTime(), op.attempts + 1];
  const attempt: AttemptRow = { id: newId(), opId, n, profileId, startedAt, failures, ...request, key };
  await db.attempts.add(attempt);
  await setStatus(store, counters, op, 'sending', { attempts: n, problems: undefined });
  await note(db, counters, startedAt, op.subjectId, { what: 'sent', attemptId: attempt.id, n });
  return attempt;
}

async function stopBefore(store: Store, counters: Counters, op: OpRow, problems: OpProblem[]): Promise<void> {
  const at = store.now().getTime();
  await setStatus(store, counters, op, 'toFix', { problems });
  await note(store.db, counters, at, op.subjectId, { what: 'stopped before sending', problems });
}

/**
 * The attempt whose bytes the server has seen under the key of an operation: the same key must carry the same
 * bytes.
 */
async function underSameKey(db: OutpostDatabase, op: OpRow): Promise<AttemptRow | undefined> {
  const earlier = await attemptsOf(db, op.id);
  return earlier.find((attempt) => attempt.keyed && attempt.key === op.key);
}

/**
 * Whether the server of an operation had promised to honour its key before anything was sent that may have arrived. What was marked before
 * the promise, or for another address or organisation, is not asked for again because of it.
 */
async function isPromised(db: OutpostDatabase, op: OpRow): Promise<boolean> {
  const inDoubt = (await attemptsOf(db, op.id)).filter(
    ({ key, outcome, waivedBy }) =>
      key === op.key && !waivedBy && (outcome === 'noReply' || outcome === 'interrupted'),
  );
  return inDoubt.every(({ promised = false, profileId }) => promised && profileId === op.profileId);
}

/** Whether an attempt still waits for its answer: another tab may have closed it, and a person decided since. */
export async function isOpen({ db }: Store, attemptId: string): Promise<boolean> {
  const attempt = await db.attempts.get(attemptId);
  return attempt !== undefined && attempt.outcome === undefined;
}

/** The status that the record has got. It is not `confirmed` if the server's uuid belongs to another record. */
export interface Closed {
  status: Status;
  outcome: Outcome;
}

/**
 * Records the outcome of an attempt and the server's id, and releases the records that waited for it, in one
 * transaction: reads, decides (`closing.ts`), writes.
 * @returns undefined when the outcome was proven before, and nothing changes
 */
export async function closeAttempt(
  store: Store,
  { id: attemptId, opId }: Pick<AttemptRow, 'id' | 'opId'>,
  end: AttemptEnd,
): Promise<Closed | undefined> {
  const { db, now } = store;
  return commit(store, outboxTables(db), async (counters) => {
    const found = await findAround(db, opId, end);
    const at = now().getTime();
    const change = found && closing(found, attemptId, end, at);
    if (!found || !change) return undefined;

    const { attempt, isLate, duplicates, asSentBy, next, releases } = change;
    const { outcome } = attempt;
    const { profileId, subjectId } = found.op;
    let { op } = found;
    await db.attempts.put(attempt);
    const answered = { what: 'answered', attemptId, outcome, ...(isLate && { late: isLate }) } as const;
    await note(db, counters, at, subjectId, answered);
    if (duplicates) {
      op = { ...op, duplicates: [...duplicates] };
      await db.ops.put(op);
      await note(db, counters, at, subjectId, { what: 'duplicate', serverUuids: [...duplicates] });
    }
    if (asSentBy) await takeBackAsSent(store, counters, subjectId, asSentBy);
    if (next) {
      const { status, changes, serverUuid } = next;
      op = await setStatus(store, counters, op, status, changes, serverUuid ? { serverUuid } : {});
      if (serverUuid) await learn(store, profileId, subjectId, serverUuid);
    }
    if (releases) await releaseWaiting(store, counters, profileId, subjectId);
    return { status: op.status, outcome };
  });
}

async function findAround(
  db: OutpostDatabase,
  opId: string,
  { serverUuid }: AttemptEnd,
): Promise<Found | undefined> {
  const op = await db.ops.get(opId);
  if (!op) return undefined;
  const mapped = await db.idmap.get([op.profileId, op.subjectId]);
  const subject = await subjectTable(db, op.lane).get(op.subjectId);
  return {
    op,
    attempts: await attemptsOf(db, opId),
    known: mapped?.serverUuid ?? subject?.serverUuid,
    owner: serverUuid && (await ownerOf(db, op.profileId, serverUuid)),
  };
}

async function attemptsOf(db: OutpostDatabase, opId: string): Promise<AttemptRow[]> {
  return db.attempts.where('opId').equals(opId).sortBy('n');
}

/**
 * Confirms a record. The caller releases the records that wait for it.
 * @param serverUuid undefined if a person has seen the record on the server and does not know its id there
 */
export async function confirmAttempt(
  store: Store,
  counters: Counters,
  op: OpRow,
  serverUuid: ServerUuid | undefined,
): Promise<void> {
  await setStatus(store, counters, op, 'confirmed', confirmed(), serverUuid ? { serverUuid } : {});
  if (serverUuid) await learn(store, op.profileId, op.subjectId, serverUuid);
}
