/** How much is read of pasted lists and of `config.json`. More would freeze the page. */
export const LIMITS = {
  /** Letters of `config.json`. */
  configLetters: 1_000_000,
  /** Groups in `config.json`, and lines of a list of groups. */
  groups: 5_000,
  /** Letters of a list of groups, pasted or from a file. */
  groupListLetters: 1_000_000,
  /** Letters of one line of it. */
  groupLineLetters: 1_000,
  /** How many problems are shown. The others are counted. */
  problemsShown: 10,
  /** Letters of a name or a value that is repeated to a person. */
  quoted: 60,
} as const;

/** The beginning of a text, short enough to be quoted in a sentence. */
export function quoted(text: string): string {
  return text.length > LIMITS.quoted ? `${text.slice(0, LIMITS.quoted)}…` : text;
}
