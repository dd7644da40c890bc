import type { DBCore, DBCoreMutateRequest, DBCoreMutateResponse, DBCoreTable, Middleware } from 'dexie';

/**
 * The rows that one transaction wrote to one table, and the keys that it deleted. No key is in both: only the
 * last change of each row counts.
 */
export interface TableChange {
  put: unknown[];
  /** Primary keys. */
  gone: unknown[];
}

/** The number of a committed transaction. */
export interface ChangeNumber {
  /** Names one life of the database: a database that was made again begins another epoch. */
  epoch: string;
  /** Counted from 1 over all tabs, without gaps. */
  seq: number;
  /** The number of the last change that no keeper has, or that the keeper flushed too late. */
  alone?: number | undefined;
  /**
   * The number that the database was at when a page began to save without waiting for the comparison with its copies
   * any longer; absent once they are compared. If the database was rolled back, the changes after this one have
   * numbers that the copies have for other changes.
   */
  uncomparedFrom?: number | undefined;
}

/** A committed transaction, with every row that it wrote. */
export interface CommittedChange extends ChangeNumber {
  tables: Record<string, TableChange>;
}

/** Writes every committed change a second time, outside the database. */
export interface ChangeKeeper {
  /**
   * Whether all changes so far are flushed by the keeper: then the next transaction need not be flushed by
   * the database as well.
   */
  readonly isReliable: boolean;
  /**
   * Resolves to true when the change is flushed, and to false when waiting for that is of no use. Never
   * rejects.
   */
  keep(change: CommittedChange): Promise<boolean>;
}

/** Holds the keeper, whose code may be loaded later than the store's. */
export interface Keeping {
  /** Nothing is committed before this resolves: the database may have to be repaired first. Never rejects. */
  ready: Promise<unknown>;
  keeper?: ChangeKeeper | undefined;
  /** The last change that this page knows of. A transaction under way is counted as the one after it. */
  last?: ChangeNumber | undefined;
}

/** The key of the row that counts changes. */
export const CHANGE_KEY = 'change';

/** What a transaction has done so far: for each table, by key, the new row, or none where it was deleted. */
type Draft = Map<string, Map<string, { key: unknown; row?: unknown }>>;

/** Gives the keeper every counted transaction as soon as it is committed. */
export class ChangeRecorder {
  readonly #keeping: Keeping;
  readonly #drafts = new WeakMap<object, Draft>();
  /** Decided once for each transaction, when it begins: whether the database flushes it. */
  readonly #strict = new WeakSet<object>();
  /** For each transaction, whether the keeper or the database itself has flushed it. */
  readonly #flushed = new WeakMap<object, Promise<boolean>>();

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
  }

  /** Resolves to false when neither the keeper nor the database has flushed a committed transaction. */
  async whenFlushed(transaction: object): Promise<boolean> {
    return (await this.#flushed.get(transaction)) ?? true;
  }

  /** Whether the database itself flushes a transaction. */
  isStrict(transaction: object): boolean {
    return this.#strict.has(transaction);
  }

  /** The rows that a transaction has put into a table so far. */
  written(transaction: object, table: string): unknown[] {
    const rows = this.#drafts.get(transaction)?.get(table)?.values() ?? [];
    return Array.from(rows, ({ row }) => row).filter((row) => row !== undefined);
  }

  middleware(): Middleware<DBCore> {
    return {
      stack: 'dbcore',
      name: 'record changes',
      create: (core) => ({
        ...core,
        transaction: (stores, mode, options) => {
          if (mode !== 'readwrite') return core.transaction(stores, mode, options);
          const isStrict = !this.#keeping.keeper?.isReliable;
          const transaction = core.transaction(stores, mode, isStrict ? options : { durability: 'relaxed' });
          // It is an IDBTransaction; Dexie's own type says less.
          this.#begin(transaction as unknown as EventTarget, isStrict);
          return transaction;
        },
        table: (name) => recordTable(core.table(name), (transaction) => this.#drafts.get(transaction)),
      }),
    };
  }

  #begin(transaction: EventTarget, isStrict: boolean): void {
    const draft: Draft = new Map();
    this.#drafts.set(transaction, draft);
    if (isStrict) this.#strict.add(transaction);
    transaction.addEventListener('complete', () => {
      const { keeper } = this.#keeping;
      const change = keeper && changeOf(draft);
      if (!change) return;
      const keep = keeper.keep(change);
      this.#flushed.set(transaction, isStrict ? keep.then(() => true) : keep);
    });
  }
}

function recordTable(table: DBCoreTable, draftOf: (transaction: object) => Draft | undefined): DBCoreTable {
  return {
    ...table,
    // Not an async function: Dexie tracks its own promises through a transaction more reliably than native
    // ones.
    mutate(request) {
      const draft = draftOf(request.trans);
      if (!draft) return table.mutate(request);
      const write = (gone: readonly unknown[]) =>
        table.mutate(request).then((response) => {
          record(draft, table, request, response, gone);
          return response;
        });
      return request.type === 'deleteRange' ? keysIn(table, request).then(write) : write([]);
    },
  };
}

/** A range is deleted without naming its keys. */
function keysIn(
  table: DBCoreTable,
  { trans, range }: Extract<DBCoreMutateRequest, { type: 'deleteRange' }>,
): Promise<unknown[]> {
  const { primaryKey } = table.schema;
  return table
    .query({ trans, values: false, query: { index: primaryKey, range } })
    .then(({ result }: { result: unknown[] }) => result);
}

function record(
  draft: Draft,
  table: DBCoreTable,
  request: DBCoreMutateRequest,
  { failures }: DBCoreMutateResponse,
  gone: readonly unknown[],
): void {
  const rows = draft.get(table.name) ?? new Map<string, { key: unknown; row?: unknown }>();
  draft.set(table.name, rows);
  const forget = (key: unknown) => rows.set(JSON.stringify(key), { key });
  gone.forEach(forget);
  if (request.type === 'delete') request.keys.forEach(forget);
  if (request.type !== 'put' && request.type !== 'add') return;
  request.values.forEach((row: unknown, at) => {
    const key: unknown = table.schema.primaryKey.extractKey?.(row);
    if (!(at in failures)) rows.set(JSON.stringify(key), { key, row });
  });
}

/** Undefined for a transaction that was not counted, or that wrote nothing but the count. */
function changeOf(draft: Draft): CommittedChange | undefined {
  const number = numberOf(draft);
  if (!number || (draft.size === 1 && draft.get('meta')?.size === 1)) return undefined;
  const { epoch, seq } = number;
  const tables = [...draft].map(([name, rows]): [string, TableChange] => [
    name,
    tableChange([...rows.values()]),
  ]);
  return { epoch, seq, tables: Object.fromEntries(tables) };
}

function numberOf(draft: Draft): ChangeNumber | undefined {
  const counted = draft.get('meta')?.get(JSON.stringify(CHANGE_KEY))?.row;
  // Only `commit` writes it.
  return (counted as { value: ChangeNumber } | undefined)?.value;
}

function tableChange(rows: readonly { key: unknown; row?: unknown }[]): TableChange {
  return {
    put: rows.map(({ row }) => row).filter((row) => row !== undefined),
    gone: rows.filter(({ row }) => row === undefined).map(({ key }) => key),
  };
}
