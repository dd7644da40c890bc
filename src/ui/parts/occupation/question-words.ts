import { screens } from '../../messages/screens.ts';

/** A question in the current language, and its answers by their ids. */
export interface QuestionWords {
  asks: string;
  says: Readonly<Record<string, string>>;
}

/** The words of a question; undefined if this version does not know it. */
export function questionWords(id: string): QuestionWords | undefined {
  const each: Readonly<Record<string, QuestionWords>> = screens.questions.each;
  return Object.hasOwn(each, id) ? each[id] : undefined;
}

/** An answer as it is stored: `pupils/primary`. */
export function answerKey(question: string, answer: string): string {
  return `${question}/${answer}`;
}

/** A stored answer in words; undefined if this version does not know it, because a backup may come from another version. */
export function answerWords(key: string): { asks: string; says: string } | undefined {
  const [id = '', answer = ''] = key.split('/');
  const words = questionWords(id);
  const says = words && Object.hasOwn(words.says, answer) ? words.says[answer] : undefined;
  return words && says !== undefined ? { asks: words.asks, says } : undefined;
}
