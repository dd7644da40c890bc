/** A row as it is stored; its shape belongs to its version. */
export type StoredRow = Readonly<Record<string, unknown>>;

export interface Version {
  /** Tables and indexes that are new or changed in this version. */
  stores: Record<string, string>;
  /**
   * Makes a row of the version before into one of this version. It is left out where only indexes change: an app of either
   * version can then read what the other has written.
   */
  upgrade?: (table: string, row: StoredRow) => StoredRow;
}

/** The schema's history, version 1 first: that of 0.2.0. No version is edited, only followed. */
export const VERSIONS: readonly Version[] = [
  {
    stores: {
      users: 'id, &seq, [state+seq], groupId, *words, [importId+state]',
      assignments: 'id, userId, &seq, [state+seq], groupId',
      groups: 'id, opId, name',
      // All operations that may be sent now are one range of the long index; the key after it is the time to wake up.
      ops: 'id, &seq, subjectId, [status+seq], [profileId+lane+status+notBefore+seq], *waitsFor',
      attempts: 'id, opId, [profileId+startedAt]',
      journal: 'seq, subjectId',
      drafts: 'id',
      profiles: 'id',
      idmap: '[profileId+localId], &[profileId+serverUuid]',
      transfers: '[direction+id]',
      imports: 'id',
      importParts: '[importId+part+n]',
      uncopied: 'id, [round+since]',
      refdata: 'key',
      meta: 'key',
    },
  },
];

/** The version in which rows last changed. Files and second copies carry it, so that an older app leaves them alone. */
export function rowsVersionOf(versions: readonly Version[]): number {
  return Math.max(1, versions.findLastIndex(({ upgrade }) => upgrade !== undefined) + 1);
}
