import type { ExaminedRows } from './read.ts';

export type FileOp = ExaminedRows['rows']['ops'][number];

/** The row of a person, an assignment or a group, as a file has it. */
export type Subject = Record<string, unknown> & { id: string };

export function bySeq(one: { seq: number }, other: { seq: number }): number {
  return one.seq - other.seq;
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? [];
    groups.set(keyOf(row), group);
    group.push(row);
  }
  return groups;
}

/** The rows of a file, found by what they belong to. */
export class FileIndex {
  readonly #attempts: Map<string, ExaminedRows['rows']['attempts']>;
  readonly #journal: Map<string, ExaminedRows['rows']['journal']>;
  readonly #subjects: Map<string, Subject>;

  constructor({ rows }: ExaminedRows) {
    this.#attempts = grouped(rows.attempts, ({ opId }) => opId);
    this.#journal = grouped(rows.journal.toSorted(bySeq), ({ subjectId }) => subjectId);
    const subjects = [...rows.groups, ...rows.users, ...rows.assignments];
    this.#subjects = new Map(subjects.map((row) => [row.id, row]));
  }

  subject(op: FileOp) {
    return this.#subjects.get(op.subjectId);
  }

  attempts(op: FileOp) {
    return this.#attempts.get(op.id) ?? [];
  }

  journal(op: FileOp) {
    return this.#journal.get(op.subjectId) ?? [];
  }
}
