import type { AttemptRow, Evidence } from '../../../store/rows/sync-rows.ts';

/** Why nobody can tell from what came back whether a request had an effect. */
export function whyUnknown(evidence: Evidence | undefined): string {
  if (!evidence) return 'Outpost was closed before an answer came';
  const { status, errorName } = evidence;
  if (errorName === 'TimeoutError') return 'no whole answer came in time';
  if (status === undefined) return 'the connection broke before an answer came';
  if (status === 0) return 'the answer came from another address';
  if (status < 400) return 'the answer was not one that this service gives';
  return `the server answered ${status}, which does not say whether it acted`;
}

/** What became of one dispatch, to be read after the record's name. */
export function attemptSentence({ outcome, evidence }: Pick<AttemptRow, 'outcome' | 'evidence'>): string {
  const answer = evidence?.status ? ` (answer ${evidence.status})` : '';
  switch (outcome) {
    case undefined:
      return 'sent; no answer yet';
    case 'confirmed':
      return 'sent, and confirmed by the server';
    case 'refused':
      return `sent, and refused by the server${answer}`;
    case 'not applied':
      return `sent, and not carried out by the server${answer}`;
    case 'unknown':
      return `sent; whether it arrived is not known: ${whyUnknown(evidence)}`;
    case 'interrupted':
      return 'sent; whether it arrived is not known: Outpost was closed before an answer came';
  }
}
