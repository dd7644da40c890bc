import type { Sex } from '../../contract/user.ts';
import type { LocalId } from '../../domain/record/reference.ts';
import { folded, wordsOf } from '../../domain/text/words.ts';
import type { Instant, RecordRow } from './record.ts';

export interface UserRow extends RecordRow {
  sex: Sex;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** ISCO-08, 1 to 4 digits. */
  occupation: string;
  /** What the person was told about the occupation: the title picked, or the words typed. Never sent. */
  occupationWords?: string;
  /** What was asked and answered before the occupation was picked, by the ids of question and answer: `pupils/primary`. Never sent. */
  occupationAnswer?: string;
  /** Tells people apart on this device. Never sent. */
  reference?: string;
  groupId?: LocalId;
  /** `K7-4QF2`, unique on this device. */
  receipt: string;
  /** Folded words that a search finds the person by. */
  words: string[];
  editedAt?: Instant;
  /** The import that the person came with, and the row of its table. */
  importId?: string;
  importRow?: number;
  /** Never stored: part of the row cannot be shown, and is left empty (`drawable.ts`). */
  isDamaged?: true;
}

/** The values of a person that an edit may change. */
export type PersonValues = Pick<UserRow, 'sex' | 'country' | 'occupation'> &
  Partial<Pick<UserRow, 'occupationWords' | 'occupationAnswer' | 'reference' | 'groupId'>>;

/** How many characters of a reference are compared: an index cannot hold texts of any length. */
const REFERENCE_MAX = 200;

/** The word by which people with the same reference are found, whatever its spaces and case. It begins with `=`, as no typed word does. */
export function referenceWord(reference: string): string | undefined {
  const words = folded(reference).match(/[\p{L}\p{M}\p{N}]+/gu);
  return words ? `=${words.join(' ').slice(0, REFERENCE_MAX)}` : undefined;
}

/** The words that a search finds a person by. The receipt is kept without its hyphen, as one word. */
export function searchWords(user: {
  receipt: string;
  occupation: string;
  occupationWords?: string | undefined;
  reference?: string | undefined;
}): string[] {
  const { receipt, occupation, occupationWords = '', reference = '' } = user;
  const words = wordsOf([receipt.replace('-', ''), occupation, occupationWords, reference].join(' '));
  const whole = referenceWord(reference);
  return whole ? [...words, whole] : words;
}
