/** Something to be mended before a form can be saved. */
export interface FormProblem {
  /** Id of the field to mend; absent when no single field is at fault. */
  field?: string | undefined;
  sentence: string;
  /** The language of the sentence, where it is not that of the screen. */
  lang?: 'en' | undefined;
  /** Whether its field has been put right since; absent where only saving again can tell. */
  isMended?: () => boolean;
}

/** The problems that still hold, as the same objects: so that nobody is told of one twice. */
export function notMended(problems: readonly FormProblem[]): readonly FormProblem[] {
  return problems.filter(({ isMended }) => !isMended?.());
}

/** Value of `aria-describedby` for a field with a hint and an error, as FieldNotes.svelte names them. */
export function describedBy(id: string, hint?: string, error?: string): string | undefined {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter((part) => part !== '');
  return ids.length > 0 ? ids.join(' ') : undefined;
}
