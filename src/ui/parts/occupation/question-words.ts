import { screens } from '../../words/screens.ts';

/** A question in the language spoken, and its answers by their ids. */
export interface QuestionWords {
  asks: string;
  says: Readonly<Record<string, string>>;
}

/** Undefined for a question that this version does not know. */
export function questionWords(id: string): QuestionWords | undefined {
  const each: Readonly<Record<string, QuestionWords>> = screens.questions.each;
  return Object.hasOwn(each, id) ? each[id] : undefined;
}

/** What is kept of an answer: `pupils/primary`. */
export function answerKey(question: string, answer: string): string {
  return `${question}/${answer}`;
}

/** A kept answer in words; undefined where this version does not know it: a backup may bring one of another version. */
export function answerWords(key: string): { asks: string; says: string } | undefined {
  const [id = '', answer = ''] = key.split('/');
  const words = questionWords(id);
  const says = words && Object.hasOwn(words.says, answer) ? words.says[answer] : undefined;
  return words && says !== undefined ? { asks: words.asks, says } : undefined;
}
