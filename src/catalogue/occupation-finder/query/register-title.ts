import { setOf } from '../languages/language.ts';

/**
 * How a register writes a title: "Weaver, handloom", "Helpers--Roofers", "Clerks, except payroll", "Fitter, grade II".
 * The part before the first mark or preposition says what a person is. What the title excludes is not meant.
 */
export interface RegisterTitle {
  /** The title without what it excludes. */
  text: string;
  /** The length of its first part, which contains the word that says what a person is. */
  lead: number;
}

const EXCLUDED = /\b(?:except|excluding|other than|not including|excl\.)(?!\s*$).*$/i;
const END_OF_LEAD = /\s*(?:[,;:(/]|--|\s[-–—]\s|\b(?:of|for|in|at|on|with|to|who|using)\b)/i;
/** "Cutters, trimmers and pressers": the text after the comma continues the list. */
const LIST = /,[^,]*(?:,\s*)?\b(?:and|or|&)\b/i;

export function registerTitle(typed: string): RegisterTitle {
  const kept = typed.replace(EXCLUDED, '');
  const text = /[\p{L}\p{N}]/u.test(kept) ? kept : typed;
  const end = LIST.test(text) ? -1 : text.search(END_OF_LEAD);
  return { text, lead: end > 0 ? end : text.length };
}

/** Words that distinguish grades and remainders in a register, but not kinds of work. */
export const GRADES = setOf(
  'senior junior sr jr grade class level scale first second third line other others misc miscellaneous etc nec elsewhere classified ' +
    'all general various i ii iii iv v 1 2 3 4 5',
);
