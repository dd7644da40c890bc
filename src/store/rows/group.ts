import type { GroupType } from '../../contract/group.ts';
import type { LocalId, ServerUuid } from '../../domain/reference.ts';
import type { ShownState, Status } from '../../domain/states.ts';
import type { Instant } from './record.ts';

/** Where a group is known from. Those of the device have a local id and must get a server's before they are used. */
export type GroupOrigin = 'device' | 'config' | 'settings';

export interface GroupRow {
  /** Made on the device, or the server's uuid for groups that the organisation's settings name. */
  id: LocalId;
  origin: GroupOrigin;
  name: string;
  type: GroupType;
  parentId?: LocalId;
  createdAt: Instant;
  /** For groups of the device only: the operation that creates it on the server, and how far that is. */
  opId?: string;
  status?: Status;
  state?: ShownState;
  serverUuid?: ServerUuid;
}
