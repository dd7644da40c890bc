import type { Instant } from './record.ts';

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
