import type { Copies } from '../../../../copies/copies.ts';
import { screens } from '../../../messages/screens.ts';

type Counts = Pick<Copies, 'records' | 'onlyHere' | 'mayHaveArrived' | 'draftsOnlyHere'>;

/** What would be lost with the device, or when the private window is closed: a sentence, or two. */
export function whatIsLost(counts: Counts, isPrivate: boolean): string[] {
  const { lost } = screens.device.safety;
  const when = isPrivate ? 'closed' : 'lost';
  const { records, onlyHere: n, mayHaveArrived, draftsOnlyHere: drafts } = counts;
  if (n > 0) return [lost[mayHaveArrived > 0 ? 'perhaps' : 'all'][when]({ n })];
  const ofDrafts = drafts > 0 ? [lost.drafts[when]({ n: drafts })] : [];
  if (records > 0) return [lost.none, ...ofDrafts];
  return [drafts > 0 ? lost.noOne : lost.nothing, ...ofDrafts];
}
