import type { Problem } from '../../contract/problem.ts';
import type { LocalId, ServerUuid } from '../../domain/record/reference.ts';
import type { Status } from '../../domain/record/states.ts';
import type { AttemptRow, Evidence, Outcome } from '../schema/attempt.ts';
import type { OpRow } from '../schema/op.ts';
import type { Instant } from '../schema/record.ts';

/** How to close an attempt: its outcome, and the next status of its operation. */
export interface AttemptEnd {
  outcome: Outcome;
  status: Extract<Status, 'confirmed' | 'toFix' | 'ready' | 'noReply' | 'onHold'>;
  evidence?: Evidence;
  /** With `confirmed`. */
  serverUuid?: ServerUuid;
  warning?: boolean;
  /** With `toFix`. */
  problems?: Problem[];
  doubtful?: boolean;
  /** With `ready`: the time before which it is not sent again. */
  notBefore?: Instant;
  /** With `ready`: the outcome is unknown, and a setting allows sending again all the same. */
  waived?: boolean;
}

/** What the database has of an operation when one of its attempts is closed. */
export interface Found {
  op: OpRow;
  /** All attempts of the operation, oldest first. */
  attempts: readonly AttemptRow[];
  /** The id that the record is known to have on the server. */
  known: ServerUuid | undefined;
  /** The record that has the id which the server has given now. */
  owner: LocalId | undefined;
}

/** What closing an attempt changes. */
export interface Closing {
  /** The attempt as it is from now on. */
  attempt: AttemptRow & { outcome: Outcome };
  /** The attempt was given up before this answer came. */
  isLate: boolean;
  /** All ids that the server has given the record, when there are several: it made the record more than once. */
  duplicates?: readonly ServerUuid[];
  /** The record gets back the values that this attempt sent. */
  asSentBy?: string;
  /** The change to the operation; absent if it stays as it is. */
  next?: { status: Status; changes: Partial<OpRow>; serverUuid?: ServerUuid };
  /** The records that wait for this one's id can go on. */
  releases: boolean;
}

/**
 * Decides what closing an attempt changes. An answer that comes after its attempt was given up still counts.
 * @returns undefined when nothing changes: a proven outcome never does
 */
export function closing(
  found: Found,
  attemptId: string,
  given: AttemptEnd,
  now: Instant,
): Closing | undefined {
  const { op, known } = found;
  const before = found.attempts.find(({ id }) => id === attemptId);
  if (!before) return undefined;
  const isLate = before.outcome !== undefined;
  if (isLate && before.outcome !== 'noReply' && before.outcome !== 'interrupted') return undefined;

  const end = withoutTakenUuid(found, given);
  const attempt = closed(before, end);
  const attempts = found.attempts.map((one) => (one.id === attemptId ? attempt : one));
  const arrived = [...new Set([known, ...attempts.map(({ serverUuid }) => serverUuid)])].filter(
    (uuid) => uuid !== undefined,
  );
  const [first] = arrived;
  const base = { attempt, isLate, ...(arrived.length > 1 && { duplicates: arrived }) };

  if (first && (op.status !== 'confirmed' || !known)) {
    // A newer attempt is on its way. When it is closed, this answer will be taken into account.
    if (attempts.some(({ outcome }) => outcome === undefined)) return { ...base, releases: false };
    const proof = attempts.find(({ serverUuid }) => serverUuid === first);
    // Between the mark of a first attempt and its answer no one can edit the record.
    const mayBeEdited = isLate || attempts.length > 1;
    return {
      ...base,
      ...(proof && mayBeEdited && { asSentBy: proof.id }),
      next: { status: 'confirmed', changes: confirmed(end.warning, arrived), serverUuid: first },
      releases: true,
    };
  }
  const isDecided = isLate && (op.status !== 'noReply' || attempt.n !== op.attempts);
  if (isDecided || (op.status !== 'sending' && op.status !== 'noReply'))
    return { ...base, releases: op.status === 'confirmed' && arrived.length > 0 };
  return { ...base, next: { status: end.status, changes: notConfirmed(op, end, now) }, releases: false };
}

/** An id that belongs to another record proves nothing, so the outcome is `noReply`. */
function withoutTakenUuid({ op, owner }: Found, end: AttemptEnd): AttemptEnd {
  if (!owner || owner === op.subjectId) return end;
  const rest = { ...end };
  delete rest.serverUuid;
  return { ...rest, outcome: 'noReply', status: 'noReply' };
}

function closed(
  attempt: AttemptRow,
  { outcome, evidence, serverUuid, waived }: AttemptEnd,
): Closing['attempt'] {
  return {
    ...attempt,
    outcome,
    ...(evidence && { evidence }),
    ...(serverUuid && { serverUuid }),
    ...(waived && { waivedBy: 'setting' }),
  };
}

/** The changes to an operation that is confirmed. */
export function confirmed(warning = false, arrived: readonly ServerUuid[] = []): Partial<OpRow> {
  return {
    notBefore: 0,
    failures: 0,
    inDoubt: false,
    waitsFor: [],
    problems: undefined,
    onHold: undefined,
    discarded: undefined,
    ...(warning && { warning }),
    ...(arrived.length > 1 && { duplicates: [...arrived] }),
  };
}

function notConfirmed(op: OpRow, end: AttemptEnd, now: Instant): Partial<OpRow> {
  const { status, outcome, notBefore = 0, problems, doubtful, waived } = end;
  const failed = status === 'ready';
  const isLost = (outcome === 'noReply' || outcome === 'interrupted') && !waived;
  return {
    notBefore,
    failures: failed ? op.failures + 1 : 0,
    problems,
    inDoubt: failed && (isLost || op.inDoubt === true),
    ...(doubtful && { doubtful }),
    ...(status === 'onHold' && { onHold: { reason: 'key reused', at: now, before: 'ready' } }),
  };
}
