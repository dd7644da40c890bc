import type { Copies } from '../../../keeping/copies.ts';
import type { MirrorState } from '../../../keeping/mirror/mirror.ts';

/** What is known about where the records are, and what may take them. */
export interface Situation {
  copies: Pick<Copies, 'records' | 'onlyHere'>;
  mirror: MirrorState['is'];
  /** Everything goes when the window is closed. */
  isPrivate: boolean;
}

/**
 * - `nothing`: there is nothing that could be lost.
 * - `yes`: each record is on a server, or in a file outside of this browser.
 * - `almost`: some are only here, twice.
 * - `no`: none is anywhere else, or those that are only here are here once, or go with the window.
 */
export type Safety = 'nothing' | 'yes' | 'almost' | 'no';

export function safetyOf({ copies: { records, onlyHere }, mirror, isPrivate }: Situation): Safety {
  if (records === 0) return 'nothing';
  if (onlyHere === 0) return 'yes';
  return onlyHere === records || mirror === 'missing' || isPrivate ? 'no' : 'almost';
}
