import { changeDraft, loadDraft } from '../../../store/changes/drafts.ts';
import type { Store } from '../../../store/transaction/store.ts';
import type { PersonDraft } from '../../app/person-draft.ts';

export const REGISTRATION_DRAFT = 'register';

/** What is half typed on Register; nothing when no registration is in progress. */
export async function registrationDraft(store: Store): Promise<Partial<PersonDraft> | undefined> {
  return asDraft((await loadDraft(store, REGISTRATION_DRAFT))?.form);
}

/** Puts an occupation into the registration in progress, or begins one with it. Register shows it when it is opened. */
export async function pickForRegistration(store: Store, code: string, words: string): Promise<void> {
  await changeDraft(store, REGISTRATION_DRAFT, (kept) => ({
    ...asDraft(kept),
    occupation: code,
    occupationWords: words,
    occupationAnswer: undefined,
  }));
}

function asDraft(form: unknown): Partial<PersonDraft> | undefined {
  // Written by `Registration` and by `pickForRegistration` and by nothing else, both of which write a PersonDraft or a
  // part of one.
  return form as Partial<PersonDraft> | undefined;
}
