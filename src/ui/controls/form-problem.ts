/** Something that must be corrected before a form can be saved. */
export interface FormProblem {
  /** Id of the field to correct; absent if it is not a single field. */
  field?: string | undefined;
  sentence: string;
  /** The language of the sentence, if it differs from that of the screen. */
  lang?: 'en' | undefined;
  /** Whether the field has been corrected since; absent if only saving again can tell. */
  isFixed?: () => boolean;
}

/** The problems that still hold, as the same objects, so that none is announced twice. */
export function notFixed(problems: readonly FormProblem[]): readonly FormProblem[] {
  return problems.filter(({ isFixed }) => !isFixed?.());
}

/** Value of `aria-describedby` for a field with a hint and an error, as FieldNotes.svelte names them. */
export function describedBy(id: string, hint?: string, error?: string): string | undefined {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter((part) => part !== '');
  return ids.length > 0 ? ids.join(' ') : undefined;
}
