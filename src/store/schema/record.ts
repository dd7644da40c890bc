import type { LocalId, ServerUuid } from '../../domain/record/reference.ts';
import type { ShownState, Status } from '../../domain/record/states.ts';

/** Milliseconds since 1970, UTC: what every `…At` of a row holds. */
export type Instant = number;

/** What every record that is sent has in common. */
export interface RecordRow {
  /** Made on this device. It never changes, whatever id a server gives. */
  id: LocalId;
  /** The operation that sends it. */
  opId: string;
  /** Counted from 1 per table on this device, without gaps: the order of making. */
  seq: number;
  /** The operation's status, repeated so that lists need no join. */
  status: Status;
  /** The word on screen for `status`, so that an index can filter by it. */
  state: ShownState;
  createdAt: Instant;
  /** The server's id, once it is known. */
  serverUuid?: ServerUuid;
}
