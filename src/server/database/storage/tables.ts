import type { ContractType } from '../../../contract/assignment.ts';
import type { GroupType } from '../../../contract/group.ts';
import type { Sex } from '../../../contract/user.ts';
import type { TargetKind } from '../../../domain/record/records.ts';

/**
 * The tables, the same in SQLite and PostgreSQL. Every row belongs to an organisation, whose id begins its primary key: no query can
 * find a row without it, and a cluster such as Citus can divide the tables by it. Times are milliseconds since 1970, UUIDs are in
 * lower case, and truth values are 0 or 1, because SQLite has none.
 */
export interface Tables {
  organisations: OrganisationRow;
  api_keys: ApiKeyRow;
  groups: GroupRow;
  users: UserRow;
  memberships: MembershipRow;
  assignments: AssignmentRow;
  entries: EntryRow;
  idempotency_keys: IdempotencyRow;
  audit: AuditRow;
  devices: DeviceRow;
}

export interface OrganisationRow {
  id: string;
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  contract: ContractType;
  created_at: number;
}

/** What a key may do. `read` includes `send`; `metrics` is for the program that watches the server, and nothing else. */
export type Right = 'send' | 'read' | 'metrics';

export interface ApiKeyRow {
  /** The first part of the key, which is no secret. */
  id: string;
  organisation_id: string;
  name: string;
  /** SHA-256 of the whole key, in hexadecimal. */
  hash: string;
  right: Right;
  created_at: number;
  revoked_at: number | null;
}

export interface GroupRow {
  organisation_id: string;
  uuid: string;
  name: string;
  type: GroupType;
  parent_uuid: string | null;
  created_at: number;
}

/** Where a record came from. */
interface Origin {
  /** Null where the server had no key yet. */
  key_id: string | null;
  /** The code of the device, and the record's receipt there. Null where the client did not say. */
  device: string | null;
  receipt: string | null;
  /** When it was registered, by the clock of the device; when it arrived, where the device did not say, or said something later. */
  registered_at: number;
  /** When it arrived. */
  created_at: number;
}

export interface UserRow extends Origin {
  organisation_id: string;
  uuid: string;
  sex: Sex;
  country: string;
  /** ISCO-08 code. */
  occupation: string;
}

export interface MembershipRow {
  organisation_id: string;
  user_uuid: string;
  group_uuid: string;
  /** Greater than that of every group that the user joined before. */
  position: number;
}

export interface AssignmentRow extends Origin {
  organisation_id: string;
  uuid: string;
  user_uuid: string;
  contract: ContractType;
  denomination_country: string;
  /** The group that was joined with it. */
  group_uuid: string | null;
  auto_reserve: number;
  /** JSON of `RevenueTerms[]`. */
  revenue_share: string | null;
}

export interface EntryRow {
  organisation_id: string;
  assignment_uuid: string;
  /** 0 for the first. */
  position: number;
  assessment_uuid: string;
  key: string;
  target: string;
  target_kind: TargetKind;
}

/** What `Idempotency-Key` was used for. It lasts as long as the record. */
export interface IdempotencyRow {
  organisation_id: string;
  key: string;
  /** SHA-256 of the request, in hexadecimal. */
  request_hash: string;
  /** The body of the answer. Null only inside the transaction that stores the record. */
  answer: string | null;
  created_at: number;
}

/** One request that was to store something, accepted or rejected. Rows are added, and never changed. */
export interface AuditRow {
  organisation_id: string;
  id: string;
  at: number;
  key_id: string | null;
  device: string | null;
  receipt: string | null;
  /** The endpoint's name in the contract's table. */
  operation: string;
  status: number;
  record_uuid: string | null;
  /** The rules that were broken, with commas. Values are not noted. */
  rules: string | null;
}

export interface DeviceRow {
  organisation_id: string;
  key_id: string;
  /** The device's own code. */
  code: string;
  first_at: number;
  last_at: number;
}
