import { upperAscii } from './ascii.ts';
import { MAX_PRICE } from './limits.ts';
import { GivenCountry } from './user.ts';
import { GivenUuid, Uuid } from './uuid.ts';
import { z } from './zod.ts';

/** Which of the two shapes of `auto_assign` an organisation's contract asks for. */
export const ContractType = z.enum(['revenue-share', 'other']);
export type ContractType = z.infer<typeof ContractType>;

/** An assessment key on the way in: "two letters, case does not matter". */
export const GivenKey = z.string().check(z.trim(), z.overwrite(upperAscii), z.regex(/^[A-Z]{2}$/));

/** Whom an assessment is about: the word `self`, or the UUID of a user or group of the organisation. */
export const Target = z.union([z.literal('self'), GivenUuid]);
export type Target = z.infer<typeof Target>;

/** A target as a request gives it: blanks around it do not matter. */
export const GivenTarget = z.pipe(z.string().check(z.trim()), Target);

/** One assessment to assign. The whole array of these is `auto_assign` for contracts other than revenue share. */
export const AutoAssignEntry = z.object({ key: GivenKey, target: GivenTarget });
export type AutoAssignEntry = z.infer<typeof AutoAssignEntry>;

/** "Decimal": a finite JSON number, which JSON text of a form can hold as well. */
export const Price = z.number().check(z.nonnegative(), z.maximum(MAX_PRICE));

/** What a revenue-share object says besides its entries. */
export const RevenueShareTerms = z.object({
  /** ISO 3166-1 alpha-2. */
  country: GivenCountry,
  /** "Decimal price per assessment." */
  assessment_each_price: Price,
  total_extras_price: Price,
});

/** One object of `auto_assign` for revenue-share contracts. */
export const RevenueShare = z.extend(RevenueShareTerms, { data: z.array(AutoAssignEntry) });
export type RevenueShare = z.infer<typeof RevenueShare>;

export const AutoAssign = z.union([z.array(AutoAssignEntry), z.array(RevenueShare)]);
export type AutoAssign = z.infer<typeof AutoAssign>;

/** "Acts as the purchase confirmation. The value must be `1`." A form can only send it as text. */
export const AutoReserve = z.pipe(
  z.union([z.literal(1), z.literal('1')]),
  z.transform(() => 1 as const),
);

/** What `user/assign` takes. */
export const AssignFields = z.object({
  /** "A valid UUID of a member-user of the caller's organisation." */
  user_uuid: GivenUuid,
  /** "Required when auto_assign is sent." */
  auto_reserve: z.optional(AutoReserve),
  /** In the shape that the organisation's contract asks for. A form sends it as JSON text. */
  auto_assign: z.optional(AutoAssign),
  /** "If sent, the user joins that group." */
  group_uuid: z.optional(GivenUuid),
});
export type AssignFields = z.infer<typeof AssignFields>;

/** One assessment of an assignment. Keys beyond the catalogue's ten, contexts and target types are shown as they come. */
export const AssignedAssessment = z.looseObject({
  assessment_key: z.string(),
  assessment_uuid: Uuid,
  /** `self (f)`, `self (m)`, `she`, `he`, `we`, `they`; a server may send others. */
  assessment_context: z.string(),
  /** `person` or `group`; a server may send others. */
  target_type: z.string(),
  target_uuid: Uuid,
});
export type AssignedAssessment = z.infer<typeof AssignedAssessment>;

export const Assignment = z.looseObject({
  uuid: Uuid,
  /** Two letters: "country code, ISO Alpha-2 shape". */
  denomination_country: z.string(),
  assessments: z.array(AssignedAssessment),
});
export type Assignment = z.infer<typeof Assignment>;

/** The group that the user belongs to; `type` is the group type's label (`Company`), not its code. */
export const AssignmentMembership = z.looseObject({ name: z.string(), type: z.string(), uuid: Uuid });
export type AssignmentMembership = z.infer<typeof AssignmentMembership>;

/** "The message is `Assignment created`." A server may send an array of assignments where one is shown. */
export const AssignResponse = z.looseObject({
  message: z.string(),
  data: z.looseObject({
    user_uuid: Uuid,
    assignments: z.union([Assignment, z.array(Assignment)]),
    member_of: z.optional(AssignmentMembership),
  }),
});
export type AssignResponse = z.infer<typeof AssignResponse>;
