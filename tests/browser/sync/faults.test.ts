import { describe, expect, test } from 'vitest';
import type { FaultSetting } from '../../../src/server/faults/fault-switches.ts';
import type { ShownState } from '../../../src/domain/record/states.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import type { Store } from '../../../src/store/core/store.ts';
import type { Sync } from '../../../src/sync/sync.ts';
import { aDevice, aServer, assignToAll, aTab, settled, states, type Mode } from './a-device.ts';

const PEOPLE = 6;
/** Shorter than the slowest fault, and far longer than a busy machine takes for an answer that comes. */
const SHORT = { user: 3_000, group: 3_000, assign: 3_000, probe: 5_000 };

/** What the one person who meets the fault comes to, and how often the server then has that person. */
type Fate = [state: ShownState, effects: number];
interface Case {
  name: string;
  fault: FaultSetting;
  closing: Fate;
  keyed: Fate;
}

const onThird = (fault: FaultSetting['fault'], more: Partial<FaultSetting> = {}): FaultSetting => ({
  ...{ fault, operation: 'createUser', skip: 2, count: 1, ...more },
});
const once: Fate = ['confirmed', 1];

const CASES: Case[] = [
  { name: 'a slow answer', fault: onThird('slow', { ms: 700 }), closing: once, keyed: once },
  {
    name: 'an answer after the deadline',
    fault: onThird('late', { ms: 4_000 }),
    closing: ['unknown', 1],
    keyed: once,
  },
  {
    name: 'a drop before the server acted',
    fault: onThird('drop-before'),
    closing: ['unknown', 0],
    keyed: once,
  },
  {
    name: 'a drop after the server acted',
    fault: onThird('drop-after'),
    closing: ['unknown', 1],
    keyed: once,
  },
  {
    name: 'a reset before the server acted',
    fault: onThird('reset-before'),
    closing: ['unknown', 0],
    keyed: once,
  },
  {
    name: 'a reset after the server acted',
    fault: onThird('reset-after'),
    closing: ['unknown', 1],
    keyed: once,
  },
  {
    name: 'a reset in the middle of the answer',
    fault: onThird('reset-mid-answer'),
    closing: ['unknown', 1],
    keyed: once,
  },
  { name: 'a refusal by rule', fault: onThird('rule'), closing: ['needs you', 0], keyed: ['needs you', 0] },
  { name: '401 once', fault: onThird('401'), closing: once, keyed: once },
  { name: '402 once', fault: onThird('402'), closing: once, keyed: once },
  { name: '403 once', fault: onThird('403'), closing: once, keyed: once },
  { name: '404 once', fault: onThird('404'), closing: once, keyed: once },
  { name: '408', fault: onThird('408'), closing: once, keyed: once },
  { name: '409', fault: onThird('409'), closing: ['needs you', 0], keyed: once },
  { name: '429 without a time', fault: onThird('429'), closing: once, keyed: once },
  { name: '429 with a time', fault: onThird('429', { retryAfter: '1' }), closing: once, keyed: once },
  { name: '503 without a time', fault: onThird('503'), closing: ['unknown', 0], keyed: once },
  { name: '503 with a time', fault: onThird('503', { retryAfter: '1' }), closing: once, keyed: once },
  { name: '500 before acting', fault: onThird('500-before'), closing: ['unknown', 0], keyed: once },
  { name: '500 after acting', fault: onThird('500-after'), closing: ['unknown', 1], keyed: once },
  { name: '502 before acting', fault: onThird('502-before'), closing: ['unknown', 0], keyed: once },
  { name: '502 after acting', fault: onThird('502-after'), closing: ['unknown', 1], keyed: once },
  { name: '504 before acting', fault: onThird('504-before'), closing: ['unknown', 0], keyed: once },
  { name: '504 after acting', fault: onThird('504-after'), closing: ['unknown', 1], keyed: once },
  { name: 'a sign-in page once', fault: onThird('html-200'), closing: ['unknown', 0], keyed: once },
  { name: 'an empty answer', fault: onThird('empty-200'), closing: ['unknown', 1], keyed: once },
  {
    name: 'truncated JSON',
    fault: onThird('truncated-json'),
    closing: ['unknown', 1],
    keyed: once,
  },
  {
    name: 'JSON of the wrong shape',
    fault: onThird('wrong-shape'),
    closing: ['unknown', 1],
    keyed: once,
  },
  {
    name: 'another user’s echo',
    fault: onThird('other-echo'),
    closing: ['unknown', 1],
    keyed: once,
  },
  {
    name: 'a uuid given before',
    fault: onThird('repeated-uuid'),
    closing: ['unknown', 1],
    keyed: ['unknown', 1],
  },
  { name: 'a redirect', fault: onThird('redirect'), closing: ['unknown', 0], keyed: once },
  { name: 'a missing CORS header', fault: onThird('no-cors'), closing: ['unknown', 1], keyed: once },
  {
    name: 'a refused preflight',
    fault: onThird('preflight-refused', { skip: 0 }),
    closing: ['unknown', 0],
    keyed: once,
  },
  {
    name: 'arrays for objects',
    fault: onThird('arrays-for-objects'),
    closing: ['unknown', 1],
    keyed: once,
  },
  {
    name: 'a body of 5 MB',
    fault: onThird('big-body', { bytes: 5_000_000 }),
    closing: ['unknown', 1],
    keyed: once,
  },
  { name: 'one byte a second', fault: onThird('trickle'), closing: ['unknown', 1], keyed: once },
];

describe.each(CASES)(
  '$name',
  ({ fault, closing, keyed }) => {
    test.each<[Mode, Fate]>([
      ['closing', closing],
      ['keyed', keyed],
    ])(
      'leaves the one record that meets it in its true state, and all others arrive (%s server)',
      async (mode, fate) => {
        const [state, effects] = fate;
        const server = await aServer(mode);
        if (fault.fault === 'preflight-refused') await server.asksAgain();
        await server.set(fault);
        const device = await aDevice(PEOPLE);
        await aTab(device.store, server, { deadlines: SHORT });
        await settled(device.store);
        const others = state === 'confirmed' ? PEOPLE : PEOPLE - 1;
        expect(await states(device.store)).toEqual({
          confirmed: others,
          ...(others < PEOPLE && { [state]: 1 }),
        });
        expect(await server.accepted()).toHaveLength(PEOPLE - 1 + effects);
      },
    );
  },
  30_000,
);

/** The same for assignments, where a *no* proves less: on a server that keeps its connections the browser may have repeated. */
const ASSIGN_CASES: {
  fault: FaultSetting['fault'];
  more?: Partial<FaultSetting>;
  closing: Fate;
  keeping: Fate;
  keyed: Fate;
}[] = [
  { fault: '402', closing: once, keeping: ['unknown', 0], keyed: once },
  // Chromium repeats a POST by itself after a 408, or a lost answer, on a connection that was used before.
  { fault: '408', closing: once, keeping: once, keyed: once },
  { fault: '429', more: { retryAfter: '1' }, closing: once, keeping: ['unknown', 0], keyed: once },
  { fault: '503', more: { retryAfter: '1' }, closing: once, keeping: ['unknown', 0], keyed: once },
  {
    fault: '503-after',
    more: { retryAfter: '1' },
    closing: ['confirmed', 2],
    keeping: ['unknown', 1],
    keyed: once,
  },
  { fault: 'drop-after', closing: ['unknown', 1], keeping: ['confirmed', 2], keyed: once },
  { fault: 'rule', closing: ['needs you', 0], keeping: ['needs you', 0], keyed: ['needs you', 0] },
  { fault: 'assignments-as-array', closing: once, keeping: once, keyed: once },
  { fault: 'other-echo', closing: ['unknown', 1], keeping: ['unknown', 1], keyed: once },
];
describe.each(ASSIGN_CASES)(
  'an assignment that meets $fault',
  ({ fault, more, ...fates }) => {
    test.each<Mode>(['closing', 'keeping', 'keyed'])(
      'is left in its true state, and all others arrive (%s server)',
      async (mode) => {
        const [state, effects] = fates[mode];
        const server = await aServer(mode);
        await server.set({ fault, operation: 'assign', skip: 2, count: 1, ...more });
        const device = await aDevice(PEOPLE);
        await assignToAll(device);
        const sync = await aTab(device.store, server, { deadlines: SHORT });
        if (fault === '402') await creditComesBack(device.store, sync);
        await settled(device.store);
        const expected =
          state === 'confirmed' ? { confirmed: 2 * PEOPLE } : { confirmed: 2 * PEOPLE - 1, [state]: 1 };
        expect(await states(device.store)).toEqual(expected);
        const assigned = (await server.accepted()).filter((entry) => entry.operation === 'assign');
        expect(assigned).toHaveLength(PEOPLE - 1 + effects);
      },
    );
  },
  30_000,
);

/** Assignments wait for credit, people do not; then a person says that it is there again. */
async function creditComesBack(store: Store, sync: Sync): Promise<void> {
  await expect.poll(() => sync.state.pause?.reason, { timeout: 10_000 }).toBe('credit');
  // The last of them may still be on their way.
  const people = async () => (await ledger(store)).people.states;
  await expect.poll(people, { timeout: 10_000 }).toMatchObject({ confirmed: PEOPLE, waiting: 0 });
  await sync.sendNow();
}

test('two answers that are swapped confirm neither record', async () => {
  const server = await aServer('closing');
  const device = await aDevice(PEOPLE);
  await server.set({ fault: 'swapped', operation: 'createUser', skip: 3, count: 2 });
  await aTab(device.store, server);
  await settled(device.store);
  expect(await states(device.store)).toEqual({ confirmed: PEOPLE - 2, unknown: 2 });
});

/** What the browser's own repetition of a request is told, of which the answer was lost. */
const REPETITIONS = [401, 402, 404, 408, 422, 429, 503];

describe.each(REPETITIONS)(
  'an answer is lost, and the browser’s own repetition is told %d',
  (status) => {
    const retryAfter = status === 429 || status === 503 ? { retryAfter: '1' } : {};

    test.each<['createUser' | 'assign', Mode]>([
      ['createUser', 'keeping'],
      ['createUser', 'closing'],
      ['assign', 'keeping'],
      ['assign', 'closing'],
    ])(
      '%s: done once, and never called done or undone without proof (%s server)',
      async (operation, mode) => {
        const server = await aServer(mode);
        // A browser repeats on a connection that it has used before; a server that closes them never has one.
        const connection = mode === 'keeping' ? ({ connection: 'reused' } as const) : {};
        const fault = {
          fault: 'reset-then-refuse',
          operation,
          status,
          ...retryAfter,
          ...connection,
        } as const;
        await server.set({ ...fault, skip: 1, count: 1 });
        const device = await aDevice(PEOPLE);
        if (operation === 'assign') await assignToAll(device);
        const sync = await aTab(device.store, server, { deadlines: SHORT });
        await settledWith(sync, device.store);
        const accepted = (await server.accepted()).filter((entry) => entry.operation === operation);
        expect(accepted).toHaveLength(PEOPLE);
        const refused = mode === 'keeping' && status === 422;
        expect(await states(device.store)).toEqual({
          confirmed: (operation === 'assign' ? 2 : 1) * PEOPLE - 1,
          [refused ? 'needs you' : 'unknown']: 1,
        });
      },
    );
  },
  30_000,
);

/** A person says that credentials, credit or address are right again, whenever sending has paused for one of them. */
async function settledWith(sync: Sync, store: Store): Promise<void> {
  const left = async () => {
    if (['credentials', 'credit', 'address'].includes(sync.state.pause?.reason ?? '')) await sync.sendNow();
    const { waiting, sending } = (await ledger(store)).all.states;
    return waiting + sending;
  };
  await expect.poll(left, { timeout: 20_000, interval: 100 }).toBe(0);
}
