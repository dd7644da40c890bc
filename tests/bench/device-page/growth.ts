import { copies } from '../../../src/copies/copies.ts';
import type { Mirror } from '../../../src/copies/mirror/mirror.ts';
import { backupOffer } from '../../../src/copies/offer.ts';
import { countOutsideCopy } from '../../../src/copies/only-here.ts';
import { readTransfer } from '../../../src/copies/transfer/read.ts';
import { takeTransfer } from '../../../src/copies/transfer/take.ts';
import { writeTransfer } from '../../../src/copies/transfer/write.ts';
import { startMirror } from '../../../src/page/keeping.ts';
import { deviceRecords } from '../../../src/store/changes/records.ts';
import { localId } from '../../../src/domain/record/reference.ts';
import { useProfile } from '../../../src/store/outbox/profiles.ts';
import { allPeople } from '../../../src/store/queries/people.ts';
import { searchPeople } from '../../../src/store/queries/search.ts';
import type { Keeping } from '../../../src/store/transaction/changes-kept.ts';
import { commit } from '../../../src/store/transaction/commit.ts';
import { openStore, type Store } from '../../../src/store/transaction/store.ts';
import { deviceCode } from '../../../src/store/transfer/device-code.ts';
import { transfer } from '../../../src/store/transfer/transfer.ts';

declare global {
  interface Window {
    growth: typeof growth;
  }
}

/** Rows put in at a time. */
const BATCH = 5_000;
const ONE = { baseUrl: 'https://one.test' };
const OTHER = { baseUrl: 'https://other.test' };

let mirror: Mirror | undefined;
let opened: Store | undefined;

function open(name: string, keeping: Keeping = { ready: Promise.resolve() }): Promise<Store> {
  const newId = () => crypto.randomUUID();
  return openStore({ name, keeping, now: () => new Date(), newId, random: Math.random });
}

/** The device that this page has started. */
function here(): Store {
  if (!opened) throw new Error('No device was started');
  return opened;
}

async function register(store: Store): Promise<string> {
  const uuid = crypto.randomUUID();
  const values = { sex: 'F', country: 'KE', occupation: '2221', createdAt: new Date() } as const;
  await deviceRecords(store).createUser(
    { uuid, ...values },
    { reference: 'Bed 4', occupationWords: 'nurse' },
  );
  return uuid;
}

async function addLike(store: Store, modelId: string, count: number): Promise<void> {
  const { db } = store;
  const user = await db.users.get(localId(modelId));
  const op = await db.ops.where('subjectId').equals(modelId).first();
  if (!user || !op) throw new Error('There is no model');
  await commit(store, [db.users, db.ops, db.journal], async (counters) => {
    const made = Array.from({ length: count }, () => {
      counters.userSeq += 1;
      counters.opSeq += 1;
      counters.journalSeq += 1;
      const [id, opId] = [localId(crypto.randomUUID()), crypto.randomUUID()];
      const receipt = counters.userSeq.toString(36).toUpperCase().padStart(6, '0');
      const { userSeq, opSeq, journalSeq } = counters;
      const words = [receipt.toLowerCase(), ...user.words.slice(1)];
      return {
        user: { ...user, id, opId, seq: userSeq, receipt, words },
        op: { ...op, id: opId, key: opId, seq: opSeq, subjectId: id },
        entry: { seq: journalSeq, at: user.createdAt, subjectId: id, event: { what: 'made' } as const },
      };
    });
    await db.users.bulkAdd(made.map((one) => one.user));
    await db.ops.bulkAdd(made.map((one) => one.op));
    await db.journal.bulkAdd(made.map(({ entry }) => entry));
    counters.counts.user.ready = (counters.counts.user.ready ?? 0) + count;
  });
}

/** Registers people as long as something goes on; gives how long that took, and the longest that one of them waited. */
async function besideSaving(work: () => Promise<unknown>) {
  const begun = performance.now();
  let longest = 0;
  let isOver = false;
  const working = work().finally(() => (isOver = true));
  const saving = async () => {
    while (!isOver) {
      const from = performance.now();
      await register(here());
      longest = Math.max(longest, performance.now() - from);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  await Promise.all([working, saving()]);
  return { took: performance.now() - begun, longest };
}

const growth = {
  /** Fills a device, and gives it a backup from before all of them. */
  async fill(name: string, count: number): Promise<void> {
    const store = await open(name);
    if (count > 0) {
      const modelId = await register(store);
      for (let left = count - 1; left > 0; left -= BATCH)
        await addLike(store, modelId, Math.min(BATCH, left));
      await countOutsideCopy(store, { journalSeq: 0, at: 0, how: 'a person has it' });
    }
    store.close();
  },

  /** As a page starts; gives the milliseconds until the second copy is compared, or where there is none yet, written. */
  async start(name: string): Promise<number> {
    const begun = performance.now();
    const store = await open(name);
    opened = store;
    mirror = await startMirror(store);
    await mirror.compared;
    await mirror.settled();
    return performance.now() - begun;
  },

  state: () => mirror?.state.is,

  /** What is read after a registration, and by a screen that says how much is only here. */
  async afterRegistration(): Promise<number> {
    await register(here());
    const begun = performance.now();
    await backupOffer(here(), 'screen');
    await copies(here());
    return performance.now() - begun;
  },

  async search(text: string): Promise<number> {
    const begun = performance.now();
    const { rows } = await searchPeople(here(), { text, limit: 50 });
    if (rows.length !== 50) throw new Error(`Found ${rows.length}`);
    return performance.now() - begun;
  },

  /** Moves some people to another device in the same page. */
  async transfer(count: number) {
    const other = await open(crypto.randomUUID());
    const people = (await allPeople(here())).slice(0, count);
    const to = await deviceCode(other);
    let id = '';
    const giving = await besideSaving(async () => {
      id = (await transfer(here(), to, people))?.id ?? '';
    });
    const file = await writeTransfer(here(), id);
    const bytes = new Uint8Array((await file?.arrayBuffer()) ?? []);
    const giver = opened;
    opened = other;
    const read = readTransfer(bytes, other.db);
    if (typeof read === 'string') throw new Error(read);
    const taking = await besideSaving(() => takeTransfer(other, read));
    opened = giver;
    other.close();
    return { giving, taking };
  },

  /** Sets another server, after something was sent to the first. */
  async changeServer() {
    const { id } = await useProfile(here(), ONE);
    const attempt = {
      id: crypto.randomUUID(),
      opId: 'none',
      profileId: id,
      n: 1,
      startedAt: 1,
      outcome: 'confirmed',
    };
    // Only that there is one counts here.
    await here().db.attempts.put(attempt as never);
    return besideSaving(() => useProfile(here(), OTHER));
  },
};

window.growth = growth;
