import type { JSHandle, Page } from 'playwright';
import { people, type SamplePerson } from '../../../data/sample.ts';
import { receiptOf } from '../../../src/domain/record/receipt.ts';
import { localId, serverUuid } from '../../../src/domain/record/reference.ts';
import { shownState, type Status } from '../../../src/domain/record/states.ts';
import { searchWords, type UserRow } from '../../../src/store/schema/user.ts';
import type { AssignmentRow } from '../../../src/store/schema/assignment.ts';
import type { AttemptRow } from '../../../src/store/schema/attempt.ts';
import type { IdMapRow } from '../../../src/store/schema/idmap.ts';
import type { JournalRow } from '../../../src/store/schema/journal.ts';
import type { OpRow } from '../../../src/store/schema/op.ts';
import type { ProfileRow } from '../../../src/store/schema/profile.ts';
import { FIRST_PROFILE } from '../../../src/store/schema/counters.ts';

export interface Filling {
  count: number;
  seed: number;
  /** The state of the n-th person, counted from 0. By default, all people are ready to be sent. */
  statusOf?: (at: number) => Status;
  /** The state of the n-th person's assignment; by default, no one has one. It is for lists: without `lived`, no operation sends it. */
  assignmentOf?: (at: number) => Status | undefined;
  /** The reference of all people, instead of those of the sample. */
  reference?: string;
  /** Only the rows that lists need, in a quarter of the time. No search finds these people and nothing sends them, except the first, who is as with `lived`. */
  bare?: true;
  /** As if the device had been used: each record has a history, assignments are sent too, and confirmed records have the server's id. */
  lived?: true;
  /** With `lived` or `bare`: the server to which records were sent that are confirmed, to fix or without a reply. */
  sentTo?: string;
}

interface Rows {
  users: UserRow[];
  assignments: AssignmentRow[];
  ops: OpRow[];
  journal: JournalRow[];
  idmap: IdMapRow[];
  attempts: AttemptRow[];
  profiles: ProfileRow[];
}

/** How many people are passed to the page at a time. */
const LOT = 10_000;
const refused = (country: string) => ({
  problems: [
    {
      pointer: '/country',
      rule: 'country-unknown',
      detail: `The server does not know the country “${country}”.`,
    },
  ],
});
/** The operations of assignments are numbered from here, after those of people. */
const ASSIGNMENTS_FROM = 1_000_000;
const START = Date.UTC(2026, 10, 1, 8);

/**
 * Puts people directly into the database of the app that is open in the page, as if one had been registered every minute. This
 * is much quicker than the form. The app must have started; reload it afterwards. Without `lived`, the people have no history.
 */
export async function fillDevice(
  page: Page,
  { count, seed, statusOf = () => 'ready', assignmentOf = () => undefined, ...how }: Filling,
): Promise<void> {
  const { reference, bare, lived, sentTo } = how;
  const sample = people(seed, count);
  for (let from = 0; from < count; from += LOT) {
    const rows: Rows = {
      ...{ users: [], assignments: [], ops: [], journal: [] },
      ...{ idmap: [], attempts: [], profiles: [] },
    };
    sample.slice(from, from + LOT).forEach((person, at) => {
      addPerson(rows, { ...person, ...(reference && { reference }) }, from + at + 1, statusOf(from + at));
      addAssignment(rows, from + at + 1, assignmentOf(from + at));
    });
    if (bare) strip(rows);
    if (lived) liveThrough(rows);
    if (sentTo !== undefined) sendAll(rows, sentTo);
    // As text, because Playwright passes many single values to a page slowly.
    const db = await databaseOf(page);
    await page.evaluate(write, { db, text: JSON.stringify(rows) });
    await db.dispose();
  }
}

/** The database of the app that is open in the page, for a function that runs there and closes it at its end. */
export function databaseOf(page: Page): Promise<JSHandle<IDBDatabase>> {
  return page.evaluateHandle(async () => {
    const name = `outpost-1 ${new URL('./', document.baseURI).pathname}`;
    // A database that is opened before the app has made it would have no tables. The form is shown before that.
    while (!(await indexedDB.databases()).some((one) => one.name === name))
      await new Promise((resolve) => setTimeout(resolve, 20));
    return new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error('The app has no database yet', { cause: request.error }));
    });
  });
}

function addPerson(rows: Rows, person: SamplePerson, seq: number, status: Status): void {
  const id = localId(idOf('a', seq));
  const opId = idOf('b', seq);
  const receipt = receiptOf(seq, 1);
  const at = START + seq * 60_000;
  rows.users.push({
    ...{ id, opId, seq, status, state: shownState(status), createdAt: at, receipt },
    ...person,
    words: searchWords({ ...person, receipt }),
  });
  rows.ops.push({
    ...{ id: opId, key: opId, profileId: FIRST_PROFILE, seq, lane: 'user', subjectId: id, status },
    ...{ notBefore: 0, waitsFor: [], failures: 0, attempts: 0 },
    ...(status === 'discarded' && { discarded: { at, before: 'ready' } }),
    ...(status === 'toFix' && refused(person.country)),
    ...(status === 'onHold' && { onHold: { reason: 'by a person', at, before: 'ready' } }),
  });
}

function addAssignment(rows: Rows, seq: number, status: Status | undefined): void {
  if (!status) return;
  const state = shownState(status);
  rows.assignments.push({
    id: localId(idOf('c', seq)),
    opId: idOf('d', seq),
    userId: localId(idOf('a', seq)),
    seq,
    status,
    state,
    createdAt: START + seq * 60_000,
    contract: 'other',
    denominationCountry: 'KE',
    entries: [{ assessmentId: idOf('e', 1), key: 'AI', target: { kind: 'self' } }],
    autoReserve: true,
  });
}

/** Adds the rows that are written besides the records while an app is used. */
function liveThrough(rows: Rows): void {
  const isConfirmed = new Set(rows.users.filter(({ status }) => status === 'confirmed').map(({ id }) => id));
  for (const { opId, seq, id, status, userId, denominationCountry } of rows.assignments) {
    rows.ops.push({
      ...{ id: opId, key: opId, profileId: FIRST_PROFILE, seq: ASSIGNMENTS_FROM + seq, lane: 'assign' },
      ...{ subjectId: id, status, notBefore: 0, failures: 0, attempts: 0 },
      waitsFor: isConfirmed.has(userId) ? [] : [userId],
      ...(status === 'toFix' && refused(denominationCountry)),
      ...(status === 'onHold' && { onHold: { reason: 'by a person', at: START, before: 'ready' } }),
    });
  }
  for (const { subjectId, seq } of rows.ops) {
    const at = START + (seq % ASSIGNMENTS_FROM) * 60_000;
    rows.journal.push({ seq, at, subjectId, event: { what: 'made' } });
  }
  for (const row of [...rows.users, ...rows.assignments]) {
    if (row.status !== 'confirmed') continue;
    row.serverUuid = serverUuid(idOf('receipt' in row ? '1' : '2', row.seq));
    rows.idmap.push({ profileId: FIRST_PROFILE, localId: row.id, serverUuid: row.serverUuid });
  }
}

const OUTCOMES = {
  confirmed: { status: 201 },
  toFix: { status: 422 },
  noReply: { errorName: 'TypeError' },
};

/** Adds one attempt for each record that is confirmed, to fix or without a reply. */
function sendAll(rows: Rows, baseUrl: string): void {
  rows.profiles.push({ id: FIRST_PROFILE, baseUrl, createdAt: START });
  const known = new Map(rows.idmap.map((row) => [row.localId, row.serverUuid]));
  for (const op of rows.ops) {
    const { status } = op;
    if (status !== 'confirmed' && status !== 'toFix' && status !== 'noReply') continue;
    const at = START + (op.seq % ASSIGNMENTS_FROM) * 60_000 + 5_000;
    const uuid = known.get(op.subjectId);
    op.attempts = 1;
    rows.attempts.push({
      ...{ id: `${op.id}-1`, opId: op.id, n: 1, profileId: FIRST_PROFILE, startedAt: at, failures: 0 },
      request: { url: `${baseUrl}/api-v1/users/create`, contentType: 'application/json', body: '{}' },
      sent: { lane: 'user', fields: { sex: 'F', occupation: '2221', country: 'KE' } },
      ...{
        key: op.key,
        keyed: false,
        outcome: status === 'toFix' ? 'rejected' : status,
        ...(uuid && { serverUuid: uuid }),
      },
      evidence: { at, durationMs: 900, ...OUTCOMES[status] },
    });
  }
}

/** Keeps all rows of the first person, whose screen can be opened, and only the lists' rows of the others. */
function strip(rows: Rows): void {
  const isFirst = ({ seq }: { seq: number }) => seq === 1;
  const first: Rows = {
    users: rows.users.filter(isFirst),
    assignments: rows.assignments.filter(isFirst),
    ops: rows.ops.filter(isFirst),
    journal: [],
    idmap: [],
    attempts: [],
    profiles: [],
  };
  liveThrough(first);
  Object.assign(rows, { ops: first.ops, journal: first.journal, idmap: first.idmap });
  for (const user of rows.users) user.words = [];
}

/** A UUID that is the same in every run. */
function idOf(kind: 'a' | 'b' | 'c' | 'd' | 'e' | '1' | '2', seq: number): string {
  return `${String(seq).padStart(8, '0')}-0000-4000-8000-${kind.repeat(12)}`;
}

/** Runs in the page. Sets the counters as the app itself would. */
async function write({ db, text }: { db: IDBDatabase; text: string }): Promise<void> {
  interface StoredCounters {
    key: string;
    value: Record<'userSeq' | 'assignmentSeq' | 'opSeq' | 'journalSeq', number> & {
      counts: Record<'user' | 'assignment', Record<string, number>>;
    };
  }
  const rows = JSON.parse(text) as Rows;
  const tables = ['users', 'assignments', 'ops', 'journal', 'idmap', 'attempts', 'profiles'] as const;
  const transaction = db.transaction([...tables, 'meta'], 'readwrite', {
    durability: 'relaxed',
  });
  for (const table of tables) {
    const store = transaction.objectStore(table);
    for (const row of rows[table]) store.put(row);
  }
  const meta = transaction.objectStore('meta');
  const reading = meta.get('counters') as IDBRequest<StoredCounters>;
  reading.onsuccess = () => {
    const counters = reading.result;
    const { value } = counters;
    const { user, assignment } = value.counts;
    for (const { seq } of rows.ops) value.opSeq = Math.max(value.opSeq, seq);
    for (const { seq } of rows.journal) value.journalSeq = Math.max(value.journalSeq, seq);
    for (const { status, seq } of rows.users) {
      user[status] = (user[status] ?? 0) + 1;
      value.userSeq = Math.max(value.userSeq, seq);
      // Operations that were left out count as made.
      value.opSeq = Math.max(value.opSeq, seq);
    }
    for (const { status, seq } of rows.assignments) {
      assignment[status] = (assignment[status] ?? 0) + 1;
      value.assignmentSeq = Math.max(value.assignmentSeq, seq);
    }
    meta.put(counters);
  };
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(new Error('The device could not be filled', { cause: transaction.error }));
  });
  db.close();
}
