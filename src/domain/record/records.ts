import type { ContractType, RevenueShare, Target } from '../../contract/assignment.ts';
import type { Group, GroupType } from '../../contract/group.ts';
import type { Sex } from '../../contract/user.ts';
import type { FormPreset } from './form-preset.ts';

/** What the rules need to know about a user who exists. */
export interface KnownUser {
  uuid: string;
  sex: Sex;
  country: string;
  /** ISCO-08 code. */
  occupation: string;
  /** Every group that the user has joined, each once; the one joined last, or joined again, comes last. */
  groupUuids: readonly string[];
}

/** Groups in the order of joining, each once: one that is joined again counts as joined last. */
export function joinedLast(uuids: readonly string[]): string[] {
  return [...new Set([...uuids].reverse())].reverse();
}

/** A user who passed every rule and is about to be stored. */
export interface NewUser {
  uuid: string;
  sex: Sex;
  country: string;
  /** ISCO-08 code. */
  occupation: string;
  /** The group to join. */
  group?: Group;
  createdAt: Date;
}

/** Whom an entry is about: the user, another user of the organisation, or one of its groups. */
export type TargetKind = 'self' | 'user' | 'group';

export interface NewEntry {
  assessmentUuid: string;
  /** Two letters, upper case, in the catalogue. */
  key: string;
  /** `self` exactly when `targetKind` is `self`, else the UUID of a user or group. */
  target: Target;
  targetKind: TargetKind;
}

/** One object of a revenue-share `auto_assign`, without its entries. */
export interface RevenueTerms extends Omit<RevenueShare, 'data'> {
  /** How many of the assignment's entries, in order, stood in this object. The counts add up to all entries. */
  entryCount: number;
}

/** An assignment that passed every rule and is about to be stored. */
export interface NewAssignment {
  uuid: string;
  userUuid: string;
  /** The organisation's contract when the assignment was made. */
  contract: ContractType;
  /** In the order sent; empty when the call only joined a group. */
  entries: readonly NewEntry[];
  /** As sent; present exactly when the contract is revenue share and there are entries. */
  revenueShare?: readonly RevenueTerms[];
  denominationCountry: string;
  /** The group that the user joins with this call. It counts as a membership from now on. */
  group?: Group;
  /** The purchase was confirmed. True whenever there are entries. */
  autoReserve: boolean;
  createdAt: Date;
}

export interface NewGroup {
  uuid: string;
  name: string;
  type: GroupType;
  parent?: Group;
  createdAt: Date;
}

/**
 * Values that stay on the device. They are handed over beside a request, never in it, so they cannot reach a
 * server.
 */
export interface DeviceNote {
  /** How staff tell the person apart; a user has no name. */
  reference?: string;
  /** The words by which the occupation was found, if any were typed. */
  occupationWords?: string;
  /** The question that was answered before the occupation was chosen, and its answer, by their ids: `pupils/primary`. */
  occupationAnswer?: string;
  /** The draft to delete in the transaction that stores the record. */
  draftId?: string;
  /** What the form starts with for the next person, stored in the same transaction. */
  preset?: FormPreset;
  /** What the person confirmed on screen, and when. */
  purchase?: { confirmedAt: Date; count: number; total?: number };
  /** The import that the record comes with, and the row of its table: it is on hold until the whole import is sent. */
  imported?: { id: string; row: number };
}

/**
 * Where users, assignments and groups are kept: the device's database in the page, memory on the reference server.
 * UUIDs are compared in lower case. A write either keeps everything it was given or rejects and keeps nothing.
 */
export interface Records {
  findUser(uuid: string): Promise<KnownUser | undefined>;
  findGroup(uuid: string): Promise<Group | undefined>;
  createUser(user: NewUser, note?: DeviceNote): Promise<void>;
  createAssignment(assignment: NewAssignment, note?: DeviceNote): Promise<void>;
  createGroup(group: NewGroup, note?: DeviceNote): Promise<void>;
}

/** Collects new records. The rules can find them at once; `commit` writes all of them, or none. */
export interface UnitOfWork extends Records {
  commit(): Promise<void>;
}
