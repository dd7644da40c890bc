import { deploymentName } from '../../../src/domain/deployment.ts';
import { sendAgain } from '../../../src/store/changes/decisions.ts';
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
import type { Sync } from '../../../src/sync/sync.ts';
import { refusals, registerWithoutEnd, untilDone, type Values } from './acts.ts';
import { fill } from './fill.ts';
import { failNext, haltAt, reached, stillFails, watchDatabases } from './moments.ts';

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
  /** All but those who were there from the beginning. */
  rows: Row[];
  /** How many of those are left. */
  filling: number;
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
  }
}

interface Opened {
  store: Store;
  mirror: Mirror;
}

let opened: Promise<Opened> | undefined;
let sync: Sync | undefined;
/** Milliseconds by which someone has set the device's clock. */
let clockIsOff = 0;
/** How many people were there from the beginning, first by `seq`. */
let filling = 0;

watchDatabases();

/** How long what is new waits: kills come before and after it. */
const DELAY = 300;

const now = () => new Date(Date.now() + clockIsOff);

/** As the app has it, with a mirror of every change. */
function open(): Promise<Opened> {
  opened ??= openAnew().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function openAnew(): Promise<Opened> {
  const keeping: Keeping = { ready: Promise.resolve() };
  const store = await openStore({
    // The worker opens the same.
    name: deploymentName(document.baseURI),
    keeping,
    delay: { milliseconds: DELAY },
    now,
    newId: () => crypto.randomUUID(),
    random: () => Math.random() / 10,
  });
  const mirror = await startMirror(store);
  await mirror.compared;
  await goOnTransferring(store);
  return { store, mirror };
}

const torture = {
  haltAt,
  failNext,
  stillFails,

  /** What is true of the device itself, to be called before anything else. */
  begin(people: number, milliseconds: number): void {
    filling = people;
    clockIsOff = milliseconds;
  },

  setClock(milliseconds: number): void {
    clockIsOff = milliseconds;
  },

  /** Puts those people into a new database who are there from the beginning, and waits until the mirror has them. */
  async fill(): Promise<void> {
    const { store } = await open();
    await fill(store, filling);
    await torture.whole();
  },

  /** Waits until the database is open and compared with the mirror. */
  async whenOpen(): Promise<void> {
    await open();
  },

  /** Waits until the mirror has everything. */
  async whole(): Promise<void> {
    const { mirror } = await open();
    while (mirror.state.is !== 'whole') await new Promise((resolve) => setTimeout(resolve, 50));
  },

  /** Has a service worker that answers `/api-v1`. */
  async useWorker(): Promise<void> {
    await navigator.serviceWorker.register('worker.js', { type: 'module' });
    const { serviceWorker } = navigator;
    if (!serviceWorker.controller)
      await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
  },

  /** How often the database has refused something here, by why. */
  refusals(): Record<string, number> {
    return refusals;
  },

  /** How many records the counters say are sent without anybody's help. */
  async toSend(): Promise<number> {
    const { counts } = await readCounters((await open()).store.db);
    const of = ({ ready = 0, sending = 0 }: typeof counts.user) => ready + sending;
    return of(counts.user) + of(counts.assignment);
  },

  async statusOf(opId: string): Promise<string | undefined> {
    return (await (await open()).store.db.ops.get(opId))?.status;
  },

  /** A person has looked: it is not on the server. */
  async sendAgain(opId: string): Promise<boolean> {
    const { store } = await open();
    const op = await store.db.ops.get(opId);
    const { done } = await sendAgain(store, op ? [op.subjectId] : [], true);
    return done.length > 0;
  },

  /** What is on the device, before anything is done. */
  async report(): Promise<Report> {
    const { store, mirror } = await open();
    const { db } = store;
    const users = await db.users.where('seq').above(filling).toArray();
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
      filling: await db.users.where('seq').belowOrEqual(filling).count(),
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

  /** The files of everything that was moved and not taken back, written again. */
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
    sync ??= createSync({
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
    const { key: keeper } = sync;
    await untilDone(() => keeper.set(key, settings));
    await untilDone(() => sync?.configure(settings));
    await untilDone(() => sync?.sendNow());
  },

  /** Never ends. */
  async register(throughWorker: boolean): Promise<never> {
    const { store, mirror } = await open();
    // What a tab without one saves is lost with the database, and only a browser without files has such tabs.
    if (!mirror.hasFiles) throw new Error(`This tab has no mirror: ${mirror.state.is}`);
    const sendNow = () => sync?.sendNow() ?? Promise.resolve();
    return registerWithoutEnd({ store, delay: DELAY, throughWorker, sendNow });
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
async function namedFetch(url: string, init: RequestInit): Promise<Response> {
  if (init.method !== 'POST') return fetch(url, init);
  const headers = new Headers(init.headers);
  headers.set('x-attempt', crypto.randomUUID());
  reached('leaves');
  const response = await fetch(url, { ...init, headers });
  reached('answered');
  return response;
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
    const isFilled = kind === 'user' ? await db.users.where('seq').belowOrEqual(filling).count() : 0;
    const rows = await (kind === 'user' ? db.users.where('seq').above(filling) : table).toArray();
    for (const [status, count] of Object.entries(counts[kind])) {
      const real =
        rows.filter((row) => row.status === status).length + (status === 'confirmed' ? isFilled : 0);
      if (real !== count) found.push(`${kind} ${status}: counted ${count}, there are ${real}`);
    }
  }
  const open = (await db.attempts.toArray()).filter((attempt) => attempt.outcome === undefined).length;
  const sending = await db.ops
    .where('[status+seq]')
    .between(['sending', -Infinity], ['sending', Infinity])
    .count();
  if (open !== sending) found.push(`${sending} operations are on their way, with ${open} open attempts`);
  return found;
}

window.torture = torture;
