import { upperAscii } from './ascii.ts';
import { Occupation } from './occupation.ts';
import { GivenUuid, Uuid } from './uuid.ts';
import { z } from './zod.ts';

/** "Must be `M` or `F`." */
export const Sex = z.enum(['M', 'F']);
export type Sex = z.infer<typeof Sex>;

/** A sex as a request gives it: blanks around it do not matter. */
export const GivenSex = z.pipe(z.string().check(z.trim()), Sex);

/** A country as a request gives it. Lower case is accepted; whether the code is assigned is a rule, not a shape. */
export const GivenCountry = z.string().check(z.trim(), z.overwrite(upperAscii), z.minLength(1));

/**
 * An occupation code as a request gives it. Whether it is in the listings is a rule, not a shape. A form sends every value as text,
 * so JSON may send the code as a number too.
 */
export const GivenOccupation = z.pipe(
  z.union([z.string(), z.pipe(z.int().check(z.nonnegative()), z.transform(String))]),
  z.string().check(z.trim(), z.minLength(1)),
);

/** What `users/create` takes. */
export const CreateUserFields = z.object({
  sex: GivenSex,
  /** ISO 3166-1 alpha-2, one of the 249 assigned codes. */
  country: GivenCountry,
  /** An ISCO-08 code of 1 to 4 digits, as given in the occupation listings. */
  occupation: GivenOccupation,
  /** "The UUID of a previously created group in the caller's organisation. The user joins that group." */
  group_uuid: z.optional(GivenUuid),
});
export type CreateUserFields = z.infer<typeof CreateUserFields>;

/** The group that a user has joined. The type is not shown for users, and accepted if a server sends it. */
export const UserMembership = z.looseObject({ name: z.string(), uuid: Uuid, type: z.optional(z.string()) });
export type UserMembership = z.infer<typeof UserMembership>;

export const User = z.looseObject({
  uuid: Uuid,
  sex: Sex,
  occupation: Occupation,
  country: z.string(),
  /** "Present only when the user was created with a group." */
  member_of: z.optional(UserMembership),
});
export type User = z.infer<typeof User>;

/** "The message is `User created`." Another wording from a server is no reason to doubt its answer. */
export const CreateUserResponse = z.looseObject({ message: z.string(), data: User });
export type CreateUserResponse = z.infer<typeof CreateUserResponse>;
