import type { EndpointName } from '../../contract/endpoints.ts';

/** How an exchange ends without an answer: the connection is closed (FIN) or reset (RST), or only its HTTP/2 stream is reset. */
export type Break = 'close' | 'reset' | 'reset stream';

/** How an exchange ends. */
export type Ending = { response: Response; cors?: false } | Break;

/** The options of a fault, each with a default of its own. */
export interface FaultOptions {
  /** Milliseconds to wait. */
  ms?: number;
  /** The status to answer with. */
  status?: number;
  /** The value of `Retry-After`: seconds, or an HTTP date. */
  retryAfter?: string;
  /** The length of the answer. */
  bytes?: number;
  /** Where a redirect leads. */
  location?: string;
}

/** What a fault can use while it acts on a call. */
export interface FaultCall {
  options: FaultOptions;
  operation: EndpointName | undefined;
  /** Runs the service as without the fault: credentials, idempotency, rules, ledger. */
  proceed(): Promise<Response>;
  /** Waits this many milliseconds. Ends early when the server closes, so that closing does not wait for a fault. */
  sleep: (ms: number) => Promise<void>;
  /** The JSON that was last answered to the same operation before this call, if there was any. */
  formerAnswer(): unknown;
  /**
   * Refuses the next request of the same method, address and bytes, which is the browser's own repetition of this one. With
   * status 408 it refuses all of them, because browsers send again after a 408 as well.
   */
  refuseRepetition(status: number, refuse: () => Promise<Ending>): void;
  /**
   * Swaps answers: gives this call's answer to the next call of the same operation, and resolves to the
   * answer of that one.
   */
  swap(response: Response): Promise<Response>;
}

export interface Fault {
  /** What happens, in a sentence; numbers in brackets are the defaults. */
  says: string;
  /** Set for a fault of preflights, which never reach the service itself. If absent, the fault applies to all other requests. */
  at?: 'preflight';
  act: (call: FaultCall) => Promise<Ending>;
}
