import type { Copies } from '../../../copies/copies.ts';
import type { MirrorState } from '../../../copies/mirror/state.ts';
import type { GivenAway } from '../../../store/transfer/transfers.ts';

/** What is known about where the records are, and what may take them. */
export interface Situation {
  copies: Pick<Copies, 'records' | 'onlyHere' | 'draftsOnlyHere'>;
  mirror: MirrorState['is'];
  /** Everything goes when the window is closed. */
  isPrivate: boolean;
  /** Records that went to other devices. */
  away: GivenAway;
}

/**
 * - `nothing`: there is nothing that could be lost.
 * - `yes`: each record is on a server, in a file outside of this browser, or on another device.
 * - `almost`: a few are only here, twice, or nothing but drafts is, or another device may not have taken them yet.
 * - `no`: many are nowhere else, or those that are only here are here once, or go with the window, or there are only drafts.
 */
export type Safety = 'nothing' | 'yes' | 'almost' | 'no';

/** A larger share of what was done is not *almost* safe when it can be lost. */
const FEW = 1 / 4;

export function safetyOf({ copies, mirror, isPrivate, away }: Situation): Safety {
  const { records, onlyHere, draftsOnlyHere: drafts } = copies;
  if (onlyHere === 0 && away.notTaken > 0) return 'almost';
  if (records + away.taken === 0) return drafts > 0 ? 'no' : 'nothing';
  if (onlyHere === 0) return drafts > 0 ? 'almost' : 'yes';
  return onlyHere > records * FEW || mirror === 'missing' || isPrivate ? 'no' : 'almost';
}
