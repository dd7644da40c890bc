import { CreateGroupFields, type CreateGroupResponse } from '../contract/group.ts';
import { checkCreateGroup, createGroupResponse } from '../domain/rules/create-group.ts';
import { readFields, type Fields } from '../domain/rules/read-fields.ts';
import type { DeviceNote } from '../domain/record/records.ts';
import { Refusal } from './refusal.ts';
import type { Services } from './services.ts';

/** The extension `groups/create`. */
export async function createGroup(
  fields: Fields,
  services: Services,
  note?: DeviceNote,
): Promise<CreateGroupResponse> {
  const { values, problems } = readFields(CreateGroupFields.shape, fields);
  const parentUuid = values.parent_uuid;
  const parent = parentUuid === undefined ? undefined : await services.records.findGroup(parentUuid);
  Refusal.ifAny([...problems, ...checkCreateGroup(values, parent)]);

  const { name, type } = CreateGroupFields.parse(values);
  const uuid = services.newId();
  const group = { uuid, name, type, ...(parent && { parent }), createdAt: services.now() };
  await services.records.createGroup(group, note);
  return createGroupResponse(group, (await services.organisation()).name);
}
