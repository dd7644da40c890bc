import type { CreateGroupFields, CreateGroupResponse, Group } from '../../contract/group.ts';
import type { Problem } from '../../contract/problem.ts';
import type { NewGroup } from '../record/records.ts';
import { problem } from './rules.ts';

/** The one rule of an extension that needs a fact: a parent must exist. */
export function checkCreateGroup(fields: Partial<CreateGroupFields>, parent: Group | undefined): Problem[] {
  const { parent_uuid: given } = fields;
  return given === undefined || parent ? [] : [problem('group-unknown', '/parent_uuid', { given })];
}

/** Stands for the name of an organisation that has none set. */
const UNNAMED = 'This organisation';

/** "Without a parent, `parent` is the organisation's name and a null uuid." */
export function createGroupResponse(group: NewGroup, organisationName: string): CreateGroupResponse {
  const { uuid, name, type, parent } = group;
  return {
    message: 'Group created',
    data: {
      uuid,
      name,
      type,
      parent: { name: parent?.name ?? (organisationName || UNNAMED), uuid: parent?.uuid ?? null },
    },
  };
}
