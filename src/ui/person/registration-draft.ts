import { changeDraft, loadDraft } from '../../store/changes/drafts.ts';
import type { Store } from '../../store/transaction/store.ts';
import { readDraft, type PersonDraft } from '../app/person-draft.ts';

export const REGISTRATION_DRAFT = 'register';

/** The half-typed values of Register; an empty object if no registration is in progress. */
export async function registrationDraft(store: Store): Promise<Partial<PersonDraft>> {
  return readDraft((await loadDraft(store, REGISTRATION_DRAFT))?.form);
}

/** Puts an occupation into the registration in progress, or begins one with it. Register shows it when it opens. */
export async function pickForRegistration(store: Store, code: string, words: string): Promise<void> {
  await changeDraft(store, REGISTRATION_DRAFT, (kept) => ({
    ...readDraft(kept),
    occupation: code,
    occupationWords: words,
    occupationAnswer: undefined,
  }));
}
