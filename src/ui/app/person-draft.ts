import type { Sex } from '../../contract/user.ts';

/** What a half-typed form is kept as. Plain data, so that it can be stored. */
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
