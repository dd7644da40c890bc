import { expect, test } from 'vitest';
import { timeline } from '../../../src/store/core/journal.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import type { AttemptRow } from '../../../src/store/rows/attempt.ts';
import { onTheWayLock, PATIENCE } from '../../../src/sync/attempt/locks.ts';
import { recover } from '../../../src/sync/attempt/recover.ts';
import type { RequestMirror } from '../../../src/sync/attempt/request-mirror.ts';
import type { Answer } from '../../../src/sync/proof/read-proof.ts';
import { pause } from '../../../src/sync/timers.ts';
import { manualTimers } from '../../support/parts/manual-timers.ts';
import { memoryLocks } from '../../support/parts/memory-locks.ts';
import { aDevice, markAll, markFirst } from '../a-sync.ts';

/** What the mirror knows; the attempt that it is about is given. */
type Knowledge = (attemptId: string) => Partial<RequestMirror>;

/** As long as a lock is waited for: a page that can go on gives it up sooner. */
const LOCKS_ARE_FREE = PATIENCE;

interface Kill {
  /** The mark was made ahead of its turn. */
  ahead?: boolean;
  /** The page that made it is not gone, but frozen. */
  isFrozen?: boolean;
}

function aMirror(knowledge: Partial<RequestMirror>): RequestMirror {
  return {
    compared: Promise.resolve(),
    knowsWhatLeaves: true,
    neverLeft: () => false,
    leaves: () => Promise.resolve(false),
    notLeft: () => Promise.resolve(new Set()),
    answerTo: () => undefined,
    keepAnswer: () => undefined,
    ...knowledge,
  };
}

/** Somebody is marked as on their way by a page that is gone; the mirror knows this of it. */
async function afterKill(knowledge: Knowledge | Partial<RequestMirror>, { ahead, isFrozen }: Kill = {}) {
  const { store, clock, aPerson } = await aDevice();
  const id = await aPerson();
  const before = await store.db.ops.toArray();
  await markFirst(store, ahead);
  const [attemptId = ''] = await store.db.attempts.toCollection().primaryKeys();
  const mirror = aMirror(typeof knowledge === 'function' ? knowledge(attemptId) : knowledge);
  const recorded: [AttemptRow, Answer][] = [];
  const locks = memoryLocks();
  if (isFrozen) {
    void locks
      .request(onTheWayLock(store), { mode: 'shared' }, () => new Promise(() => undefined))
      .catch(() => undefined); // The lock is stolen.
    clock.pass(60_000);
  }
  const timers = manualTimers();
  const recovering = recover({ store, locks, timers, mirror }, (...answer) =>
    Promise.resolve(recorded.push(answer)),
  );
  await timers.pass(LOCKS_ARE_FREE);
  await recovering;
  const { all } = await ledger(store);
  const events = (await timeline(store.db, id)).map(({ event }) => event.what);
  return { states: all.states, recorded, store, before, events };
}

test('a request of which the mirror can prove nothing is unknown', async () => {
  const { states, events } = await afterKill({});
  expect(states).toMatchObject({ unknown: 1, waiting: 0 });
  expect(events).toEqual(['made', 'sent', 'answered']);
});

test('a request that never left waits again', async () => {
  expect((await afterKill({ neverLeft: () => true })).states).toMatchObject({ unknown: 0, waiting: 1 });
});

test('an answer that came before the kill is recorded', async () => {
  const answer = { evidence: { at: 1, durationMs: 1, status: 200 }, text: '{}' };
  const { recorded } = await afterKill({ answerTo: () => answer, neverLeft: () => true });
  expect(recorded.map(([, brought]) => brought)).toEqual([answer]);
});

test('a request that was marked ahead and may have left is unknown, and its history says that it was sent', async () => {
  const { states, events } = await afterKill({}, { ahead: true });
  expect(states).toMatchObject({ unknown: 1, waiting: 0 });
  expect(events).toEqual(['made', 'sent', 'answered']);
});

const findsNow: Knowledge = (id) => ({ notLeft: () => Promise.resolve(new Set([id])) });

test.each([
  ['knew at its start', (): Partial<RequestMirror> => ({ neverLeft: () => true })],
  ['finds now', findsNow],
])(
  'a request that was marked ahead is as before its mark when the mirror %s that it waits',
  async (_, known) => {
    const { states, store, before, events } = await afterKill(known, { ahead: true });
    expect(states).toMatchObject({ unknown: 0, waiting: 1 });
    expect(await store.db.ops.toArray()).toEqual(before);
    expect(await store.db.attempts.count()).toBe(0);
    expect(events).toEqual(['made']);
  },
);

test('a request that a frozen page has marked ahead is unknown: the page may go on and send it', async () => {
  expect((await afterKill(findsNow, { ahead: true, isFrozen: true })).states).toMatchObject({ unknown: 1 });
});

test('the mirror is read once for all requests that were marked ahead, when none of their pages can send any more', async () => {
  const { store, aPerson } = await aDevice();
  for (let made = 0; made < 4; made += 1) await aPerson();
  const [last = ''] = (await markAll(store, true)).toReversed();
  const attempts = await store.db.attempts.toArray();
  const locks = memoryLocks();
  const timers = manualTimers();
  // The page of one of them lives a little longer, and lets its request leave.
  const left = new Set<string>();
  void locks.request(onTheWayLock(store), { mode: 'shared' }, async () => {
    await pause(timers, LOCKS_ARE_FREE / 2);
    left.add(last);
  });
  let readings = 0;
  const notLeft = () => {
    readings += 1;
    const waiting = attempts.filter(({ opId }) => !left.has(opId));
    return Promise.resolve(new Set(waiting.map(({ id }) => id)));
  };
  const recovering = recover({ store, locks, timers, mirror: aMirror({ notLeft }) });
  await timers.pass(LOCKS_ARE_FREE);
  await recovering;
  expect(readings).toBe(1);
  expect((await ledger(store)).all.states).toMatchObject({ waiting: 3, unknown: 1 });
  expect((await store.db.ops.get(last))?.status).toBe('unknown');
});

test('an operation that a repair has left on its way without an open attempt does not stay so', async () => {
  const { store, aPerson } = await aDevice();
  await aPerson();
  const opId = await markFirst(store);
  await store.db.attempts.clear();
  const environment = { store, locks: memoryLocks(), timers: manualTimers() };
  expect(await recover(environment)).toBe(0);
  expect((await store.db.ops.get(opId))?.status).toBe('unknown');
  expect((await ledger(store)).all.states).toMatchObject({ sending: 0, unknown: 1 });
});
