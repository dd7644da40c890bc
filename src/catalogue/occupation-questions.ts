import { OccupationCode } from '../contract/occupation.ts';
import { z } from '../contract/zod.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../domain/text/language.ts';
import type { FetchJson } from './fetch-json.ts';
import { read } from './load.ts';

/** The same text in every language of the screens. */
const Texts = z.record(z.enum(LANGUAGE_CODES), z.string());

const Answer = z.object({ id: z.string(), says: Texts, codes: z.array(OccupationCode) });

/** A question that a person answers in one tap, if the first hits depend on the answer. */
const OccupationQuestion = z.object({
  id: z.string(),
  asks: Texts,
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

/** An answer as it is stored: `pupils/primary`. */
export function answerKey(
  question: Pick<OccupationQuestion, 'id'>,
  answer: Pick<OccupationAnswer, 'id'>,
): string {
  return `${question.id}/${answer.id}`;
}

/** A stored answer in words; undefined if the questions have no such answer, because a backup may come from another version. */
export function answerTexts(
  key: string,
  questions: readonly OccupationQuestion[],
  language: LanguageCode,
): { asks: string; says: string } | undefined {
  for (const question of questions)
    for (const answer of question.answers)
      if (answerKey(question, answer) === key)
        return { asks: question.asks[language], says: answer.says[language] };
  return undefined;
}
