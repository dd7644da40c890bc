import { VERSIONS, type Version } from '../../../src/store/schema/versions.ts';

/** Our history, and a version 2 that does not exist: it keeps references in capitals, and finds people by them. */
export const WITH_VERSION_2: readonly Version[] = [
  ...VERSIONS,
  {
    stores: { users: 'id, &seq, [state+seq], groupId, *words, reference' },
    upgrade: (table, row) =>
      table === 'users' && typeof row['reference'] === 'string'
        ? { ...row, reference: row['reference'].toUpperCase() }
        : row,
  },
];
