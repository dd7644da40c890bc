/**
 * Every limit on the size of a request: the most that is accepted, the rule that a larger one breaks, and the
 * sentence for it. A request that is too large as a whole breaks only that rule, because nothing of it is
 * read.
 */
export const limits = {
  /** Bytes of a body. */
  body: { most: 256 * 1024, rule: 'body-too-large', sentence: 'Send at most 256 KiB' },
  /** Characters of path and query, as they are written in the address: all of them ASCII. */
  address: {
    most: 16 * 1024,
    rule: 'address-too-long',
    sentence: 'Send at most 16,384 characters in the address: longer fields belong in the body',
  },
  /** Fields of query and body together, known or not. */
  fields: { most: 200, rule: 'fields-too-many', sentence: 'Send at most 200 fields' },
  /** Arrays and objects inside one another, in a body or in a field that holds JSON text. */
  depth: {
    most: 8,
    rule: 'json-too-deep',
    sentence: 'Send JSON with at most eight levels of arrays and objects',
  },
  /** UTF-16 code units of one text, in every field that is read: an emoji counts as two characters or more. In `auto_assign` as JSON text, each text inside the JSON is measured by itself. */
  text: { most: 2000, rule: 'text-too-long', sentence: 'Send at most 2,000 characters here' },
  /** Assessments in one assignment, over all objects of a revenue share. */
  entries: { most: 12, rule: 'entries-too-many', sentence: 'Choose at most 12 assessments at a time' },
  /** Objects, and entries over all objects, that are read one by one. Later ones are not read. */
  items: {
    most: 100,
    rule: 'items-too-many',
    sentence: 'Send at most 100 objects: those behind the hundredth were not read',
  },
} as const satisfies Record<string, { most: number; rule: string; sentence: string }>;

/** How much an answer or a list shows. The rest is only counted. */
export const shown = {
  /** Problems in one answer. */
  problems: 100,
  /** Problems of a server's answer that are kept with a record and drawn beside it. */
  keptProblems: 20,
  /** Characters of one of these problems. */
  sentence: 300,
  /** Characters of a value that a sentence quotes. */
  quote: 60,
} as const;

/** A price: a finite JSON number from 0 up to this. */
export const MAX_PRICE = 1_000_000_000;

/**
 * How many characters of a country's name are compared with the known names. No name is longer, even with “Republic of” or
 * another form of state before it.
 */
export const MAX_NAME_LENGTH = 100;

/** Characters of a reference. It stays on the device, so no server has a limit of its own. */
export const MAX_REFERENCE = 60;
