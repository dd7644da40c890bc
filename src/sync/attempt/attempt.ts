import { offersOf } from '../../store/outbox/offers.ts';
import { closeAttempt, isOpen, markSending, type Closed } from '../../store/outbox/attempts.ts';
import type { AttemptEnd } from '../../store/outbox/closing.ts';
import type { OpRow } from '../../store/schema/op.ts';
import type { Store } from '../../store/transaction/store.ts';
import type { AttemptRow } from '../../store/schema/attempt.ts';
import { decide, type Decision, type Safety } from '../proof/decide-by-answer.ts';
import { dispatch } from './dispatch.ts';
import type { Network } from '../server/exchange.ts';
import { backOff, LONGEST_BACK_OFF, retryAfterMs } from '../queue/pace.ts';
import { credentials, type Access } from '../server/access.ts';
import { readProof, type Answer } from '../proof/read-proof.ts';
import { judgeStream } from '../server/request-streams.ts';
import type { ServerCatalogue } from '../server/server-catalogue.ts';
import type { ReplaySafety } from '../server/replay-safety.ts';
import type { ServerSettings } from '../server/server-settings.ts';
import { keepAnswer, type RequestMirror } from './request-mirror.ts';
import { requestWriter } from './write-request.ts';

/**
 * While the server still works on a request with the same key, the record is sent again no sooner than this.
 */
const PENDING_PAUSE = 2_000;

/** Milliseconds after its mark in which no other tab closes an attempt whose page is alive. */
const YOUNG = 10_000;

/** Everything that one attempt needs to know. */
export interface AttemptContext {
  store: Store;
  network: Network;
  access: Access;
  replaySafety: ReplaySafety;
  catalogue: ServerCatalogue;
  mirror?: RequestMirror | undefined;
}

/**
 * First step: the write-ahead mark, with the bytes.
 * @returns undefined when there is nothing to send after all
 */
export async function mark(
  { store, access, catalogue, replaySafety }: AttemptContext,
  op: OpRow,
): Promise<AttemptRow | undefined> {
  const { baseUrl, encoding, idempotencyKey } = access.settings;
  const { profile } = access;
  if (!profile) return undefined;
  const promised = (await offersOf(store, profile)).includes('idempotency-key');
  // A request with a key may have to be sent again, over another protocol perhaps, so it is never a stream.
  const streamed = replaySafety === 'streams' && !idempotencyKey && !promised;
  const write = requestWriter({ baseUrl, encoding, catalogue, streamed });
  return markSending(store, op.id, { profile, keyed: idempotencyKey, promised, found: op }, write);
}

/**
 * Right before the second step: whether the request may leave. A page that was frozen since it marked the attempt may find
 * that another tab has closed it, and that a person has decided to send it again.
 * @param markedAt when the mark was begun, by `timers.elapsed()`
 */
export async function mayLeave(
  { store, network: { timers } }: AttemptContext,
  attempt: AttemptRow,
  markedAt: number,
): Promise<boolean> {
  // The page may freeze again while the database is asked.
  for (let seenAt = markedAt; timers.elapsed() - seenAt >= YOUNG;) {
    seenAt = timers.elapsed();
    if (!(await isOpen(store, attempt.id))) return false;
  }
  return true;
}

/**
 * Second step: sends the request, and keeps the answer in the mirror. Never rejects.
 * @param told other headers, which say what the server wants to know of the record
 */
export async function send(
  { network, access, mirror }: AttemptContext,
  attempt: AttemptRow,
  told: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const headers = {
    ...credentials(access),
    ...told,
    ...(attempt.keyed && { 'idempotency-key': attempt.key }),
    ...(network.namesAttempts && { 'x-attempt': attempt.id }),
  };
  const answer = await dispatch(network, attempt.request, headers, attempt.sent.lane);
  keepAnswer(mirror, attempt.id, answer);
  return answer;
}

/** What an attempt proved, for the record and for the queue. */
export interface AttemptResult {
  closed: Closed | undefined;
  decision: Decision;
  /** What a Retry-After asked for, in milliseconds. */
  wait: number;
  /** It may have arrived, and is sent again only if the server still promises to honour its key. */
  needsPromise: boolean;
}

/** Third step: records what the answer proves. Doing it twice changes nothing. */
export async function close(
  context: AttemptContext,
  attempt: AttemptRow,
  answer: Answer,
): Promise<AttemptResult> {
  const { store } = context;
  const { baseUrl } = context.access.settings;
  const read = readProof(attempt, answer);
  const reading = attempt.request.streamed ? await judgeStream(store, baseUrl, attempt.id, read) : read;
  const decision = decide(reading.proof, safetyOf(attempt, context.replaySafety));
  const now = store.now().getTime();
  const asked = retryAfterMs(answer.evidence.retryAfter, answer.headers?.get('date') ?? undefined, now);
  const floor = reading.proof === 'key pending' ? Math.max(asked, PENDING_PAUSE) : asked;
  const wait = Math.max(floor, backOff(attempt.failures + 1, store.random));
  const end: AttemptEnd = {
    ...endOf(decision, attempt, context.access.settings),
    evidence: answer.evidence,
    ...(reading.serverUuid && { serverUuid: reading.serverUuid }),
    ...(reading.proof === 'arrived, oddly' && { warning: true }),
    ...(reading.problems && { problems: [...reading.problems] }),
    // A server that asks for a longer wait holds the whole queue: the gate sees to that.
    notBefore: now + Math.min(wait, LONGEST_BACK_OFF),
  };
  const needsPromise = decision.inDoubt && attempt.promised === true;
  return { closed: await closeAttempt(store, attempt, end), decision, wait, needsPromise };
}

/**
 * What makes it safe to send the attempt again. That depends on how it was sent, with a key or as a stream, and
 * not on what has been learnt about the server since.
 */
export function safetyOf(
  { keyed, request }: Pick<AttemptRow, 'keyed' | 'request'>,
  found: ReplaySafety,
): Safety {
  if (keyed) return 'key';
  return request.streamed || found === 'closes connections' ? 'replay-safe' : 'not';
}

const OUTCOME: Record<Decision['operation'], AttemptRow['outcome'] & string> = {
  confirmed: 'confirmed',
  toFix: 'rejected',
  ready: 'not applied',
  noReply: 'noReply',
  onHold: 'not applied',
};

function endOf(
  { operation, doubtful, inDoubt }: Decision,
  attempt: AttemptRow,
  settings: ServerSettings,
): Pick<AttemptEnd, 'outcome' | 'status' | 'doubtful' | 'waived'> {
  const lane = attempt.sent.lane;
  const waived = operation === 'noReply' && lane === 'user' && attempt.n === 1 && settings.retryNoReplyUsers;
  return {
    outcome: inDoubt ? 'noReply' : OUTCOME[operation],
    status: waived ? 'ready' : operation,
    ...(doubtful && { doubtful }),
    ...(waived && { waived }),
  };
}
