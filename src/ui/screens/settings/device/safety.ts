import type { Copies } from '../../../../copies/copies.ts';
import type { MirrorState } from '../../../../copies/mirror/state.ts';
import type { GivenAway } from '../../../../store/transfer/transfers.ts';

/** What is known about where the records are, and how they may be lost. */
export interface Situation {
  copies: Pick<Copies, 'records' | 'onlyHere' | 'draftsOnlyHere'>;
  mirror: MirrorState['is'];
  /** It is a private window, which loses everything when it is closed. */
  isPrivate: boolean;
  /** Records that were moved to other devices. */
  away: GivenAway;
}

/**
 * - `nothing`: there is nothing that could be lost.
 * - `yes`: each record is on a server, in a file outside of this browser, or on another device.
 * - `almost`: a few are only here but in two copies, or only drafts are only here, or another device may not have taken its
 *   records yet.
 * - `no`: many are only here, or a few are only here in one copy or in a private window, or there are only drafts.
 */
export type Safety = 'nothing' | 'yes' | 'almost' | 'no';

/** The largest share of the records that may be only here while the work counts as almost safe. */
const FEW = 1 / 4;

export function safetyOf({ copies, mirror, isPrivate, away }: Situation): Safety {
  const { records, onlyHere, draftsOnlyHere: drafts } = copies;
  if (onlyHere === 0 && away.notTaken > 0) return 'almost';
  if (records + away.taken === 0) return drafts > 0 ? 'no' : 'nothing';
  if (onlyHere === 0) return drafts > 0 ? 'almost' : 'yes';
  return onlyHere > records * FEW || mirror === 'missing' || isPrivate ? 'no' : 'almost';
}
