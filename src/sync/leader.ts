import { commit } from '../store/commit.ts';
import type { Store } from '../store/store.ts';
import type { Locks } from './recover.ts';

/** So often the sender shows that it lives. */
const HEARTBEAT = 5_000;
/** A sender that has shown nothing for so long is frozen, and is replaced. */
const FROZEN = 20_000;
const KEY = 'heartbeat';

interface Heartbeat {
  at: number;
}

/**
 * Becomes the one sender among the tabs, or waits in line for it. Two senders at once would do no harm, because each
 * attempt is won by one of them: so one that is frozen may safely be replaced.
 *
 * @param lead called when this tab is the sender; its promise ends when it must leave off (`lost` is aborted then)
 * @returns how to give up for good
 */
export function standForLeader(
  store: Store,
  locks: Locks,
  lead: (lost: AbortSignal) => Promise<void>,
): () => Promise<void> {
  const leaving = new AbortController();
  let waiting = new AbortController();
  let steal = false;
  let turn: Promise<void> | undefined;
  let lost = new AbortController();

  const hold = () => {
    lost = new AbortController();
    turn = beatingWhile(store, lead(lost.signal)).finally(() => {
      turn = undefined;
    });
    return turn;
  };
  const stand = async () => {
    while (!leaving.signal.aborted) {
      waiting = new AbortController();
      const options = steal ? { steal } : { signal: waiting.signal };
      steal = false;
      // Rejected when a frozen sender is to be replaced, and when this one was: it must then stop sending.
      await locks.request(`${store.db.name} sender`, options, hold).catch(() => lost.abort());
      await turn?.catch(() => undefined);
      await pause(REST);
    }
  };
  const watching = setInterval(() => void replaceFrozen(), HEARTBEAT);
  const replaceFrozen = async () => {
    if (turn || !(await isFrozen(store).catch(() => false))) return;
    steal = true;
    waiting.abort();
  };
  const standing = stand();
  return async () => {
    clearInterval(watching);
    leaving.abort();
    lost.abort();
    waiting.abort();
    await standing;
  };
}

/** Shows that the sender lives, for as long as it works. */
async function beatingWhile(store: Store, work: Promise<void>): Promise<void> {
  void beat(store);
  const beating = setInterval(() => void beat(store), HEARTBEAT);
  try {
    await work;
  } finally {
    clearInterval(beating);
  }
}

/** Between two turns, so that a lock that cannot be had is not asked for without end. */
const REST = 200;

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function beat(store: Store): Promise<void> {
  const value: Heartbeat = { at: store.now().getTime() };
  await commit(store, [], async () => {
    await store.db.meta.put({ key: KEY, value });
  }).catch(() => undefined); // A missed beat is what a missed beat is for.
}

async function isFrozen(store: Store): Promise<boolean> {
  const row = await store.db.meta.get(KEY);
  // Written by `beat` alone.
  const last = (row?.value as Heartbeat | undefined)?.at;
  return last !== undefined && Math.abs(store.now().getTime() - last) > FROZEN;
}
