import type { OutpostDatabase } from './database.ts';

/** A copy outside the browser's storage that surely exists. */
export interface OutsideCopy {
  /** The last entry of the history that is in it. */
  journalSeq: number;
  /** When it was written, or when a person said that the file is there. */
  at: number;
  how: 'kept file' | 'a person has it';
}

/** Each kind has its own row of `meta`: when the kept file is gone, a file that a person has still counts. */
export const OUTSIDE_COPY_KEYS: Record<OutsideCopy['how'], string> = {
  'a person has it': 'outside copy',
  'kept file': 'outside copy in the kept file',
};

/** The copy that reaches furthest. */
export async function furthestCopy(db: OutpostDatabase): Promise<OutsideCopy | undefined> {
  const [file, person] = await Promise.all([copyIn(db, 'kept file'), copyIn(db, 'a person has it')]);
  return (person?.journalSeq ?? -1) > (file?.journalSeq ?? -1) ? person : file;
}

export async function copyIn(db: OutpostDatabase, how: OutsideCopy['how']): Promise<OutsideCopy | undefined> {
  // Only `copies/only-here.ts` writes it.
  return (await db.meta.get(OUTSIDE_COPY_KEYS[how]))?.value as OutsideCopy | undefined;
}
