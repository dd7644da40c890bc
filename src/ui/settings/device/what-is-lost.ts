import type { Copies } from '../../../keeping/copies.ts';
import { screens } from '../../words/screens.ts';

type Counts = Pick<Copies, 'records' | 'onlyHere' | 'mayHaveArrived' | 'unknownOnlyHere' | 'draftsOnlyHere'>;

/**
 * What happens to the records when the device is lost, or the private window is closed. The numbers of the first sentence add up to
 * what is only on this device; drafts, which are not part of that, come after it.
 */
export function whatIsLost(counts: Counts, isPrivate: boolean): string[] {
  const { lost, when: times } = screens.device.safety;
  const when = isPrivate ? times.closed : times.lost;
  const { draftsOnlyHere: drafts } = counts;
  if (counts.onlyHere > 0) return [ofRecords(counts, when), ...(drafts > 0 ? [lost.draftsToo(drafts)] : [])];
  const ofDrafts = drafts > 0 ? [lost.drafts(when, drafts)] : [];
  if (counts.records > 0) return [lost.none, ...ofDrafts];
  return drafts > 0 ? [lost.nobody, ...ofDrafts] : [lost.nothing];
}

function ofRecords({ onlyHere, mayHaveArrived, unknownOnlyHere: unknown }: Counts, when: string): string {
  const { lost } = screens.device.safety;
  const sure = onlyHere - mayHaveArrived;
  const sending = mayHaveArrived - unknown;
  if (sure === onlyHere) return lost.all(when, onlyHere);
  if (unknown === onlyHere) return lost.perhaps(when, onlyHere);
  if (sending === onlyHere) return lost.onTheirWay(when, onlyHere);
  return lost.some(when, { sure, sending, unknown });
}
