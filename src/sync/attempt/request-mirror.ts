import type { Answer } from '../proof/read-proof.ts';

/** What a second copy outside the database knows of requests. Handed in; sending works without it. */
export interface RequestMirror {
  /** An attempt that was marked before this page was opened can never have left. */
  neverLeft(attemptId: string): boolean;
  /** What came back of an attempt, though the database may not have recorded it. */
  answerTo(attemptId: string): unknown;
  /** Writes down what came back. */
  keepAnswer(attemptId: string, answer: unknown): void;
}

/** More than an answer that says anything. */
const LONGEST_KEPT = 64 * 1024;

/** Writes an answer down beside the database, before that records it. */
export function keepAnswer(mirror: RequestMirror | undefined, attemptId: string, answer: Answer): void {
  if (answer.text.length <= LONGEST_KEPT) mirror?.keepAnswer(attemptId, answer);
}

/** The answer that was written down by a page that is gone. */
export function keptAnswer(mirror: RequestMirror | undefined, attemptId: string): Answer | undefined {
  const answer = mirror?.answerTo(attemptId);
  if (!(answer instanceof Object && 'evidence' in answer && 'text' in answer)) return undefined;
  // Written by `keepAnswer` alone, and read back with its checksum.
  return answer as Answer;
}
