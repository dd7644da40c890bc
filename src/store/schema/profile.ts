import type { Instant } from './record.ts';

/**
 * A server, and the organisation that its key belongs to. Records that wait belong to a profile; a change of
 * address or key never moves them to another one.
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
