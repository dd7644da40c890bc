import { LANES } from '../../domain/record/lane.ts';
import type { LocalId } from '../../domain/record/reference.ts';
import { inBatches } from '../../domain/transfer/goes-together.ts';
import type { OpRow } from '../schema/op.ts';

/** How many records a transaction of a transfer moves: enough to be quick, few enough that a registration need not wait. */
const BATCH = 100;

/** Ids of records in batches and their parts (see `inBatches`), those first that others wait for. */
export function batchesOf(
  ops: readonly Pick<OpRow, 'lane' | 'seq' | 'subjectId' | 'waitsFor'>[],
): LocalId[][][] {
  const ordered = LANES.flatMap((lane) =>
    ops.filter((op) => op.lane === lane).sort((one, other) => one.seq - other.seq),
  );
  const going = ordered.map(({ lane, subjectId, waitsFor }) => ({
    ...{ id: subjectId, waitsFor, isGroup: lane === 'group' },
  }));
  return inBatches(going, BATCH).map((parts) => parts.map((part) => part.map(({ id }) => id)));
}
