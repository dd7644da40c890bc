import { expect, test } from 'vitest';
import { timeline } from '../../../src/store/transaction/journal.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import type { AttemptRow } from '../../../src/store/schema/attempt.ts';
import { recover } from '../../../src/sync/attempt/after-a-kill.ts';
import type { RequestMirror } from '../../../src/sync/attempt/request-mirror.ts';
import type { Answer } from '../../../src/sync/proof/read-proof.ts';
import { manualTimers } from '../../support/parts/manual-timers.ts';
import { memoryLocks } from '../../support/parts/memory-locks.ts';
import { aDevice, markAll, markFirst } from '../a-sync.ts';

function aMirror(knowledge: Partial<RequestMirror>): RequestMirror {
  return {
    compared: Promise.resolve(),
    neverLeft: () => false,
    answerTo: () => Promise.resolve(undefined),
    keepAnswer: () => undefined,
    ...knowledge,
  };
}

/** Someone is marked as on their way by a page that is gone; the mirror knows this of it. */
async function afterKill(knowledge: Partial<RequestMirror>) {
  const { store, aPerson } = await aDevice();
  const id = await aPerson();
  await markFirst(store);
  const recorded: [AttemptRow, Answer][] = [];
  const environment = { store, locks: memoryLocks(), timers: manualTimers(), mirror: aMirror(knowledge) };
  await recover(environment, (...answer) => Promise.resolve(recorded.push(answer)));
  const { all } = await ledger(store);
  const events = (await timeline(store.db, id)).map(({ event }) => event.what);
  return { states: all.states, recorded, events };
}

test('a request of which the mirror can prove nothing is unknown', async () => {
  const { states, events } = await afterKill({});
  expect(states).toMatchObject({ noReply: 1, waiting: 0 });
  expect(events).toEqual(['made', 'sent', 'answered']);
});

test('a request that never left waits again', async () => {
  expect((await afterKill({ neverLeft: () => true })).states).toMatchObject({ noReply: 0, waiting: 1 });
});

test('an answer that came before the kill is recorded', async () => {
  const answer = { evidence: { at: 1, durationMs: 1, status: 200 }, text: '{}' };
  const { recorded } = await afterKill({ answerTo: () => Promise.resolve(answer), neverLeft: () => true });
  expect(recorded.map(([, brought]) => brought)).toEqual([answer]);
});

test('one record that cannot be recovered keeps no other one waiting', async () => {
  const { store, aPerson } = await aDevice();
  for (let made = 0; made < 3; made += 1) await aPerson();
  const [damaged = ''] = await markAll(store);
  const answer = { evidence: { at: 1, durationMs: 1, status: 200 }, text: '{}' };
  const locks = memoryLocks();
  const environment = {
    store,
    locks,
    timers: manualTimers(),
    mirror: aMirror({ answerTo: () => Promise.resolve(answer) }),
  };
  const recorded: string[] = [];
  const open = await recover(environment, ({ opId }) => {
    if (opId === damaged) return Promise.reject(new Error('The row is damaged'));
    return Promise.resolve(recorded.push(opId));
  });
  expect(open).toBe(1);
  expect(recorded).toHaveLength(2);
});
