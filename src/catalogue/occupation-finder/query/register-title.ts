import { setOf } from '../languages/language.ts';

/**
 * How a register writes a title: "Weaver, handloom", "Helpers--Roofers", "Clerks, except payroll", "Fitter, grade II".
 * The title says what a person is before its first mark or preposition, and what it excludes is not what is meant.
 */
export interface RegisterTitle {
  /** Without what it excludes. */
  text: string;
  /** Letters of it that hold the word that says what a person is. */
  lead: number;
}

const EXCLUDED = /\b(?:except|excluding|other than|not including|excl\.)(?!\s*$).*$/i;
const END_OF_LEAD = /\s*(?:[,;:(/]|--|\s[-–—]\s|\b(?:of|for|in|at|on|with|to|who|using)\b)/i;
/** "Cutters, trimmers and pressers": what follows the mark goes on with the list. */
const LIST = /,[^,]*(?:,\s*)?\b(?:and|or|&)\b/i;

export function registerTitle(typed: string): RegisterTitle {
  const kept = typed.replace(EXCLUDED, '');
  const text = /[\p{L}\p{N}]/u.test(kept) ? kept : typed;
  const end = LIST.test(text) ? -1 : text.search(END_OF_LEAD);
  return { text, lead: end > 0 ? end : text.length };
}

/** Words that tell one grade or remainder of a register from another, and not one kind of work from another. */
export const GRADES = setOf(
  'senior junior sr jr grade class level scale first second third line other others misc miscellaneous etc nec elsewhere classified ' +
    'all general various i ii iii iv v 1 2 3 4 5',
);
