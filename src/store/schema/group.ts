import type { GroupType } from '../../contract/group.ts';
import type { LocalId, ServerUuid } from '../../domain/record/reference.ts';
import type { ShownState, Status } from '../../domain/record/states.ts';
import type { Instant } from './record.ts';

/**
 * Where a group comes from. A group of the device has a local id, and needs a server's uuid before it is
 * used.
 */
export type GroupOrigin = 'device' | 'config' | 'settings';

export interface GroupRow {
  /** Made on the device, or the server's uuid for groups that the organisation's settings name. */
  id: LocalId;
  origin: GroupOrigin;
  name: string;
  type: GroupType;
  parentId?: LocalId;
  createdAt: Instant;
  /** For groups of the device only: the operation that creates the group on the server, and its status. */
  opId?: string;
  status?: Status;
  state?: ShownState;
  serverUuid?: ServerUuid;
}
