import { LANES } from '../../domain/record/lane.ts';
import { bySeq, FileIndex, type Belongings, type FileOp } from './file-index.ts';
import type { Damage, ExaminedRows } from './read.ts';

/** Records of one lane restored in one transaction. After a kill between two transactions, restoring again brings the rest. */
const BATCH = 200;

/** Some records of one lane, with all of the file's rows that belong to them. */
export interface FileBatch extends Belongings {
  ops: readonly FileOp[];
}

/** What is known about a file before its first records are read. */
export interface BeforeBatches {
  damage: Damage[];
  /** How many records there are. */
  records: number;
  /** How many records are not in the file any more, according to the number in its head. */
  missing: number;
  /** Rows that belong to no record. */
  rows: Pick<ExaminedRows['rows'], 'profiles' | 'groups' | 'transfers' | 'imports' | 'drafts'>;
}

/** A file that was examined as a whole. Its records come in batches, so that they need not be in the page all at once. */
export interface BatchesOfFile extends BeforeBatches {
  /** The next records, in the order in which they are restored; undefined when all have been given. */
  next(): Promise<FileBatch | undefined>;
}

/** @param read with its head where it has one: rows of the mirror have none */
export function inBatches(read: ExaminedRows & { head?: { records: number } }): BatchesOfFile {
  const { profiles, groups, transfers, imports, drafts, ops } = read.rows;
  const batches = batchesOf(read);
  return {
    damage: read.damage,
    records: ops.length,
    missing: Math.max(0, (read.head?.records ?? 0) - ops.length),
    rows: {
      profiles,
      groups: groups.filter(({ origin }) => origin !== 'device'),
      transfers,
      imports,
      drafts,
    },
    next: () => Promise.resolve(batches.next().value),
  };
}

function* batchesOf(read: ExaminedRows): Generator<FileBatch, undefined> {
  const index = FileIndex.ofAll(read);
  for (const lane of LANES) {
    const ops = read.rows.ops.filter((op) => op.lane === lane).sort(bySeq);
    // A group may wait for an earlier group.
    const size = lane === 'group' ? 1 : BATCH;
    for (let from = 0; from < ops.length; from += size) {
      const batch = ops.slice(from, from + size);
      yield { ops: batch, ...index.belongings(batch) };
    }
  }
  return undefined;
}
