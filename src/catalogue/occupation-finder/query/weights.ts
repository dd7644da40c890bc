/** How much each way of matching a word counts. The same word counts 1. */
export const MATCH = {
  /** Another word of the same root: baking for baker. */
  relative: 0.7,
  /** The last word of the query, still being typed: between these two, by the share of it that is typed. */
  unfinishedLeast: 0.52,
  unfinishedMost: 0.9,
  /** An unfinished word that is not the last one. */
  abandoned: 0.98,
  /** The same, when it is also a word by itself. */
  abandonedKnown: 0.8,
  oneSlip: 0.8,
  twoSlips: 0.5,
  /** A mistyped word that is not finished either. */
  slippedBeginning: 0.4,
  /** Taken off an unfinished or mistyped word that is rare in the catalogue. */
  rare: 0.05,
  /** The match that is most alike, if the word itself is unknown. */
  meant: 0.95,
  synonym: 0.75,
  /** Two words that are written as one elsewhere: "brick layer". */
  joined: 0.55,
};

/** How the signs that a code is meant are added up. */
export const RANK = {
  /** The best single title of the code. */
  title: 1,
  /** Words of the query that the title lacks, and words of the title that the query lacks, in the best title. */
  missing: 0.31,
  surplus: 0.17,
  /** The weight of a word that means nothing to the catalogue. */
  unknown: 3,
  /** All words of the code and of the groups above it. */
  evidence: 0.1,
  own: 1.35,
  minor: 0.375,
  subMajor: 0.1,
  few: 4,
  unusual: 6.75,
  steepness: 1.5,
  said: 0.97,
  /** Labels made for offices and registers say less about how people speak. */
  label: 0.93,
  /** The share of its weight that a word keeps in a sentence when it tells little there. */
  weak: 0.3,
  common: 0.02,
  head: 0.1,
};
