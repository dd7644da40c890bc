import type { LocalId } from '../domain/record/reference.ts';
import type { ShownState } from '../domain/record/states.ts';
import type { Sex } from '../contract/user.ts';
import type { Store } from '../store/core/store.ts';
import type { AttemptRow } from '../store/rows/attempt.ts';
import type { AssignmentRow } from '../store/rows/assignment.ts';
import type { RecordRow } from '../store/rows/record.ts';
import type { ServerDatabase } from './server/database.ts';

/** What the server really has of a record. */
export type OnServer =
  | 'nothing yet'
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
  /** A person's values, or what is assigned to one and what that costs. */
  about:
    | { kind: 'person'; sex: Sex; occupation: string }
    | { kind: 'assignment'; assignment: Pick<AssignmentRow, 'entries' | 'purchase' | 'denominationCountry'> };
  state: ShownState;
  server: OnServer;
}

export interface TwoLedgers {
  /** How many people and assignments each side has, by its own count. */
  device: { people: number; assignments: number };
  server: { people: number; assignments: number };
  /** How many records the device could send now. */
  ready: number;
  /** In the order of making, newest first. */
  rows: LedgerRow[];
}

/** Reads both ledgers, and puts them side by side by the attempts that requests name. */
export async function twoLedgers({ db }: Store, server: ServerDatabase): Promise<TwoLedgers> {
  const [users, assignments, attempts, ready, entries] = await Promise.all([
    db.users.toArray(),
    db.assignments.toArray(),
    db.attempts.toArray(),
    db.ops.filter(({ status }) => status === 'ready').count(),
    server.ledger.toArray(),
  ]);
  const arrived = countBy(entries.map(({ attempt }) => attempt ?? ''));
  const ofOp = new Map<string, AttemptRow[]>();
  for (const one of attempts) ofOp.set(one.opId, [...(ofOp.get(one.opId) ?? []), one]);
  const receipts = new Map(users.map(({ id, receipt }) => [id, receipt]));
  const common = ({ id, opId, state, createdAt }: RecordRow, personId: LocalId) => ({
    ...{ id, personId, receipt: receipts.get(personId) ?? '', state, createdAt },
    server: onServer(ofOp.get(opId) ?? [], arrived, state),
  });
  const people = users.map((user) => ({
    ...common(user, user.id),
    about: { kind: 'person', sex: user.sex, occupation: user.occupation } as const,
  }));
  const assigned = assignments.map((assignment) => ({
    ...common(assignment, assignment.userId),
    about: { kind: 'assignment', assignment } as const,
  }));
  const made = (operation: string) => entries.filter((entry) => entry.operation === operation).length;
  return {
    device: { people: users.length, assignments: assignments.length },
    server: { people: made('createUser'), assignments: made('assign') },
    ready,
    rows: [...people, ...assigned].toSorted((one, other) => other.createdAt - one.createdAt),
  };
}

function onServer(
  attempts: readonly AttemptRow[],
  arrived: ReadonlyMap<string, number>,
  state: ShownState,
): OnServer {
  const times = attempts.reduce((sum, { id }) => sum + (arrived.get(id) ?? 0), 0);
  if (times > 1) return 'twice';
  if (times === 1 && state === 'sending') return 'answering';
  if (times === 1) return attempts.some(({ outcome }) => outcome === 'confirmed') ? 'there' : 'answer lost';
  if (attempts.length === 0) return 'nothing yet';
  return attempts.at(-1)?.outcome === 'refused' ? 'refused' : 'not there';
}

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Whether both ledgers say the same of a record, once and for all: such rows need no look. */
export function isSettled({ state, server }: LedgerRow): boolean {
  return state === 'confirmed' && server === 'there';
}

/** The records of which the device cannot tell whether the server has them. */
export function doubtful(rows: readonly LedgerRow[]): LedgerRow[] {
  return rows.filter(({ state }) => state === 'unknown');
}

/** The most important finding over all rows, and how many rows it is about. */
export function finding(rows: readonly LedgerRow[]): {
  kind: 'unknown' | 'twice' | 'sending' | 'agree';
  count: number;
} {
  const counts = {
    unknown: doubtful(rows).length,
    twice: rows.filter(({ server }) => server === 'twice').length,
    sending: rows.filter(({ state }) => state === 'sending').length,
  };
  const kind = (['unknown', 'twice', 'sending'] as const).find((one) => counts[one] > 0);
  return kind ? { kind, count: counts[kind] } : { kind: 'agree', count: rows.length };
}

/** Whether the sides say different things of a record: one cannot tell, or the other has it twice. */
export function isDisputed({ state, server }: LedgerRow): boolean {
  return state === 'unknown' || server === 'twice';
}

/** What makes the sums of the two sides differ: the records that the server lacks, and those that it has more than once. */
export function difference({ device, server, rows }: Omit<TwoLedgers, 'ready'>): {
  missing: number;
  twice: number;
} {
  const lacks: readonly OnServer[] = ['nothing yet', 'not there', 'refused'];
  // A missing record and one that is there twice cancel out in the sum of their kind.
  const some = rows.filter(({ about: { kind } }) =>
    kind === 'person' ? device.people !== server.people : device.assignments !== server.assignments,
  );
  return {
    missing: some.filter((row) => lacks.includes(row.server)).length,
    twice: some.filter((row) => row.server === 'twice').length,
  };
}

/** Disputed records first, otherwise in the order given. */
export function disputedFirst(rows: readonly LedgerRow[]): LedgerRow[] {
  return rows.toSorted((one, other) => Number(isDisputed(other)) - Number(isDisputed(one)));
}
