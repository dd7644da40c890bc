import type { Instant } from '../../store/schema/record.ts';

/** What the connection check found. `ui/messages/` has a sentence for each. */
export const FINDINGS = [
  'no server',
  'no key',
  'unsafe address',
  'no network',
  'sign-in page',
  'nothing answers',
  'blocked by CORS',
  'not this service',
  /** The address is on the app's own origin, and only the host of the app's files answers. */
  'this app itself',
  /** A proxy on the app's own origin wants a login. */
  'not signed in',
  'credentials refused',
  'server trouble',
  'working',
] as const;
export type Finding = (typeof FINDINGS)[number];

export interface Connection {
  finding: Finding;
  /** Milliseconds from the request to the whole answer. */
  latencyMs?: number;
  checkedAt: Instant;
}
