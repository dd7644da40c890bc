import { Dexie, type ObservabilitySet, type Table, type Transaction } from 'dexie';
import { ChangeRecorder, type Keeping } from './changes-kept.ts';
import type { LocalId } from '../../domain/record/reference.ts';
import type { AssignmentRow } from '../schema/assignment.ts';
import type { DraftRow } from '../schema/draft.ts';
import type { GroupRow } from '../schema/group.ts';
import type { ImportPartRow, ImportRow } from '../schema/import.ts';
import type { Direction, TransferRow } from '../schema/transfer.ts';
import type { JournalRow } from '../schema/journal.ts';
import type { OpRow } from '../schema/op.ts';
import type { UserRow } from '../schema/user.ts';
import type { AttemptRow } from '../schema/attempt.ts';
import type { IdMapRow } from '../schema/idmap.ts';
import type { ProfileRow } from '../schema/profile.ts';
import type { RefDataRow } from '../schema/refdata.ts';
import type { UncopiedRow } from '../schema/uncopied.ts';
import { COUNTERS_KEY, emptyCounters, type MetaRow, type Counters } from '../schema/counters.ts';
import { rowsVersionOf, VERSIONS, type StoredRow, type Version } from '../schema/versions.ts';

export interface DatabaseOptions {
  name: string;
  /** A number from 0 up to 1, as Math.random gives. */
  random: () => number;
  keeping: Keeping;
  /** Only tests give this. */
  versions?: readonly Version[] | undefined;
}

/**
 * The device's only store of records. Strictly durable: a transaction that completed has been flushed to disk,
 * so that *saved* on screen is true. It never reopens by itself, because a database that the browser wiped
 * would come back empty and look like a new one: `open-again.ts` looks first.
 */
export class OutpostDatabase extends Dexie {
  declare readonly users: Table<UserRow, LocalId>;
  declare readonly assignments: Table<AssignmentRow, LocalId>;
  declare readonly groups: Table<GroupRow, LocalId>;
  declare readonly ops: Table<OpRow, string>;
  declare readonly journal: Table<JournalRow, number>;
  declare readonly drafts: Table<DraftRow, string>;
  declare readonly profiles: Table<ProfileRow, string>;
  declare readonly attempts: Table<AttemptRow, string>;
  declare readonly idmap: Table<IdMapRow, [profileId: string, localId: LocalId]>;
  declare readonly transfers: Table<TransferRow, [direction: Direction, id: string]>;
  declare readonly imports: Table<ImportRow, string>;
  declare readonly importParts: Table<
    ImportPartRow,
    [importId: string, part: ImportPartRow['part'], n: number]
  >;
  declare readonly uncopied: Table<UncopiedRow, LocalId>;
  declare readonly refdata: Table<RefDataRow, string>;
  declare readonly meta: Table<MetaRow, string>;

  readonly versions: readonly Version[];
  readonly changes: ChangeRecorder;
  /** The transaction that each Counters were read in. */
  readonly countersTransactions = new WeakMap<Counters, Transaction>();

  constructor({ name, random, keeping, versions = VERSIONS }: DatabaseOptions) {
    // The type does not say so, but a browser may have none; Dexie reports that on opening.
    const factory = Dexie.dependencies.indexedDB as IDBFactory | undefined;
    super(name, {
      chromeTransactionDurability: 'strict',
      autoOpen: false,
      cache: 'disabled',
      ...(factory && { indexedDB: guarded(factory) }),
    });
    this.versions = versions;
    this.changes = new ChangeRecorder(keeping);
    this.use(this.changes.middleware());
    versions.forEach(({ stores, upgrade }, at) => {
      const version = this.version(at + 1).stores(stores);
      if (upgrade) version.upgrade((transaction) => upgradeAll(transaction, upgrade));
    });
    this.on('populate', (transaction) => {
      const salt = Math.floor(random() * 2 ** 30);
      return transaction.table('meta').add({ key: COUNTERS_KEY, value: emptyCounters(salt) });
    });
  }

  /** The version of its rows, as files and second copies know it. */
  get rowsVersion(): number {
    return rowsVersionOf(this.versions);
  }

  /** The transaction that the code which asks is part of, as Dexie follows it through awaits. */
  get currentTransaction(): Transaction | null {
    return Dexie.currentTransaction;
  }

  /** See `onCommit` in `live.ts`. */
  onCommit(changed: () => void): () => void {
    const prefix = `idb://${this.name}/`;
    const hear = (parts: ObservabilitySet) => {
      if (Object.keys(parts).some((part) => part.startsWith(prefix))) changed();
    };
    Dexie.on('storagemutated', hear);
    return () => Dexie.on.storagemutated.unsubscribe(hear);
  }
}

/** Upgrades all rows. Rows that do not change are not written again. */
async function upgradeAll(transaction: Transaction, upgrade: NonNullable<Version['upgrade']>): Promise<void> {
  for (const name of transaction.storeNames)
    await transaction
      .table<StoredRow>(name)
      .toCollection()
      .modify((row, change) => {
        const next = upgrade(name, row);
        if (next === row) return false;
        change.value = next;
        return true;
      });
}

/**
 * Refuses to open a database of a newer version. Dexie would open it and add the tables and indexes that it
 * misses, and the newer app would find it changed.
 */
function guarded(factory: IDBFactory): IDBFactory {
  return {
    open(name, version) {
      if (version === undefined) throw new DOMException('The database is of a newer version', 'VersionError');
      return factory.open(name, version);
    },
    deleteDatabase: (name) => factory.deleteDatabase(name),
    databases: () => factory.databases(),
    cmp: (one, other) => factory.cmp(one, other),
  };
}
