/** Part of a text, from the first position to the one after the last. */
export type Span = readonly [start: number, end: number];

export interface OccupationHit {
  code: string;
  name: string;
  /** From the major group down to the node itself. */
  path: readonly { code: string; name: string }[];
  /** The job title that matched, when it matched better than the name. */
  via?: string;
  /** What to show as matched, in order, without overlaps. */
  marks: { name: readonly Span[]; via: readonly Span[]; code: readonly Span[] };
}

export interface OccupationResult {
  /** One per code, best first. */
  hits: readonly OccupationHit[];
  /** How likely the first hit is the right one, between 0 and 1. */
  confidence: number;
  /** Whether the first hit may be taken without a check: at most 3 of 100 such hits are wrong (see `data/README.md`). */
  sure: boolean;
  /** The words that tell something, folded; none for digits. */
  telling?: readonly string[];
  /** Present if the words name no occupation: what was said, and a sentence for the person who typed it. The hits may fit even so. */
  notOccupation?: { said: string; sentence: string };
  /** A word, folded, that no title has: the hits fit words that are spelt like it. */
  misspelt?: string;
  /** Words of the catalogue that are spelt alike, when nothing was found. */
  spellings?: readonly string[];
}

export interface SearchOptions {
  /** 8 if absent. */
  limit?: number;
  /** Only codes that begin with these digits. */
  within?: string;
  /** Unit groups (4 digits), unless any level of the classification is wanted. */
  level?: 'unit' | 'any';
}
