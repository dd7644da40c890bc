import { screens } from '../../words/screens.ts';
import type { AttemptRow, Evidence } from '../../../store/schema/attempt.ts';

const words = screens.record;

/** Why nobody can tell from what came back whether a request had an effect. */
export function whyUnknown(evidence: Evidence | undefined): string {
  if (!evidence) return words.whyUnknown.closed;
  const { status, errorName } = evidence;
  if (errorName === 'TimeoutError') return words.whyUnknown.late;
  if (status === undefined) return words.whyUnknown.broken;
  if (status === 0) return words.whyUnknown.elsewhere;
  if (status < 400) return words.whyUnknown.foreign;
  return words.whyUnknown.status(status);
}

/** What became of one dispatch, to be read after the record's name. */
export function attemptSentence({ outcome, evidence }: Pick<AttemptRow, 'outcome' | 'evidence'>): string {
  switch (outcome) {
    case undefined:
      return words.attempt.open;
    case 'confirmed':
      return words.attempt.confirmed;
    case 'refused':
      return words.attempt.refused(evidence?.status);
    case 'not applied':
      return words.attempt.notApplied(evidence?.status);
    case 'unknown':
      return words.attempt.unknown(whyUnknown(evidence));
    case 'interrupted':
      return words.attempt.unknown(words.whyUnknown.closed);
  }
}
