import type { Sex } from '../../contract/user.ts';

/** A half-typed form as it is stored: plain data. */
export interface PersonDraft {
  sex?: Sex | undefined;
  country?: string | undefined;
  groupId?: string | undefined;
  occupation?: string | undefined;
  occupationWords: string;
  /** See `UserRow`. */
  occupationAnswer?: string | undefined;
  reference: string;
  /** Keys of the assessments to assign along with the registration. */
  assessments: string[];
}

/** A form whose every required value is there. */
export type CompletePerson = PersonDraft & Required<Pick<PersonDraft, 'sex' | 'country' | 'occupation'>>;

const TEXTS = [
  'country',
  'groupId',
  'occupation',
  'occupationWords',
  'occupationAnswer',
  'reference',
] as const;

/** What a form can show of what was kept: a value that is none of its kind is left out. */
export function readDraft(kept: unknown): Partial<PersonDraft> {
  if (typeof kept !== 'object' || kept === null) return {};
  const values = new Map<string, unknown>(Object.entries(kept));
  const sex = values.get('sex');
  const assessments = values.get('assessments');
  const texts = TEXTS.filter((name) => typeof values.get(name) === 'string');
  return {
    ...((sex === 'M' || sex === 'F') && { sex }),
    ...Object.fromEntries(texts.map((name) => [name, values.get(name)])),
    ...(Array.isArray(assessments) && { assessments: assessments.filter((key) => typeof key === 'string') }),
  };
}
