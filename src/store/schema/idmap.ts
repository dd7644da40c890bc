import type { LocalId, ServerUuid } from '../../domain/record/reference.ts';

/** The uuid that a server gave a record made on this device. */
export interface IdMapRow {
  profileId: string;
  localId: LocalId;
  serverUuid: ServerUuid;
}
