import type { Lane } from '../store/rows.ts';
import type { Status } from '../domain/states.ts';

/** What an answer, or the lack of one, shows. Each row of `TABLE` is one of these. */
export type Proof =
  /** 2xx with the essentials, which echoes what was sent. */
  | 'arrived'
  /** The same, but the rest of the answer is not the contract's. */
  | 'arrived, oddly'
  /** 2xx that is not the service's answer to this request, or a redirect. */
  | 'no proof'
  /** 400, 409, 413, 415, 422, and 4xx that mean nothing else here: a rule is broken. */
  | 'refused'
  /** The same, said of a request that was a stream, when no stream has ever arrived there. */
  | 'stream refused'
  /** 401, 403. */
  | 'credentials'
  /** 402. */
  | 'credit'
  /** 404, 405, 410, 501. */
  | 'address'
  /** 408, 421, 425: not applied, says the RFC; doubtful behind proxies. */
  | 'too early'
  /** 429, and 503 with Retry-After. */
  | 'busy'
  /** 500, 502, 504, 52x, 503 without Retry-After. */
  | 'broken'
  /** The fetch was rejected, timed out, was aborted, or its page is gone. */
  | 'lost'
  /** With a key, 409: the server is still at it. */
  | 'key pending'
  /** With a key: the server has seen it with other bytes, which is our mistake. */
  | 'key reused';

/** Whether a *no* proves that nothing happened, and whether asking again is safe. */
export type Safety = 'key' | 'replay-safe' | 'not';

/** What the whole queue does after it. */
export type Signal =
  | 'ramp'
  | 'go on'
  /** Look at the server before the next one: is it a sign-in page, are the credentials good, is the address right? */
  | 'probe'
  | 'back off'
  | 'pause assignments'
  | 'pause until'
  | 'count against the circuit';

export type Effect = Extract<Status, 'confirmed' | 'refused' | 'unknown' | 'ready' | 'held'>;

export interface Decision {
  operation: Effect;
  queue: Signal;
  /** Refused, but a browser's second sending may have hidden that the first was carried out. */
  doubtful: boolean;
  /** It may have arrived, and only the same key makes it safe to send it again. */
  inDoubt: boolean;
}

interface Row {
  /** For a server that honours the key; one that is replay-safe; one that is neither. */
  user: readonly [key: Effect, safe: Effect, not: Effect];
  assign: readonly [key: Effect, safe: Effect, not: Effect];
  queue: Signal;
}

const same = (effect: Effect) => [effect, effect, effect] as const;

/** What each answer proves about the operation, and what follows for it and for the queue. */
const TABLE: Record<Proof, Row> = {
  arrived: { user: same('confirmed'), assign: same('confirmed'), queue: 'ramp' },
  'arrived, oddly': { user: same('confirmed'), assign: same('confirmed'), queue: 'go on' },
  'no proof': { user: same('unknown'), assign: same('unknown'), queue: 'probe' },
  refused: { user: same('refused'), assign: same('refused'), queue: 'go on' },
  'stream refused': { user: same('ready'), assign: same('ready'), queue: 'probe' },
  credentials: { user: same('ready'), assign: same('ready'), queue: 'probe' },
  credit: { user: same('ready'), assign: same('ready'), queue: 'pause assignments' },
  address: { user: same('ready'), assign: same('ready'), queue: 'probe' },
  'too early': { user: same('ready'), assign: ['ready', 'ready', 'unknown'], queue: 'back off' },
  busy: { user: same('ready'), assign: ['ready', 'ready', 'unknown'], queue: 'pause until' },
  broken: {
    user: ['ready', 'unknown', 'unknown'],
    assign: ['ready', 'unknown', 'unknown'],
    queue: 'count against the circuit',
  },
  lost: {
    user: ['ready', 'unknown', 'unknown'],
    assign: ['ready', 'unknown', 'unknown'],
    queue: 'count against the circuit',
  },
  'key pending': {
    user: ['ready', 'unknown', 'unknown'],
    assign: ['ready', 'unknown', 'unknown'],
    queue: 'go on',
  },
  'key reused': { user: same('held'), assign: same('held'), queue: 'go on' },
};

const COLUMN: Record<Safety, 0 | 1 | 2> = { key: 0, 'replay-safe': 1, not: 2 };

/**
 * What becomes of an operation and of the queue. The only place where that is decided.
 * A group costs nothing and is treated like a person.
 */
export function decide(proof: Proof, lane: Lane, safety: Safety): Decision {
  const { queue, ...effects } = TABLE[proof];
  const row = effects[lane === 'assign' ? 'assign' : 'user'];
  const operation = row[COLUMN[safety]];
  const doubtful = proof === 'refused' && lane === 'assign' && safety === 'not';
  return {
    operation,
    queue,
    doubtful,
    inDoubt: operation === 'ready' && row[COLUMN.not] === 'unknown' && safety === 'key',
  };
}
