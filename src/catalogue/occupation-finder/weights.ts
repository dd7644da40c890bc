/** How much a way of matching a word counts, where the very same word counts 1. */
export const MATCH = {
  /** Another word of the same root: baking for baker. */
  relative: 0.7,
  /** The last word of the query, still being typed: between these by how much of it is there. */
  unfinishedLeast: 0.35,
  unfinishedMost: 0.9,
  /** An unfinished word that is not the last one. */
  abandoned: 0.75,
  oneSlip: 0.8,
  twoSlips: 0.5,
  /** A mistyped word that is not finished either. */
  slippedBeginning: 0.4,
  synonym: 0.75,
  /** Two words that are one elsewhere: "brick layer". */
  joined: 0.95,
} as const;

/** How the signs that a code is meant are added up. */
export const RANK = {
  /** The best single title of the code. */
  title: 1,
  /** All words of the code and of the groups above it. */
  evidence: 0.12,
  /** Words of the query that the title lacks, and words of the title that the query lacks, in the best title. */
  missing: 0.7,
  surplus: 0.25,
  /** Mixture of what titles of the code, its minor and its sub-major group, and all titles use a word. */
  own: 0.6,
  minor: 0.25,
  subMajor: 0.1,
  everywhere: 0.05,
  name: 0.05,
  common: 0.05,
} as const;
