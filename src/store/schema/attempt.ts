import type { GivenFields } from '../../contract/endpoints.ts';
import type { Lane, LANE_CALL } from '../../domain/record/lane.ts';
import type { ServerUuid } from '../../domain/record/reference.ts';
import type { Instant } from './record.ts';

/** A request as it goes out, but for the credentials. Frozen when the attempt is marked. */
export interface FrozenRequest {
  url: string;
  contentType: string;
  body: string;
  /** The body goes as a stream, which a browser never sends twice by itself. */
  streamed?: true;
}

/** The values of a request, to be compared with those in the server's answer. */
export type Sent = {
  [L in Lane]: { lane: L; fields: GivenFields<(typeof LANE_CALL)[L]> };
}[Lane];

/** The answer, or how the request failed, as far as a browser shows it. Never holds the key. */
export interface Evidence {
  at: Instant;
  durationMs: number;
  /** Present when an answer's head arrived; 0 for a redirect, which a browser does not show. */
  status?: number;
  contentType?: string;
  retryAfter?: string;
  /** The beginning of the body: 64 KiB of a refusal, 2 KiB of anything else. */
  excerpt?: string;
  /** `TypeError`, `TimeoutError`, … when there was no whole answer. */
  errorName?: string;
}

/** The outcome of an attempt. As long as it has none, its operation is `sending`. */
export type Outcome =
  | 'confirmed'
  | 'rejected'
  | 'not applied'
  | 'noReply'
  /** Found open at a start: the page that sent it is gone. */
  | 'interrupted';

/** One attempt to send an operation. Values may be added, but the bytes never change. */
export interface AttemptRow {
  id: string;
  opId: string;
  /** Counted from 1 per operation. */
  n: number;
  profileId: string;
  startedAt: Instant;
  /** How many attempts in a row had failed without effect before this one. */
  failures: number;
  request: FrozenRequest;
  sent: Sent;
  /** The operation's key at that time, and whether it went along as Idempotency-Key. */
  key: string;
  keyed: boolean;
  /** When it was marked, the server at its address had said itself that it honours the key. */
  promised?: true;
  evidence?: Evidence;
  outcome?: Outcome;
  /** The server's id for the record, when this attempt is known to have arrived. */
  serverUuid?: ServerUuid;
  /** The record may be sent again although this outcome is unknown: a person, or a setting, said so. */
  waivedBy?: 'person' | 'setting';
}
