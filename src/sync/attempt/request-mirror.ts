import type { Answer } from '../proof/read-proof.ts';

/** What the mirror knows of requests that the database may have lost. Optional: sending works without it. */
export interface RequestMirror {
  /** Resolves when it is known what the database has lost, or no one can wait for that any longer. Nothing is sent before. */
  readonly compared: Promise<void>;
  /** An attempt that was marked before this page was opened can never have left. */
  neverLeft(attemptId: string): boolean;
  /** The answer to an attempt that any page has written down by now. The database may not have recorded it. */
  answerTo(attemptId: string): Promise<unknown>;
  /** Writes an answer down. */
  keepAnswer(attemptId: string, answer: unknown): void;
}

/** A good answer is much shorter than this. */
const LONGEST_KEPT = 64 * 1024;

/** Writes an answer to the mirror before the database records it. */
export function keepAnswer(mirror: RequestMirror | undefined, attemptId: string, answer: Answer): void {
  const { evidence, text } = answer;
  // Nothing else of the answer is kept: headers cannot be sent to the mirror's worker, and the mirror would count as
  // broken.
  if (text.length <= LONGEST_KEPT) mirror?.keepAnswer(attemptId, { evidence, text });
}

/** The answer that a page, closed since, wrote to the mirror. */
export async function keptAnswer(
  mirror: RequestMirror | undefined,
  attemptId: string,
): Promise<Answer | undefined> {
  const answer = await mirror?.answerTo(attemptId);
  if (!(answer instanceof Object && 'evidence' in answer && 'text' in answer)) return undefined;
  // Only `keepAnswer` writes it, and its checksum was right when it was read back.
  return answer as Answer;
}
