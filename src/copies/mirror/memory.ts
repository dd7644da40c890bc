import type { Marks } from './file/files.ts';

/** What the mirror knew about requests when this page was opened. */
export interface Memory {
  neverLeft: (attemptId: string) => boolean;
  answerTo: (attemptId: string) => unknown;
}

export const NO_MEMORY: Memory = { neverLeft: () => false, answerTo: () => undefined };

/** @param open attempts that never left if the mirror has no mark of them: a mark is mirrored before its request leaves */
export function rememberedBy({ known, answers }: Marks, open: readonly string[]): Memory {
  const marked = new Set(known);
  const silent = new Set(open.filter((id) => !marked.has(id)));
  return {
    neverLeft: (attemptId) => silent.has(attemptId),
    answerTo: (attemptId) => answers[attemptId],
  };
}
