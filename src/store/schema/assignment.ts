import type { NewAssignment } from '../../domain/record/records.ts';
import type { LocalId, Target } from '../../domain/record/reference.ts';
import type { Instant, RecordRow } from './record.ts';

/**
 * One assessment of an assignment. Its target is a local id, and the uuid for the wire is looked up when it
 * is sent.
 */
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

export interface AssignmentRow extends RecordRow {
  userId: LocalId;
  contract: NewAssignment['contract'];
  entries: AssignmentEntry[];
  revenueShare?: NewAssignment['revenueShare'];
  denominationCountry: string;
  groupId?: LocalId;
  autoReserve: boolean;
  purchase?: Purchase;
  /** Never stored: part of the row cannot be shown, and is left out (`drawable-assignment.ts`). */
  isDamaged?: true;
}

/** The values of an assignment that an edit may change: all but its person. */
export type AssignmentValues = Pick<
  AssignmentRow,
  'contract' | 'denominationCountry' | 'entries' | 'autoReserve'
> &
  Partial<Pick<AssignmentRow, 'revenueShare' | 'groupId' | 'purchase'>>;

/** The people and the group that an assignment names, which a server must know before it. */
export function namedBy(row: Pick<AssignmentRow, 'userId' | 'groupId' | 'entries'>) {
  const users = [row.userId];
  const groups = [row.groupId];
  for (const { target } of row.entries) {
    if (target.kind === 'user') users.push(target.id);
    if (target.kind === 'group') groups.push(target.id);
  }
  return { users, groups };
}
