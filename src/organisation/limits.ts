/** How much is read of what a person pastes and of what whoever hosts the app writes. More would keep the page from answering. */
export const LIMITS = {
  /** Letters of `config.json`. */
  configLetters: 1_000_000,
  /** Groups in `config.json`, and lines of a list of groups. */
  groups: 5_000,
  /** Letters of a list of groups, pasted or from a file. */
  groupListLetters: 1_000_000,
  /** Letters of one line of it. */
  groupLineLetters: 1_000,
  /** So many problems are shown; of the others the number is said. */
  problemsShown: 10,
  /** Letters of a name or a value that is repeated to a person. */
  quoted: 60,
} as const;

/** As much of a text as can be repeated to a person and stay readable. */
export function quoted(text: string): string {
  return text.length > LIMITS.quoted ? `${text.slice(0, LIMITS.quoted)}…` : text;
}
