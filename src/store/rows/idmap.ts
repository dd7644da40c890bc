import type { LocalId, ServerUuid } from '../../domain/reference.ts';

/** What a server calls something that was made here. */
export interface IdMapRow {
  profileId: string;
  localId: LocalId;
  serverUuid: ServerUuid;
}
