import { OccupationCode } from '../contract/occupation.ts';
import { z } from '../contract/zod.ts';
import type { FetchJson } from './fetch-json.ts';
import { read } from './load.ts';

const Answer = z.object({ id: z.string(), codes: z.array(OccupationCode) });

/** A question that a person answers in one tap, if the first hits depend on the answer. Its wording belongs to the screens. */
const OccupationQuestion = z.object({
  id: z.string(),
  /**
   * Folded words, in every language, that say too little. The question is asked only if all telling words are among
   * them.
   */
  words: z.array(z.string()),
  answers: z.array(Answer),
});
export type OccupationQuestion = z.infer<typeof OccupationQuestion>;
export type OccupationAnswer = z.infer<typeof Answer>;

/** The questions, and which codes each answer names. */
export function loadOccupationQuestions(fetchJson: FetchJson): Promise<OccupationQuestion[]> {
  return read(fetchJson, 'occupation-questions.json', z.array(OccupationQuestion));
}
