import { Sex } from './user.ts';
import { z } from './zod.ts';

/**
 * What an organisation's devices have sent, for a key that may read it. An extension of the persistent server, outside `/api-v1`:
 * `GET records/team?from=2026-11-16&until=2026-11-28&zone=Africa/Nairobi`, with `group` for one group alone. The days are those of the
 * zone, both included.
 */
export const TEAM_PATH = 'records/team';

/** The value of `group` for people without one. */
export const NO_GROUP = 'none';

const Count = z.int().check(z.nonnegative());
const Time = z.iso.datetime();

/** A device, by its code and the key that it sends with. Without a code, it is what came with the key from somewhere else than the app. */
const DeviceName = z.object({ code: z.optional(z.string()), key: z.optional(z.string()) });

export const TeamReport = z.object({
  organisation: z.string(),
  from: z.iso.date(),
  until: z.iso.date(),
  zone: z.string(),
  /** When the server counted. */
  at: Time,
  /** People who were registered on these days, by the clocks of the devices. */
  people: Count,
  withAssessments: Count,
  /** Every day of the time, with 0 where nobody was registered. */
  days: z.array(z.object({ day: z.iso.date(), people: Count })),
  /** Every device that was ever heard from, the one heard from last first. */
  devices: z.array(
    z.object({ ...DeviceName.shape, lastContact: Time, today: Count, people: Count, rejected: Count }),
  ),
  /** By the group that a person joined last, most people first. Without `uuid`, those in no group. */
  groups: z.array(z.object({ uuid: z.optional(z.string()), name: z.optional(z.string()), people: Count })),
  /** Requests that were rejected, and whose record has not been accepted since. */
  rejected: z.object({
    count: Count,
    /** The last ones. `rules` are the names of the rules that were broken. */
    last: z.array(
      z.object({
        ...DeviceName.shape,
        at: Time,
        operation: z.string(),
        receipt: z.optional(z.string()),
        rules: z.array(z.string()),
      }),
    ),
  }),
  /** Two people with the same values, registered on one device within a minute. */
  duplicates: z.object({
    count: Count,
    last: z.array(
      z.object({
        ...DeviceName.shape,
        sex: Sex,
        country: z.string(),
        /** ISCO-08 code. */
        occupation: z.string(),
        group: z.optional(z.string()),
        /** Of the first and of the second. */
        people: z.array(z.object({ uuid: z.string(), receipt: z.optional(z.string()), at: Time })),
      }),
    ),
  }),
});
export type TeamReport = z.infer<typeof TeamReport>;
