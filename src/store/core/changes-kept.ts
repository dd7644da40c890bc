import {
  Dexie,
  type DBCore,
  type DBCoreMutateRequest,
  type DBCoreMutateResponse,
  type DBCoreTable,
  type Middleware,
} from 'dexie';

/** What one transaction did to one table. No key is in both: only the last that happened to each row counts. */
export interface TableChange {
  put: unknown[];
  /** Primary keys. */
  gone: unknown[];
}

/** Which committed transaction it is. */
export interface ChangeNumber {
  /** Which life of the database: another one after it was made anew. */
  epoch: string;
  /** Counted from 1 over all tabs, without gaps. */
  seq: number;
  /** The last one that was committed without anybody to keep it, or that was not kept in time. */
  alone?: number | undefined;
}

/** A committed transaction, with every row that it wrote. */
export interface CommittedChange extends ChangeNumber {
  tables: Record<string, TableChange>;
}

/** Writes committed changes down a second time, outside the database. */
export interface ChangeKeeper {
  /** Everything so far has been flushed there: the next transaction need not be flushed here as well. */
  readonly isReliable: boolean;
  /** Resolves to whether it has been flushed, or to false when there is no use in waiting for it. Never rejects. */
  keep(change: CommittedChange): Promise<boolean>;
}

/** The place of a keeper whose code may come later than the store's. */
export interface Keeping {
  /** Until then nothing is committed: the database may have to be repaired first. Never rejects. */
  ready: Promise<unknown>;
  keeper?: ChangeKeeper | undefined;
}

/** The row that counts changes. */
export const CHANGE_KEY = 'change';

/** What a transaction has done so far: for each table, by key, the row or nothing. */
type Draft = Map<string, Map<string, { key: unknown; row?: unknown }>>;

/** Whether a transaction was flushed somewhere: by the keeper, or by the database itself. */
const flushed = new WeakMap<object, Promise<boolean>>();

/** Resolves to false when a committed transaction has been flushed nowhere yet. */
export async function whenFlushed(transaction: object): Promise<boolean> {
  return (await flushed.get(transaction)) ?? true;
}

/** Tells the keeper of every transaction that is counted, as soon as it is committed. */
export function recordChanges(keeping: Keeping): Middleware<DBCore> {
  const drafts = new WeakMap<object, Draft>();
  const begin = (transaction: EventTarget, isStrict: boolean) => {
    const draft: Draft = new Map();
    drafts.set(transaction, draft);
    transaction.addEventListener('complete', () => {
      const change = keeping.keeper && changeOf(draft);
      if (!change || !keeping.keeper) return;
      const keep = keeping.keeper.keep(change);
      flushed.set(transaction, isStrict ? keep.then(() => true) : keep);
    });
  };
  return {
    stack: 'dbcore',
    name: 'record changes',
    create: (core) => ({
      ...core,
      transaction(stores, mode, options) {
        if (mode !== 'readwrite') return core.transaction(stores, mode, options);
        const isStrict = !keeping.keeper?.isReliable;
        const transaction = core.transaction(stores, mode, isStrict ? options : { durability: 'relaxed' });
        // It is an IDBTransaction; Dexie's own type says less.
        begin(transaction as unknown as EventTarget, isStrict);
        return transaction;
      },
      table: (name) => recordTable(core.table(name), (transaction) => drafts.get(transaction)),
    }),
  };
}

function recordTable(table: DBCoreTable, draftOf: (transaction: object) => Draft | undefined): DBCoreTable {
  return {
    ...table,
    // Not async: Dexie follows its own promises through a transaction more surely than the language's.
    mutate(request) {
      const draft = draftOf(request.trans);
      if (!draft) return table.mutate(request);
      const gone = request.type === 'deleteRange' ? keysIn(table, request) : Dexie.Promise.resolve([]);
      return gone.then((keys) =>
        table.mutate(request).then((response) => {
          record(draft, table, request, response, keys);
          return response;
        }),
      );
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

/** Nothing for a transaction that was not counted, or did nothing but count: it wrote nothing that would be missed. */
function changeOf(draft: Draft): CommittedChange | undefined {
  const counted = draft.get('meta')?.get(JSON.stringify(CHANGE_KEY))?.row;
  if (!counted || (draft.size === 1 && draft.get('meta')?.size === 1)) return undefined;
  // Written by `countChange` alone.
  const { epoch, seq } = (counted as { value: ChangeNumber }).value;
  const tables = [...draft].map(([name, rows]): [string, TableChange] => [
    name,
    tableChange([...rows.values()]),
  ]);
  return { epoch, seq, tables: Object.fromEntries(tables) };
}

function tableChange(rows: readonly { key: unknown; row?: unknown }[]): TableChange {
  return {
    put: rows.map(({ row }) => row).filter((row) => row !== undefined),
    gone: rows.filter(({ row }) => row === undefined).map(({ key }) => key),
  };
}
