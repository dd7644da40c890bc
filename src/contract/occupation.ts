import { z } from './zod.ts';

/**
 * An ISCO-08 code, 1 to 4 digits. The length gives the level: 1 major group, 2 sub-major group, 3 minor group,
 * 4 unit group. Codes are text: those of the armed forces begin with 0.
 */
export const OccupationCode = z.string().check(z.regex(/^\d{1,4}$/));
export type OccupationCode = z.infer<typeof OccupationCode>;

/** A code with its name, as a user carries it. */
export const Occupation = z.looseObject({ code: OccupationCode, name: z.string() });
export type Occupation = z.infer<typeof Occupation>;

/** A node of the classification with everything below it. "A child's code starts with its parent's code." */
export const OccupationNode = z.looseObject({
  code: OccupationCode,
  /** The English name. */
  name: z.string(),
  /** "Present on nodes that have descendants. Omitted on 4-digit leaves." */
  get child(): z.ZodMiniOptional<z.ZodMiniArray<typeof OccupationNode>> {
    return z.optional(z.array(OccupationNode));
  },
});
export type OccupationNode = z.infer<typeof OccupationNode>;
