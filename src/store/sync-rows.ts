import type { LocalId, ServerUuid } from '../domain/reference.ts';
import type { Instant } from './rows.ts';

/**
 * One server and one credential's organisation. What waits belongs to a profile and is never pointed at
 * another by a change of address or key.
 */
export interface ProfileRow {
  id: string;
  /** What stands before `/api-v1/`; absent until a server is configured. */
  baseUrl?: string;
  /** The name of the header that carries the key. */
  header?: string;
  /** A few bits of a slow hash of the key: enough to notice another key, too few to check a guess. */
  keyMark?: string;
  createdAt: Instant;
}

/** A request as it goes out. Frozen when the attempt is marked: a second try sends the same bytes or none. */
export interface FrozenRequest {
  method: 'POST';
  /** Everything after the base address. */
  path: string;
  contentType: string;
  body: string;
}

/** What came back, or how it failed, as far as a browser lets us know. Never holds the key. */
export interface Evidence {
  at: Instant;
  durationMs: number;
  /** Present when an answer's head arrived. */
  status?: number;
  contentType?: string;
  retryAfter?: string;
  /** The beginning of the body. */
  excerpt?: string;
  /** `TypeError`, `TimeoutError`, … when there was no whole answer. */
  errorName?: string;
}

/** What became of an attempt. While an attempt has no outcome its operation is `sending`. */
export type Outcome =
  | 'confirmed'
  | 'refused'
  | 'not applied'
  | 'unknown'
  /** Found open at a start: the page that sent it is gone. */
  | 'interrupted';

/** One dispatch of one operation. Only ever added to: the bytes never change. */
export interface AttemptRow {
  id: string;
  opId: string;
  /** Counted from 1 per operation. */
  n: number;
  profileId: string;
  startedAt: Instant;
  request: FrozenRequest;
  /** Sent as Idempotency-Key, when the server honours it. */
  key?: string;
  evidence?: Evidence;
  outcome?: Outcome;
}

/** What a server calls something that was made here. */
export interface IdMapRow {
  profileId: string;
  localId: LocalId;
  serverUuid: ServerUuid;
}

/** The catalogue or the occupations as a server last gave them. */
export interface RefDataRow {
  key: 'assessments' | 'occupations';
  fetchedAt: Instant;
  data: unknown;
}
