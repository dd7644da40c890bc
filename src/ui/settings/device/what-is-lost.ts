import type { Copies } from '../../../copies/copies.ts';
import { screens } from '../../messages/screens.ts';

type Counts = Pick<Copies, 'records' | 'onlyHere' | 'mayHaveArrived' | 'noReplyOnlyHere' | 'draftsOnlyHere'>;

/** A sentence, or the words before a list with one line for each number. */
interface Loss {
  say: string;
  lines: string[];
}

/**
 * What would be lost with the device, or when the private window is closed. The numbers of the lines add up to what is only on
 * this device. Drafts, which are not part of that sum, come last.
 */
export function whatIsLost(counts: Counts, isPrivate: boolean): Loss {
  const { lost } = screens.device.safety;
  const when = isPrivate ? 'closed' : 'lost';
  const { draftsOnlyHere: drafts } = counts;
  if (counts.onlyHere > 0) {
    const { say, lines } = ofRecords(counts, when);
    return { say, lines: [...lines, ...(drafts > 0 ? [lost.draftsToo({ n: drafts })] : [])] };
  }
  const ofDrafts = drafts > 0 ? [lost.drafts[when]({ n: drafts })] : [];
  if (counts.records > 0) return { say: lost.none, lines: ofDrafts };
  return { say: drafts > 0 ? lost.nobody : lost.nothing, lines: ofDrafts };
}

function ofRecords(
  { onlyHere, mayHaveArrived, noReplyOnlyHere: noReply }: Counts,
  when: 'closed' | 'lost',
): Loss {
  const { lost } = screens.device.safety;
  const sure = onlyHere - mayHaveArrived;
  const sending = mayHaveArrived - noReply;
  if (sure === onlyHere) return { say: lost.all[when]({ n: onlyHere }), lines: [] };
  if (noReply === onlyHere) return { say: lost.perhaps[when]({ n: onlyHere }), lines: [] };
  if (sending === onlyHere) return { say: lost.onTheirWay[when]({ n: onlyHere }), lines: [] };
  const lines = [
    ...(sure > 0 ? [lost.sure({ n: sure })] : []),
    ...(sending > 0 ? [lost.sending({ n: sending })] : []),
    ...(noReply > 0 ? [lost.noReply({ n: noReply })] : []),
  ];
  return { say: lost.some[when], lines };
}
