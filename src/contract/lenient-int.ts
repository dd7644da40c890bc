import { z } from './zod.ts';

/**
 * "An omitted or invalid `INT` does not fail; it is treated as 0." Valid is exactly one digit from 0 to `max`. All
 * else counts as invalid: negative, fractional, out of range, no number at all, empty, or with a slash behind it.
 */
export function lenientInt(max: number) {
  const read = (given: string | number | undefined): number => {
    const text = String(given);
    if (!/^\d$/.test(text)) return 0;
    return Number(text) <= max ? Number(text) : 0;
  };
  return z.pipe(z.optional(z.union([z.number(), z.string()])), z.transform(read));
}
