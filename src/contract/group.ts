import { GROUP_TYPE_LABELS } from './group-type-labels.ts';
import { GivenUuid, Uuid } from './uuid.ts';
import { z } from './zod.ts';

// The keys of a literal are its type's keys.
export const GroupType = z.literal(Object.keys(GROUP_TYPE_LABELS) as (keyof typeof GROUP_TYPE_LABELS)[]);
export type GroupType = z.infer<typeof GroupType>;

/** A group of the organisation, as `config.json` and the device keep it. Groups nest. */
export const Group = z.object({
  uuid: GivenUuid,
  name: z.string().check(z.trim(), z.minLength(1)),
  type: GroupType,
  parent_uuid: z.optional(GivenUuid),
});
export type Group = z.infer<typeof Group>;

/** What `groups/create` takes: an extension that the live service has and the contract does not describe. */
export const CreateGroupFields = z.omit(Group, { uuid: true });
export type CreateGroupFields = z.infer<typeof CreateGroupFields>;

/** Without a parent group, `parent` is the organisation's name and a null uuid. */
export const CreateGroupResponse = z.looseObject({
  message: z.string(),
  data: z.looseObject({
    uuid: Uuid,
    name: z.string(),
    type: z.string(),
    parent: z.optional(z.looseObject({ name: z.string(), uuid: z.nullable(Uuid) })),
  }),
});
export type CreateGroupResponse = z.infer<typeof CreateGroupResponse>;
