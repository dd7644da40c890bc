/** How much a setup link may hold. What is longer is not looked at. */
export const LINK_LIMITS = {
  /** Letters of the link: what chat apps still send in one message. */
  letters: 64_000,
  groups: 500,
  /** Letters of a name, an address or a header. */
  value: 200,
  /** How many fields are named that a link cannot set. */
  ignored: 5,
} as const;
