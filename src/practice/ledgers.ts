import { grouped } from '../domain/grouped.ts';
import type { LocalId } from '../domain/record/reference.ts';
import { SHOWN_STATES, type ShownState } from '../domain/record/states.ts';
import type { Sex } from '../contract/user.ts';
import type { Store } from '../store/transaction/store.ts';
import type { AttemptRow } from '../store/schema/attempt.ts';
import type { AssignmentRow } from '../store/schema/assignment.ts';
import type { RecordRow } from '../store/schema/record.ts';
import type { ServerDatabase } from './server/database.ts';

/** What the server really has of a record. */
export type OnServer =
  | 'nothing yet'
  /** It was discarded before it was sent, and never will be. */
  | 'never sent'
  /** It was sent, and never arrived. */
  | 'not there'
  | 'refused'
  | 'there'
  /** It is there, and the device still waits for the answer. */
  | 'answering'
  /** It is there, and the device has not heard of it. */
  | 'answer lost'
  /** It was sent again, and is there more than once. */
  | 'twice';

/** One record, as the device believes and as the server has it. */
export interface LedgerRow {
  id: LocalId;
  personId: LocalId;
  receipt: string;
  /** A person's values; or the assessments that are assigned to a person, and their cost. */
  about:
    | { kind: 'person'; sex: Sex; occupation: string }
    | { kind: 'assignment'; assignment: Pick<AssignmentRow, 'entries' | 'purchase' | 'denominationCountry'> };
  state: ShownState;
  server: OnServer;
  /** How many times the server has it. */
  copies: number;
}

/** People and assignments, which are counted apart. */
export interface Sum {
  people: number;
  assignments: number;
}

export interface TwoLedgers {
  /** How many people and assignments each side has, by its own count. */
  device: Sum;
  server: Sum;
  /** How many records the device could send now. */
  ready: number;
  /** In the order of making, newest first. */
  rows: LedgerRow[];
}

/** Reads both ledgers, and matches their rows by the attempt ID that each request carries. */
export async function twoLedgers({ db }: Store, server: ServerDatabase): Promise<TwoLedgers> {
  const [users, assignments, attempts, ready, entries] = await Promise.all([
    db.users.toArray(),
    db.assignments.toArray(),
    db.attempts.toArray(),
    db.ops.filter(({ status }) => status === 'ready').count(),
    server.ledger.toArray(),
  ]);
  const arrived = countBy(entries.map(({ attempt }) => attempt ?? ''));
  const ofOp = grouped(attempts, ({ opId }) => opId);
  const receipts = new Map(users.map(({ id, receipt }) => [id, receipt]));
  const common = ({ id, opId, state, createdAt }: RecordRow, personId: LocalId) => {
    const ofThis = ofOp.get(opId) ?? [];
    const copies = ofThis.reduce((sum, { id: attempt }) => sum + (arrived.get(attempt) ?? 0), 0);
    return {
      ...{ id, personId, receipt: receipts.get(personId) ?? '', state, createdAt, copies },
      server: onServer(ofThis, copies, state),
    };
  };
  const people = users.map((user) => ({
    ...common(user, user.id),
    about: { kind: 'person', sex: user.sex, occupation: user.occupation } as const,
  }));
  const assigned = assignments.map((assignment) => ({
    ...common(assignment, assignment.userId),
    about: { kind: 'assignment', assignment } as const,
  }));
  const made = (operation: string) => entries.filter((entry) => entry.operation === operation).length;
  const kept = (some: readonly LedgerRow[]) => some.filter((row) => !isNowhere(row)).length;
  return {
    device: { people: kept(people), assignments: kept(assigned) },
    server: { people: made('createUser'), assignments: made('assign') },
    ready,
    rows: [...people, ...assigned].sort((one, other) => other.createdAt - one.createdAt),
  };
}

function onServer(attempts: readonly AttemptRow[], copies: number, state: ShownState): OnServer {
  if (copies > 1) return 'twice';
  if (copies === 1 && state === 'sending') return 'answering';
  if (copies === 1) return attempts.some(({ outcome }) => outcome === 'confirmed') ? 'there' : 'answer lost';
  if (attempts.length === 0) return state === 'discarded' ? 'never sent' : 'nothing yet';
  return attempts.at(-1)?.outcome === 'rejected' ? 'refused' : 'not there';
}

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Whether a record was discarded here and never got to the server: neither side counts it. */
function isNowhere({ state, copies }: LedgerRow): boolean {
  return state === 'discarded' && copies === 0;
}

/** Whether both ledgers agree about a record for good, so that no one needs to look at its row. */
export function isSettled({ state, server }: LedgerRow): boolean {
  return state === 'confirmed' && server === 'there';
}

/** The records of which the device cannot tell whether the server has them. */
export function doubtful(rows: readonly LedgerRow[]): LedgerRow[] {
  return rows.filter(({ state }) => state === 'noReply');
}

/** The most important finding over all rows, and how many rows it is about. */
export function finding(rows: readonly LedgerRow[]): {
  kind: 'noReply' | 'twice' | 'sending' | 'agree';
  count: number;
} {
  const counts = {
    noReply: doubtful(rows).length,
    twice: rows.filter(({ server }) => server === 'twice').length,
    sending: rows.filter(({ state }) => state === 'sending').length,
  };
  const kind = (['noReply', 'twice', 'sending'] as const).find((one) => counts[one] > 0);
  return kind ? { kind, count: counts[kind] } : { kind: 'agree', count: rows.length };
}

/** Whether the two sides disagree about a record: the device cannot tell, or the server has it twice. */
export function isDisputed({ state, server }: LedgerRow): boolean {
  return state === 'noReply' || server === 'twice';
}

/**
 * Sorts rows by how much they need a look: no reply first, then records that the server has twice, which nothing can undo; then by
 * state, in the usual order; last those about which both sides agree. Equal rows stay in the given order, a person before their
 * assignments.
 */
export function needyFirst(rows: readonly LedgerRow[]): LedgerRow[] {
  const together = new Map<string, LedgerRow[]>();
  for (const row of [...rows].sort((one, other) => rank(one) - rank(other))) {
    const whose = `${String(rank(row))} ${row.personId}`;
    const others = together.get(whose) ?? [];
    together.set(whose, row.about.kind === 'person' ? [row, ...others] : [...others, row]);
  }
  return [...together.values()].flat();
}

function rank(row: LedgerRow): number {
  if (row.state === 'noReply') return -2;
  if (row.server === 'twice') return -1;
  return isSettled(row) ? SHOWN_STATES.length : SHOWN_STATES.indexOf(row.state);
}
