import { createHash } from 'node:crypto';
import type { JSHandle, Page } from 'playwright';
import { databaseOf } from '../../support/browser/fill-device.ts';

/** What is counted of a device: straight from the browser's database, by no code of the app. */
export interface Records {
  /** For each person, assignment, group, operation and id of the server, by table and key: a sum of what its row says. */
  rows: Map<string, string>;
  /** The status of each record, in its own row and in its operation's. */
  statuses: Map<string, string>;
  /** Operations by the record that they are about: more than one would send it twice. */
  ofRecord: Map<string, string[]>;
  /** For each record a sum of its history, in order. */
  histories: Map<string, string>;
}

type Row = Record<string, unknown>;

/** So many rows travel from the page at a time. */
const BATCH = 5_000;
/** What restoring sets again: the order on this device, what waits is on hold, and each record is marked as from a file. */
const SET_AGAIN = ['seq', 'status', 'state', 'onHold', 'inDoubt', 'notBefore', 'fromFile'];

export async function recordsOf(page: Page): Promise<Records> {
  const db = await databaseOf(page);
  const found: Records = {
    rows: new Map(),
    statuses: new Map(),
    ofRecord: new Map(),
    histories: new Map(),
  };
  for (const table of ['users', 'assignments', 'groups', 'ops', 'idmap'])
    for await (const [key, row] of rowsOf(db, table)) {
      const name = `${table} ${JSON.stringify(key)}`;
      found.rows.set(name, sumOf(row));
      if (table !== 'idmap') found.statuses.set(name, String(row['status']));
      if (table === 'ops') listed(found.ofRecord, row['subjectId']).push(String(row['id']));
    }
  const histories = new Map<string, Row[]>();
  for await (const [, row] of rowsOf(db, 'journal')) {
    const { what, reason } = row['event'] as Row;
    // Restoring notes this itself.
    if (what !== 'onHold' || reason !== 'restored') listed(histories, row['subjectId']).push(row);
  }
  for (const [subject, entries] of histories) {
    const sorted = entries.sort((one, other) => Number(one['seq']) - Number(other['seq']));
    found.histories.set(subject, sorted.map(sumOf).join(' '));
  }
  await db.evaluate((one) => one.close());
  await db.dispose();
  return found;
}

function listed<One>(lists: Map<string, One[]>, name: unknown): One[] {
  const list = lists.get(String(name)) ?? [];
  lists.set(String(name), list);
  return list;
}

async function* rowsOf(db: JSHandle<IDBDatabase>, table: string): AsyncGenerator<[IDBValidKey, Row]> {
  for (let last: IDBValidKey | undefined, more = true; more;) {
    // As text: Playwright takes its time over every value of what it gets from a page.
    const text: string = await db.evaluate(readBatch, JSON.stringify({ table, last, count: BATCH }));
    const batch = JSON.parse(text) as { keys: IDBValidKey[]; rows: Row[] };
    for (const [at, row] of batch.rows.entries()) yield [batch.keys[at] ?? '', row];
    last = batch.keys.at(-1);
    more = batch.keys.length === BATCH;
  }
}

/** Runs in the page. */
async function readBatch(db: IDBDatabase, which: string): Promise<string> {
  const { table, last, count } = JSON.parse(which) as { table: string; last?: IDBValidKey; count: number };
  const after = last === undefined ? undefined : IDBKeyRange.lowerBound(last, true);
  const transaction = db.transaction(table);
  const rows = transaction.objectStore(table).getAll(after, count);
  const keys = transaction.objectStore(table).getAllKeys(after, count);
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(new Error('It cannot be read', { cause: transaction.error }));
  });
  return JSON.stringify({ keys: keys.result, rows: rows.result });
}

/** The same for the same values, in whatever order they were written. */
function sumOf(row: Row): string {
  const kept = Object.entries(row).filter(([name]) => !SET_AGAIN.includes(name));
  return createHash('md5')
    .update(JSON.stringify(kept.map(inOrder).sort(byName)))
    .digest('base64');
}

function inOrder([name, value]: [string, unknown]): [string, unknown] {
  if (Array.isArray(value)) return [name, value.map((one, at) => inOrder([String(at), one]))];
  if (!(value instanceof Object)) return [name, value];
  return [name, Object.entries(value).map(inOrder).sort(byName)];
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}

/** What is not as it should be on a device that had nothing before a backup of another one was restored; empty when all is there once. */
export function amiss(source: Records, restored: Records): string[] {
  const found: string[] = [];
  const same = (what: string, there: Map<string, string>, here: Map<string, string>) => {
    const lacking = [...there.keys()].filter((key) => !here.has(key));
    const extra = [...here.keys()].filter((key) => !there.has(key));
    const other = [...there].filter(([key, value]) => here.has(key) && here.get(key) !== value);
    if (lacking.length > 0) found.push(`${lacking.length} ${what} are missing, such as ${lacking[0]}`);
    if (extra.length > 0) found.push(`${extra.length} ${what} are too many, such as ${extra[0]}`);
    if (other.length > 0)
      found.push(`${other.length} ${what} are not as they were, such as ${other[0]?.[0]}`);
  };
  same('rows', source.rows, restored.rows);
  same('histories', source.histories, restored.histories);
  const arrives = (status: string) => (['ready', 'blocked'].includes(status) ? 'onHold' : status);
  const expected = [...source.statuses].map(([key, status]): [string, string] => [key, arrives(status)]);
  same('statuses', new Map(expected), restored.statuses);
  const twice = [...restored.ofRecord].filter(([, ops]) => ops.length > 1);
  if (twice.length > 0)
    found.push(`${twice.length} records have more than one operation, such as ${twice[0]?.[0]}`);
  return found;
}
