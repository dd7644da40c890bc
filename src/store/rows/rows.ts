import type { GroupType } from '../../contract/group.ts';
import type { Problem } from '../../contract/problem.ts';
import type { Sex } from '../../contract/user.ts';
import type { NewAssignment } from '../../domain/records.ts';
import type { LocalId, ServerUuid, Target } from '../../domain/reference.ts';
import type { ShownState, Status } from '../../domain/states.ts';
import type { JournalEvent } from '../core/journal.ts';

/** Milliseconds since 1970, UTC: what every `…At` of a row holds. */
export type Instant = number;

/** What every record that is sent has in common. */
interface Sendable {
  /** Made on this device; stays the record's name here whatever a server calls it. */
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

export interface UserRow extends Sendable {
  sex: Sex;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** ISCO-08, 1 to 4 digits. */
  occupation: string;
  /** What the person was told about the occupation: the title picked, or the words typed. Never sent. */
  occupationWords?: string;
  /** Tells people apart on this device. Never sent. */
  reference?: string;
  groupId?: LocalId;
  /** `K7-4QF2`, unique on this device. */
  receipt: string;
  /** Folded words that a search finds the person by. */
  words: string[];
  editedAt?: Instant;
}

/** One assessment of an assignment, by reference: which uuid goes on the wire is decided when it is sent. */
export interface AssignmentEntry {
  assessmentId: string;
  /** Two letters. */
  key: string;
  target: Target;
}

/** What a person confirmed before a purchase: when, how many, and for how much if that is known. */
export interface Purchase {
  confirmedAt: Instant;
  count: number;
  total?: number;
}

export interface AssignmentRow extends Sendable {
  userId: LocalId;
  contract: NewAssignment['contract'];
  entries: AssignmentEntry[];
  revenueShare?: NewAssignment['revenueShare'];
  denominationCountry: string;
  groupId?: LocalId;
  autoReserve: boolean;
  purchase?: Purchase;
}

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

/** What is sent in which order. Purchases go one at a time: the lane limits what an outage leaves undecided. */
export type Lane = 'group' | 'user' | 'assign';

export interface OpRow {
  id: string;
  /** The Idempotency-Key: the same for the same bytes, a new one once they change. */
  key: string;
  profileId: string;
  seq: number;
  lane: Lane;
  subjectId: LocalId;
  status: Status;
  /** Not to be sent before; 0 when nothing stands in the way. */
  notBefore: Instant;
  /** Local ids that have no server id yet. Ready means: none. */
  waitsFor: LocalId[];
  /** Sends in a row after which it is sent again. */
  failures: number;
  /** It may have arrived, and is sent again with the same key and bytes: until then nothing of it may change. */
  inDoubt?: boolean;
  /** How many attempts there have been. */
  attempts: number;
  /** Why it needs a person: the server's words, or what was found before it went. */
  problems?: Problem[];
  /** An attempt was refused by a server whose refusals do not prove that nothing was bought. Stays, whatever comes later. */
  doubtful?: boolean;
  /** It arrived, but the answer did not look as it should. */
  warning?: boolean;
  /** It arrived more than once: every uuid that the server gave. */
  duplicates?: ServerUuid[];
  held?: Hold;
  discarded?: Discard;
}

/** Why a record is paused. Each reason has its own way of being released. */
export type HoldReason = 'by a person' | 'other server' | 'restored' | 'rolled back' | 'key reused';

export interface Hold {
  reason: HoldReason;
  at: Instant;
  before: Status;
}

export interface Discard {
  at: Instant;
  before: Status;
  /** Set on what went because the person it belongs to was discarded: it comes back with that person. */
  with?: LocalId;
}

export interface JournalRow {
  /** Counted from 1 on this device, without gaps. */
  seq: number;
  at: Instant;
  /** The user, assignment or group that it happened to. */
  subjectId: LocalId;
  event: JournalEvent;
}

/** A half-typed form, as plain data. Its shape belongs to the screen that keeps it. */
export interface DraftRow {
  id: string;
  form: unknown;
  savedAt: Instant;
}

/** One row per key: the tally, settings, recents, presets, the sender's heartbeat. */
export interface MetaRow {
  key: string;
  value: unknown;
}
