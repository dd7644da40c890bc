import { OccupationCode } from '../contract/occupation.ts';
import { z } from '../contract/zod.ts';

/** An answer that names no occupation, with a sentence for the person who typed it and codes that may fit. */
export const NotOccupation = z.object({
  said: z.array(z.string()),
  sentence: z.string(),
  fits: z.array(OccupationCode),
  /** Whether an occupation may follow: "retired teacher". */
  qualifies: z.boolean(),
});
export type NotOccupation = z.infer<typeof NotOccupation>;
