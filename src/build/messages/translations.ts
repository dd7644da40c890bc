import { createHash } from 'node:crypto';
import type { Messages } from './compile.ts';

/** What is noted of one translation. */
export interface Note {
  /** Of the English text that it was made from. */
  from: string;
  /** Of the translation itself: another one was made since, where this differs. */
  of: string;
  /** A native speaker has read it. */
  isReviewed?: boolean;
}
export type Notes = Readonly<Record<string, Note>>;

export interface Standing {
  id: string;
  /** No one has translated it. */
  isMissing: boolean;
  /** The English text has changed since. */
  isOutOfDate: boolean;
  isReviewed: boolean;
  /** How much longer it is than the English: 1.5 is half as much again. */
  longer: number;
}

/** How much longer than the English a translation may be before it is listed. */
export const LONGER = 1.4;

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The notes as their file has them: `1f3a9c02 77be01d4 reviewed`. */
export const writtenNotes = (notes: Notes): Record<string, string> =>
  Object.fromEntries(
    Object.entries(notes).map(([id, { from, of, isReviewed }]) => [
      id,
      `${from} ${of}${isReviewed ? ' reviewed' : ''}`,
    ]),
  );

export const readNotes = (written: Readonly<Record<string, string>>): Notes =>
  Object.fromEntries(
    Object.entries(written).map(([id, note]) => {
      const [from = '', of = '', reviewed] = note.split(' ');
      return [id, { from, of, ...(reviewed ? { isReviewed: true } : {}) }];
    }),
  );

/** Where each message of a language stands, in the order of the English ones. */
export function standings(english: Messages, messages: Messages, notes: Notes): Standing[] {
  return Object.entries(english).map(([id, { defaultMessage: source }]) => {
    const text = messages[id]?.defaultMessage ?? '';
    const note = notes[id];
    return {
      id,
      isMissing: text === '',
      isOutOfDate: text !== '' && note?.from !== hashOf(source),
      isReviewed: note?.isReviewed === true && note.of === hashOf(text),
      longer: text.length / Math.max(source.length, 1),
    };
  });
}

/** The notes after texts have changed: a translation that is new or another one was made from today's English. */
export function noted(english: Messages, messages: Messages, notes: Notes): Notes {
  const entries = Object.entries(english).flatMap(([id, { defaultMessage: source }]) => {
    const text = messages[id]?.defaultMessage ?? '';
    if (text === '') return [];
    const before = notes[id];
    const isSame = before?.of === hashOf(text);
    return [[id, isSame ? before : { from: hashOf(source), of: hashOf(text) }] as const];
  });
  return Object.fromEntries(entries);
}
