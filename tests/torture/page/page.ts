import type { Sex } from '../../../src/contract/user.ts';
import { localId } from '../../../src/domain/record/reference.ts';
import { discard } from '../../../src/store/changes/discard.ts';
import { deviceRecords } from '../../../src/store/changes/records.ts';
import type { AssignmentRow } from '../../../src/store/schema/assignment.ts';
import type { UserRow } from '../../../src/store/schema/user.ts';
import type { Mirror } from '../../../src/copies/mirror/mirror.ts';
import type { MirrorState } from '../../../src/copies/mirror/state.ts';
import { startMirror } from '../../../src/page/keeping.ts';
import type { Keeping } from '../../../src/store/transaction/changes-kept.ts';
import { readTransfer } from '../../../src/copies/transfer/read.ts';
import { goOnTransferring } from '../../../src/copies/transfer/go-on.ts';
import { takeTransfer } from '../../../src/copies/transfer/take.ts';
import { writeTransfer } from '../../../src/copies/transfer/write.ts';
import { deviceCode } from '../../../src/store/transfer/device-code.ts';
import { giveBack, type GivenBack } from '../../../src/store/transfer/give-back.ts';
import { transfer } from '../../../src/store/transfer/transfer.ts';
import { release } from '../../../src/store/changes/hold.ts';
import { takeBack } from '../../../src/store/transfer/take-back.ts';
import { transfers } from '../../../src/store/transfer/transfers.ts';
import { openStore, type Store } from '../../../src/store/transaction/store.ts';
import type { AttemptRow } from '../../../src/store/schema/attempt.ts';
import { readCounters } from '../../../src/store/transaction/counters.ts';
import { connectionsSeenBy } from '../../../src/sync/server/http-version.ts';
import { createSync } from '../../../src/sync/create-sync.ts';
import { browserTimers } from '../../../src/sync/timers.ts';
import type { ServerSettings } from '../../../src/sync/server/server-settings.ts';

/** A person whom nothing but these three values tells from others: no two have the same. */
export interface Values {
  sex: Sex;
  country: string;
  occupation: string;
}

/** A record as the device knows it. */
export interface Row {
  id: string;
  status: string;
  serverUuid?: string | undefined;
  /** Of a person: the values. Of an assignment: the person's id. */
  values?: Values;
  userId?: string;
  /** Of an unknown record: all that the device has to go by. */
  seen?: string | undefined;
}

export interface Report {
  rows: Row[];
  /** Why counts and rows disagree; empty when they do not. */
  miscounts: string[];
  /** Requests that the killed page has marked as on their way, and what the mirror knows of them. */
  interrupted: number;
  /** Of those, how many never left. */
  neverLeft: number;
  /** Of those, how many have an answer in the mirror. */
  answered: number;
  /** How many records the database had lost, and got back from the mirror. */
  cameBack: number;
  mirror: MirrorState['is'];
}

declare global {
  interface Window {
    torture: typeof torture;
    /** Told after the commit of each record. Given by the test. */
    acknowledge(id: string): Promise<void>;
    /** Gives the next person's values. Given by the test, because a killed page forgets. */
    nextValues(): Promise<Values>;
  }
}

interface Opened {
  store: Store;
  mirror: Mirror;
}

let opened: Opened | undefined;

/** How long what is new waits: kills come before and after it. */
const DELAY = 300;

/** As the app has it, with a mirror of every change. */
async function open(): Promise<Opened> {
  if (opened) return opened;
  const keeping: Keeping = { ready: Promise.resolve() };
  const store = await openStore({
    name: 'torture',
    keeping,
    delay: { milliseconds: DELAY },
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    random: () => Math.random() / 10,
  });
  const mirror = await startMirror(store);
  await mirror.compared;
  await goOnTransferring(store);
  opened = { store, mirror };
  return opened;
}

const torture = {
  /** What is on the device, before anything is done. */
  async report(): Promise<Report> {
    const { store, mirror } = await open();
    const { db } = store;
    const users = await db.users.toArray();
    const assignments = await db.assignments.toArray();
    const attempts = await db.attempts.toArray();
    const inOrder = attempts.toSorted((one, other) => one.n - other.n);
    const last = new Map(inOrder.map((attempt) => [attempt.opId, attempt]));
    const marked = attempts.filter((attempt) => attempt.outcome === undefined);
    const common = ({ id, status, serverUuid, opId }: UserRow | AssignmentRow) => {
      return { id, status, serverUuid, ...(status === 'noReply' && { seen: seenOf(last.get(opId)) }) };
    };
    const answers = await Promise.all(marked.map(({ id }) => mirror.answerTo(id)));
    return {
      rows: [
        ...users.map((row) => ({ ...common(row), values: valuesOf(row) })),
        ...assignments.map((row) => ({ ...common(row), userId: row.userId })),
      ],
      miscounts: await miscounts(store),
      interrupted: marked.length,
      neverLeft: marked.filter(({ id }) => mirror.neverLeft(id)).length,
      answered: answers.filter((answer) => answer !== undefined).length,
      cameBack: mirror.state.found?.count ?? 0,
      mirror: mirror.state.is,
    };
  },

  async code(): Promise<string> {
    return deviceCode((await open()).store);
  },

  /** Hands everything over that can go. */
  async transfer(to: string): Promise<void> {
    await transfer((await open()).store, to);
  },

  /** The files of everything that was moved and not taken back, written anew. */
  async files(): Promise<{ id: string; text: string }[]> {
    const { store } = await open();
    const files: { id: string; text: string }[] = [];
    for (const { id, direction, ended } of await transfers(store)) {
      const file = direction === 'out' && !ended ? await writeTransfer(store, id) : undefined;
      if (file) files.push({ id, text: await file.text() });
    }
    return files;
  },

  async take(text: string): Promise<string> {
    const { store } = await open();
    const read = readTransfer(new TextEncoder().encode(text), store.db);
    if (typeof read === 'string') return read;
    const { is } = await takeTransfer(store, read);
    // A person has looked at what it buys.
    const bought = await store.db.ops.filter(({ onHold }) => onHold?.reason === 'transfer').toArray();
    await release(
      store,
      bought.map(({ subjectId }) => subjectId),
    );
    return is;
  },

  /** Takes a file and gives its records up at once, before any of them is sent; or again, to be shown the code once more. */
  async takeAndGiveBack(text: string, id: string): Promise<GivenBack> {
    await torture.take(text);
    return giveBack((await open()).store, id);
  },

  async takeBack(id: string, returnCode: string): Promise<string> {
    return (await takeBack((await open()).store, id, { returnCode })).is;
  },

  /** Sends whatever waits, from now on. */
  async send(settings: ServerSettings, key: string): Promise<void> {
    const { store, mirror } = await open();
    const sync = createSync({
      store,
      mirror,
      locks: navigator.locks,
      timers: browserTimers,
      channel: new BroadcastChannel('torture'),
      randomBytes: (into) => crypto.getRandomValues(into),
      fetch: namedFetch,
      offline: () => false,
      connections: connectionsSeenBy(performance, browserTimers),
    });
    sync.start();
    await sync.key.set(key, settings);
    await sync.configure(settings);
    await sync.sendNow();
  },

  /** Registers people, takes some of them back at once, and assigns something to half of the others, without end. */
  async register(): Promise<never> {
    const { store } = await open();
    const records = deviceRecords(store);
    for (;;) {
      const values = await window.nextValues();
      const uuid = crypto.randomUUID();
      await records.createUser({ uuid, ...values, createdAt: new Date() });
      await window.acknowledge(uuid);
      if (Math.random() < 0.15) {
        await discard(store, [localId(uuid)]);
        continue;
      }
      if (Math.random() < 0.5) continue;
      const id = crypto.randomUUID();
      const entries = [
        { assessmentUuid: crypto.randomUUID(), key: 'AI', target: 'self', targetKind: 'self' },
      ] as const;
      await records.createAssignment({
        ...{ uuid: id, userUuid: uuid, contract: 'other', entries, denominationCountry: 'KE' },
        ...{ autoReserve: true, createdAt: new Date() },
      });
      await window.acknowledge(id);
    }
  },
};

function valuesOf({ sex, country, occupation }: UserRow): Values {
  return { sex, country, occupation };
}

function seenOf(attempt: AttemptRow | undefined): string {
  if (attempt?.outcome === 'interrupted') return 'a mark, and then the kill';
  const { status, errorName } = attempt?.evidence ?? {};
  return errorName ?? `an answer ${status ?? 'of nothing'} that proves nothing`;
}

/** Names each dispatch, so that what the browser sends again by itself can be told from what we send again. */
function namedFetch(url: string, init: RequestInit): Promise<Response> {
  if (init.method !== 'POST') return fetch(url, init);
  const headers = new Headers(init.headers);
  headers.set('x-attempt', crypto.randomUUID());
  return fetch(url, { ...init, headers });
}

/** I8 and I1, at one moment. */
function miscounts({ db }: Store): Promise<string[]> {
  return db.transaction('r', [db.meta, db.users, db.assignments, db.attempts, db.ops], () =>
    miscountsNow(db),
  );
}

async function miscountsNow(db: Store['db']): Promise<string[]> {
  const { counts } = await readCounters(db);
  const found: string[] = [];
  for (const [kind, table] of [
    ['user', db.users],
    ['assignment', db.assignments],
  ] as const) {
    const rows = await table.toArray();
    for (const [status, count] of Object.entries(counts[kind])) {
      const real = rows.filter((row) => row.status === status).length;
      if (real !== count) found.push(`${kind} ${status}: counted ${count}, there are ${real}`);
    }
  }
  const open = (await db.attempts.toArray()).filter((attempt) => attempt.outcome === undefined).length;
  const sending = (await db.ops.toArray()).filter((op) => op.status === 'sending').length;
  if (open !== sending) found.push(`${sending} operations are on their way, with ${open} open attempts`);
  return found;
}

window.torture = torture;
