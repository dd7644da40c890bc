import { z } from './zod.ts';

/** The letters of an assessment's factors, in the only order that the contract allows. */
export const FACTOR_LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;

/** One of the twelve things that an assessment measures. */
export const Factor = z.looseObject({
  /** One letter, A to L. */
  letter: z.enum(FACTOR_LETTERS),
  name: z.string(),
  /** What the factor is for, in a sentence or two. */
  description: z.string(),
});
export type Factor = z.infer<typeof Factor>;

/** A survey of the catalogue. Fields that the contract does not name are kept as they came. */
export const Assessment = z.looseObject({
  /** "Value seen: `survey`." */
  type: z.string(),
  /** A locale tag as the service writes it: `en_GB`. */
  language: z.string(),
  /** "Two letters. Identifies the survey." */
  key: z.string().check(z.regex(/^[A-Za-z]{2}$/)),
  name: z.string(),
  /** "May end with CR LF characters." */
  descr_short: z.string(),
  /** "May contain CR LF paragraph breaks." */
  descr_med: z.string(),
  /** "Exactly 12 entries, lettered A to L in order." */
  factors: z.array(Factor).check(
    z.refine((factors) => factors.map((factor) => factor.letter).join('') === FACTOR_LETTERS.join(''), {
      error: 'Expected twelve factors, lettered A to L in order',
    }),
  ),
});
export type Assessment = z.infer<typeof Assessment>;
