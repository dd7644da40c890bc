import { screens } from '../messages/screens.ts';
import type { AttemptRow, Evidence } from '../../store/schema/attempt.ts';

const words = screens.record;

/** Why the answer does not show whether a request had an effect. */
export function whyNoReply(evidence: Evidence | undefined): string {
  if (!evidence) return words.whyNoReply.closed;
  const { status, errorName } = evidence;
  if (errorName === 'TimeoutError') return words.whyNoReply.late;
  if (status === undefined) return words.whyNoReply.broken;
  if (status === 0) return words.whyNoReply.elsewhere;
  if (status < 400) return words.whyNoReply.foreign;
  return words.whyNoReply.status({ status });
}

/** The outcome of one request. */
export function attemptSentence({ outcome, evidence }: Pick<AttemptRow, 'outcome' | 'evidence'>): string {
  switch (outcome) {
    case undefined:
      return words.attempt.open;
    case 'confirmed':
      return words.attempt.confirmed;
    case 'rejected':
      return evidence?.status
        ? words.attempt.rejectedWith({ status: evidence.status })
        : words.attempt.rejected;
    case 'not applied':
      return evidence?.status
        ? words.attempt.notAppliedWith({ status: evidence.status })
        : words.attempt.notApplied;
    case 'noReply':
      return words.attempt.noReply({ why: whyNoReply(evidence) });
    case 'interrupted':
      return words.attempt.noReply({ why: words.whyNoReply.closed });
  }
}
