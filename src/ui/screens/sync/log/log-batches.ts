import { shownState, type ShownState } from '../../../../domain/record/states.ts';
import type { LoggedAttempt } from '../../../../store/queries/attempt-log.ts';
import type { AttemptRow } from '../../../../store/schema/attempt.ts';
import { attemptSentence, whyNoReply } from '../../../record/evidence.ts';
import { screens } from '../../../messages/screens.ts';

/** What the log shows about an attempt. */
interface Told {
  /** The record's current state; only at its last attempt. */
  state: ShownState | undefined;
  /** What happened; empty if the state says it. */
  sentence: string;
  day: string;
}

/** Successive attempts with the same text. */
export interface Batch extends Told {
  /** Stable key for `{#each}`: changes only when an earlier batch has the same sentence. */
  key: string;
  rows: LoggedAttempt[];
}

/** @param rows the newest first, as are the batches */
export function batchesOf(rows: readonly LoggedAttempt[]): Batch[] {
  const batches: Batch[] = [];
  const times = new Map<string, number>();
  let before: string | undefined;
  for (const row of rows) {
    const told = toldOf(row);
    const same = JSON.stringify(told);
    if (same === before) batches.at(-1)?.rows.push(row);
    else {
      const time = (times.get(same) ?? 0) + 1;
      times.set(same, time);
      batches.push({ ...told, key: `${same} ${time}`, rows: [row] });
    }
    before = same;
  }
  return batches;
}

function toldOf({ attempt, standing }: LoggedAttempt): Told {
  const isLast = standing?.op.attempts === attempt.n;
  const state = isLast ? shownState(standing.op.status) : undefined;
  return {
    state,
    sentence: sentenceOf(attempt, state),
    day: new Date(attempt.startedAt).toDateString(),
  };
}

function sentenceOf({ n, outcome, evidence }: AttemptRow, state: ShownState | undefined): string {
  const result = whatCame(outcome, evidence);
  if (n > 1) return screens.sync.log.attemptWas({ n, result });
  const saysAll =
    state === 'confirmed' ? outcome === 'confirmed' : state === 'sending' && outcome === undefined;
  return saysAll ? '' : result;
}

/** What came back, in words; the status code is shown with the answer itself. */
function whatCame(outcome: AttemptRow['outcome'], evidence: AttemptRow['evidence']): string {
  if (outcome === 'noReply') return whyNoReply(evidence);
  return outcome === 'interrupted' ? whyNoReply(undefined) : attemptSentence(outcome ? { outcome } : {});
}
