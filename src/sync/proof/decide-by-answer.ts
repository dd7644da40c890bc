import type { Status } from '../../domain/record/states.ts';

/** What an answer, or the lack of one, shows. Each row of `TABLE` is one of these. */
export type Proof =
  /** 2xx with the essentials, which echoes what was sent. */
  | 'arrived'
  /** As `arrived`, but the rest of the answer does not match the contract. */
  | 'arrived, oddly'
  /** 2xx that is not the service's answer to this request, or a redirect. */
  | 'no proof'
  /** 400, 409, 413, 415, 422, and 4xx that mean nothing else here: a rule is broken. */
  | 'rejected'
  /** A refusal of a request that was a stream, when no stream has ever arrived at that server. */
  | 'stream rejected'
  /** 401, 403. */
  | 'credentials'
  /** 402. */
  | 'credit'
  /** 404, 405, 410, 501. */
  | 'address'
  /** 408, 421, 425. By the RFC the request was not applied; a proxy or a repetition makes that doubtful. */
  | 'too early'
  /** 429, and 503 with Retry-After. */
  | 'busy'
  /** 500, 502, 504, 52x, 503 without Retry-After. */
  | 'broken'
  /** The fetch was rejected, timed out, was aborted, or its page is gone. */
  | 'lost'
  /** 409 to a request with a key: the server still works on it. */
  | 'key pending'
  /** The server has seen the key with other bytes, which is a mistake of this app. */
  | 'key reused';

/**
 * What makes it safe to send a request again: its key, or a server to which no browser repeats it by itself,
 * or nothing.
 */
export type Safety = 'key' | 'replay-safe' | 'not';

/** What the whole queue does after an answer. */
export type Signal =
  | 'ramp'
  | 'go on'
  /** Look at the server before the next one: is it a sign-in page, are the credentials good, is the address right? */
  | 'probe'
  | 'back off'
  | 'pause assignments'
  | 'pause until'
  | 'count against the circuit';

export type Effect = Extract<Status, 'confirmed' | 'toFix' | 'noReply' | 'ready' | 'onHold'>;

export interface Decision {
  operation: Effect;
  queue: Signal;
  /**
   * Refused, but a browser's second sending may have hidden that the first was carried out. A key does not rule that
   * out: what stands before the server, a proxy for instance, may refuse the second without looking at its key.
   */
  doubtful: boolean;
  /** It may have arrived, and only the same key makes it safe to send it again. */
  inDoubt: boolean;
}

interface Row {
  /**
   * The effect for a server that honours the key, for one that is replay-safe, and for one that is neither.
   */
  effects: readonly [key: Effect, safe: Effect, not: Effect];
  queue: Signal;
}

const same = (effect: Effect) => [effect, effect, effect] as const;
/**
 * A refusal proves that the server did nothing, unless the browser sent the request twice and shows only the
 * second answer.
 */
const READY_IF_SAFE = ['ready', 'ready', 'noReply'] as const;
/** The answer does not tell whether the server acted, so the record is sent again only with the same key. */
const READY_BY_KEY = ['ready', 'noReply', 'noReply'] as const;

/** What each answer proves about the operation, and what follows for it and for the queue. */
const TABLE: Record<Proof, Row> = {
  arrived: { effects: same('confirmed'), queue: 'ramp' },
  'arrived, oddly': { effects: same('confirmed'), queue: 'go on' },
  'no proof': { effects: READY_BY_KEY, queue: 'probe' },
  rejected: { effects: same('toFix'), queue: 'go on' },
  'stream rejected': { effects: same('ready'), queue: 'probe' },
  credentials: { effects: READY_IF_SAFE, queue: 'probe' },
  credit: { effects: READY_IF_SAFE, queue: 'pause assignments' },
  address: { effects: READY_IF_SAFE, queue: 'probe' },
  'too early': { effects: READY_IF_SAFE, queue: 'back off' },
  busy: { effects: READY_IF_SAFE, queue: 'pause until' },
  broken: { effects: READY_BY_KEY, queue: 'count against the circuit' },
  lost: { effects: READY_BY_KEY, queue: 'count against the circuit' },
  'key pending': { effects: READY_BY_KEY, queue: 'go on' },
  'key reused': { effects: same('onHold'), queue: 'go on' },
};

const COLUMN: Record<Safety, 0 | 1 | 2> = { key: 0, 'replay-safe': 1, not: 2 };

/**
 * Decides the next status of an operation and what the queue does. Two things change it afterwards: the setting that sends a person
 * once more (`endOf` in `attempt/attempt.ts`), and what the database already has of the record (`store/outbox/closing.ts`).
 */
export function decide(proof: Proof, safety: Safety): Decision {
  const { queue, effects } = TABLE[proof];
  const operation = effects[COLUMN[safety]];
  return {
    operation,
    queue,
    doubtful: proof === 'rejected' && safety !== 'replay-safe',
    inDoubt: operation === 'ready' && effects[COLUMN.not] === 'noReply' && safety === 'key',
  };
}
