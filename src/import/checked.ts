import type { Sex } from '../contract/user.ts';
import type { Field } from './mapping.ts';

/** A row that passed every check. */
export interface ReadyPerson {
  /** The number of its row (`TableRow.number`). */
  row: number;
  sex: Sex;
  /** ISCO-08, 1 to 4 digits. */
  occupation: string;
  /** The job title of the row, where the column had no code. */
  occupationWords?: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** The id of a group of the device. */
  groupId?: string;
  reference?: string;
  /** Two-letter keys in the order of the catalogue, each once. */
  assessments?: readonly string[];
}

/** Kinds of rows that cannot be registered as they are, in the order in which they are asked about. */
export const TO_FIX = [
  'occupation doubtful',
  'occupation unknown',
  'no occupation',
  /** A number that a spreadsheet stored without its leading zero: `110` for `0110`. */
  'leading zero',
  'occupation missing',
  'group unknown',
  'sex missing',
  'sex unknown',
  'country missing',
  'country unknown',
  'assessment unknown',
  'reference too long',
] as const;

/** Kinds of rows that could be registered, and are skipped unless a person wants them. */
export const SKIPPED = [
  /** Someone on this device has the same reference. */
  'reference here',
  /** An earlier row has the same reference. */
  'reference twice',
  /** An earlier row is equal in all columns, and one of them tells people apart. */
  'row twice',
  'hidden row',
] as const;

export type ToFixKind = (typeof TO_FIX)[number];
export type SkippedKind = (typeof SKIPPED)[number];
export type ProblemKind = ToFixKind | SkippedKind;

/** The field that a kind of problem is about; none for those that are about a whole row. */
export const FIELD_OF_KIND: Partial<Readonly<Record<ProblemKind, Field>>> = {
  'occupation doubtful': 'occupation',
  'occupation unknown': 'occupation',
  'no occupation': 'occupation',
  'leading zero': 'occupation',
  'occupation missing': 'occupation',
  'group unknown': 'group',
  'sex missing': 'sex',
  'sex unknown': 'sex',
  'country missing': 'country',
  'country unknown': 'country',
  'assessment unknown': 'assessments',
  'reference too long': 'reference',
  'reference here': 'reference',
  'reference twice': 'reference',
};

/** What is wrong with one row. */
export interface RowProblem {
  kind: ProblemKind;
  /** Which column of the table it is about; none where there is no column for the field. */
  column?: number;
  field?: Field;
  /** The text of the cell. */
  value: string;
  /** What was probably meant: a country code, an occupation code, or the number of the earlier row. */
  meant?: string;
}

/** A row that is not registered. */
export interface LeftOutRow {
  row: number;
  /** At least one; the first decides where the row is counted. */
  problems: readonly RowProblem[];
  /** A person has said that rows with this problem stay out. */
  isLeftOut: boolean;
}

/** Rows with the same problem and the same text, about which one question is asked. */
export interface ProblemGroup {
  kind: ProblemKind;
  /** The text as the first of the rows has it; empty for what is missing. */
  value: string;
  /** How many rows have this problem. */
  rows: number;
  /** The numbers of the first of them (`TableRow.number`). */
  firstRows: readonly number[];
  /** At most three values to choose from, best first: the first of the finder, the likely country, the code with its zero and without. */
  candidates: readonly string[];
  /** What a person has said about it. */
  answer?: Answer;
}

/** What a person says about a group of rows. */
export type Answer =
  | { is: 'leave out' }
  /** The value that was meant: `M` or `F`, an occupation code, a country code, the id of a group. */
  | { is: 'value'; value: string }
  /** These people are registered without it: a group, or an assessment. */
  | { is: 'without' }
  /** Rows that are skipped by default are registered all the same. */
  | { is: 'import' };

/** Answers by kind and text: see `answerKey`. An answer about all texts of a kind has no text. */
export type Answers = ReadonlyMap<string, Answer>;

/** @param value the text as the row has it; left out for all rows of the kind */
export function answerKey(kind: ProblemKind, value?: string): string {
  return JSON.stringify(value === undefined ? [kind] : [kind, textKey(value)]);
}

/** Whether a key is that of an answer about a kind: about all of its texts, or about one of them. */
export function isAbout(kind: ProblemKind, key: string): boolean {
  return key.startsWith(answerKey(kind).slice(0, -1));
}

/** Equal for texts about which one question is asked, because they look the same. */
export function textKey(value: string): string {
  return seenText(value).toLowerCase();
}

/** What is seen of a text: without marks of the direction of writing and the like, and with one space for all blanks between two words. */
export function seenText(text: string): string {
  return text
    .replaceAll(/\p{Cf}+/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The result for a whole table. `ready + toFix + skipped` is always the number of its rows. */
export interface Checked {
  rows: number;
  ready: readonly ReadyPerson[];
  /** Rows that wait for an answer or for a corrected file. */
  toFix: readonly LeftOutRow[];
  /** Rows that a person or a rule leaves out. */
  skipped: readonly LeftOutRow[];
  /** In the order of `TO_FIX` and `SKIPPED`; within a kind, the text of most rows first. */
  groups: readonly ProblemGroup[];
  /** Job titles that were sure, with the code that each got: shown, so that someone can look through them. */
  sureTitles: readonly { title: string; occupation: string; rows: number }[];
}
