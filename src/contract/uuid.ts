import { lowerAscii } from './ascii.ts';
import { z } from './zod.ts';

/**
 * Any 8-4-4-4-12 hexadecimal identifier. The contract says "UUID" and no more, so neither the version nor
 * the variant digit is checked: an older server's ids, and the all-zero one, are as good as ours.
 */
export const Uuid = z.guid();
export type Uuid = z.infer<typeof Uuid>;

/** An identifier as a request gives it: the case of its letters does not matter, nor do blanks around it. */
export const GivenUuid = z.string().check(z.trim(), z.overwrite(lowerAscii), z.guid());
