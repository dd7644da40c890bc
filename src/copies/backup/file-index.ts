import { grouped } from '../../domain/grouped.ts';
import type { ExaminedRows } from './read.ts';

export type FileOp = ExaminedRows['rows']['ops'][number];

/** The row of a person, an assignment or a group, as a file has it. */
export type Subject = Record<string, unknown> & { id: string };

/** The rows of a file that belong to records, except their operations. */
export interface Belongings {
  subjects: readonly Subject[];
  attempts: ExaminedRows['rows']['attempts'];
  journal: ExaminedRows['rows']['journal'];
  /** Their IDs on servers. */
  idmap: ExaminedRows['rows']['idmap'];
}

export function bySeq(one: { seq: number }, other: { seq: number }): number {
  return one.seq - other.seq;
}

/** Finds the rows of a file by the record to which they belong. */
export class FileIndex {
  readonly #attempts: Map<string, Belongings['attempts']>;
  readonly #journal: Map<string, Belongings['journal']>;
  readonly #names: Map<string, Belongings['idmap']>;
  readonly #subjects: Map<string, Subject>;

  constructor({ subjects, attempts, journal, idmap }: Belongings) {
    this.#names = grouped(idmap, ({ localId }) => localId);
    this.#attempts = grouped(attempts, ({ opId }) => opId);
    this.#journal = grouped([...journal].sort(bySeq), ({ subjectId }) => subjectId);
    this.#subjects = new Map(subjects.map((row) => [row.id, row]));
  }

  static ofAll({ rows }: ExaminedRows): FileIndex {
    return new FileIndex({ ...rows, subjects: [...rows.groups, ...rows.users, ...rows.assignments] });
  }

  subject(op: FileOp) {
    return this.#subjects.get(op.subjectId);
  }

  attempts(op: FileOp) {
    return this.#attempts.get(op.id) ?? [];
  }

  names(op: FileOp) {
    return this.#names.get(op.subjectId) ?? [];
  }

  journal(op: FileOp) {
    return this.#journal.get(op.subjectId) ?? [];
  }

  /** What belongs to some of the records, each row once. */
  belongings(ops: readonly FileOp[]): Belongings {
    const subjectIds = [...new Set(ops.map(({ subjectId }) => subjectId))];
    const opIds = [...new Set(ops.map(({ id }) => id))];
    return {
      subjects: subjectIds.flatMap((id) => this.#subjects.get(id) ?? []),
      attempts: opIds.flatMap((id) => this.#attempts.get(id) ?? []),
      journal: subjectIds.flatMap((id) => this.#journal.get(id) ?? []),
      idmap: subjectIds.flatMap((id) => this.#names.get(id) ?? []),
    };
  }
}
