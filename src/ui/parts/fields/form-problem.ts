/** Something to be mended before a form can be saved. */
export interface FormProblem {
  /** Id of the field to mend; absent when no single field is at fault. */
  field?: string | undefined;
  sentence: string;
}

/** Value of `aria-describedby` for a field with a hint and an error, as FieldNotes.svelte names them. */
export function describedBy(id: string, hint?: string, error?: string): string | undefined {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter((part) => part !== '');
  return ids.length > 0 ? ids.join(' ') : undefined;
}
