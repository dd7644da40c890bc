import type { Transaction } from 'dexie';
import { FIRST_PROFILE } from './tally.ts';

interface Version {
  /** Tables and indexes that are new or changed in this version. */
  stores: Record<string, string>;
  upgrade?: (transaction: Transaction) => Promise<unknown>;
}

/**
 * The version in which rows last changed. Files and second copies carry it: later versions change indexes alone, and an
 * app of either can read what the other has written.
 */
export const ROWS_VERSION = 3;

/** The schema's history, version 1 first. A version that has been released is never edited, only followed. */
export const VERSIONS: readonly Version[] = [
  {
    stores: {
      users: 'id, opId, &seq, [state+seq], *words',
      assignments: 'id, opId, userId, &seq, [state+seq]',
      groups: 'id, opId, name',
      ops: 'id, &seq, subjectId, [status+seq]',
      journal: 'seq, subjectId',
      drafts: 'id',
      meta: 'key',
    },
  },
  {
    stores: {
      users: 'id, opId, &seq, [state+seq], groupId, *words',
      assignments: 'id, opId, userId, &seq, [state+seq], groupId',
      // All operations that may be sent now are one range of the long index; the key after it is the time to
      // wake up.
      ops: 'id, &seq, subjectId, [status+seq], [profileId+lane+status+notBefore+seq], [profileId+status], *waitsFor',
      profiles: 'id',
      attempts: 'id, opId, [profileId+startedAt], [opId+n]',
      idmap: '[profileId+localId], &[profileId+serverUuid]',
      refdata: 'key',
    },
    upgrade: prepareForSending,
  },
  { stores: { transfers: '[direction+id]' } },
  {
    // Nothing reads the indexes that are left out here, and each of them was written with every row that is saved or sent.
    stores: {
      users: 'id, &seq, [state+seq], groupId, *words',
      assignments: 'id, userId, &seq, [state+seq], groupId',
      ops: 'id, &seq, subjectId, [status+seq], [profileId+lane+status+notBefore+seq], *waitsFor',
      attempts: 'id, opId, [profileId+startedAt]',
    },
  },
];

/** Version 1 knew no server: its operations had no profile, no lane, and no record of how sending went. */
async function prepareForSending(transaction: Transaction): Promise<void> {
  const lanes: Record<string, string> = { user: 'user', assignment: 'assign', group: 'group' };
  await transaction
    .table<Record<string, unknown>>('ops')
    .toCollection()
    .modify((op) => {
      op['lane'] = lanes[String(op['kind'])];
      delete op['kind'];
      Object.assign(op, { key: op['id'], profileId: FIRST_PROFILE, notBefore: 0, failures: 0, attempts: 0 });
    });
  await transaction
    .table<{ value: Record<string, unknown> }>('meta')
    .where('key')
    .equals('tally')
    .modify((tally) => {
      tally.value['profileId'] = FIRST_PROFILE;
    });
}
