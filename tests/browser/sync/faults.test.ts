import { describe, expect, test } from 'vitest';
import type { FaultSetting } from '../../../src/server/faults/fault-switches.ts';
import type { ShownState } from '../../../src/domain/record/states.ts';
import { ledger } from '../../../src/store/queries/ledger.ts';
import { DEADLINES } from '../../../src/sync/server/exchange.ts';
import type { Sync } from '../../../src/sync/sync.ts';
import type { Mode } from '../../support/hosts/reference-servers.ts';
import { aDevice, assignToAll, passUntil, settled, startSync, states, type Device } from './a-device.ts';
import { aServer, type Server } from './a-server.ts';

const PEOPLE = 3;

/** What the one person who meets the fault comes to, and how often the server then has that person. */
type Fate = [state: ShownState, effects: number];
interface Case {
  name: string;
  fault: FaultSetting;
  /** Where the answer does not come in time: the heads of answers that have come by then. */
  heads?: number;
  closing: Fate;
  keyed: Fate;
}

const onSecond = (fault: FaultSetting['fault'], more: Partial<FaultSetting> = {}): FaultSetting => ({
  ...{ fault, operation: 'createUser', skip: 1, count: 1, ...more },
});
const once: Fate = ['confirmed', 1];
const noReply = (effects: number): Fate => ['noReply', effects];
const refused: Fate = ['toFix', 0];

/** What a network does, or what stands between browser and server: only a browser shows what it makes of that. */
const ON_THE_WAY: Case[] = [
  {
    name: 'an answer after the deadline',
    ...{ fault: onSecond('late'), heads: 2, closing: noReply(1), keyed: once },
  },
  { name: 'one byte a second', fault: onSecond('trickle'), heads: 3, closing: noReply(1), keyed: once },
  {
    name: 'a drop before the server acted',
    ...{ fault: onSecond('drop-before'), closing: noReply(0), keyed: once },
  },
  {
    name: 'a drop after the server acted',
    ...{ fault: onSecond('drop-after'), closing: noReply(1), keyed: once },
  },
  {
    name: 'a reset before the server acted',
    ...{ fault: onSecond('reset-before'), closing: noReply(0), keyed: once },
  },
  {
    name: 'a reset after the server acted',
    ...{ fault: onSecond('reset-after'), closing: noReply(1), keyed: once },
  },
  {
    name: 'a reset in the middle of the answer',
    ...{ fault: onSecond('reset-mid-answer'), closing: noReply(1), keyed: once },
  },
  { name: 'truncated JSON', fault: onSecond('truncated-json'), closing: noReply(1), keyed: once },
  { name: 'a redirect', fault: onSecond('redirect'), closing: noReply(0), keyed: once },
  { name: 'a missing CORS header', fault: onSecond('no-cors'), closing: noReply(1), keyed: once },
  {
    name: 'a refused preflight',
    ...{ fault: onSecond('preflight-refused', { skip: 0 }), closing: noReply(0), keyed: once },
  },
  {
    name: 'a body of 5 MB',
    ...{ fault: onSecond('big-body', { bytes: 5_000_000 }), closing: noReply(1), keyed: once },
  },
];

/** What a server says: `proof/decide-by-answer` has the table of all that follows from it. */
const SAID: Case[] = [
  { name: 'a slow answer', fault: onSecond('slow', { ms: 700 }), closing: once, keyed: once },
  { name: 'a refusal by rule', fault: onSecond('rule'), closing: refused, keyed: refused },
  { name: '401 once', fault: onSecond('401'), closing: once, keyed: once },
  { name: '402 once', fault: onSecond('402'), closing: once, keyed: once },
  { name: '403 once', fault: onSecond('403'), closing: once, keyed: once },
  { name: '404 once', fault: onSecond('404'), closing: once, keyed: once },
  { name: '408', fault: onSecond('408'), closing: once, keyed: once },
  { name: '409', fault: onSecond('409'), closing: refused, keyed: once },
  { name: '429 without a time', fault: onSecond('429'), closing: once, keyed: once },
  { name: '429 with a time', fault: onSecond('429', { retryAfter: '1' }), closing: once, keyed: once },
  { name: '503 without a time', fault: onSecond('503'), closing: noReply(0), keyed: once },
  { name: '503 with a time', fault: onSecond('503', { retryAfter: '1' }), closing: once, keyed: once },
  { name: '500 before acting', fault: onSecond('500-before'), closing: noReply(0), keyed: once },
  { name: '500 after acting', fault: onSecond('500-after'), closing: noReply(1), keyed: once },
  { name: '502 before acting', fault: onSecond('502-before'), closing: noReply(0), keyed: once },
  { name: '502 after acting', fault: onSecond('502-after'), closing: noReply(1), keyed: once },
  { name: '504 before acting', fault: onSecond('504-before'), closing: noReply(0), keyed: once },
  { name: '504 after acting', fault: onSecond('504-after'), closing: noReply(1), keyed: once },
  { name: 'a sign-in page once', fault: onSecond('html-200'), closing: noReply(0), keyed: once },
  { name: 'an empty answer', fault: onSecond('empty-200'), closing: noReply(1), keyed: once },
  { name: 'JSON of the wrong shape', fault: onSecond('wrong-shape'), closing: noReply(1), keyed: once },
  { name: 'another user’s echo', fault: onSecond('other-echo'), closing: noReply(1), keyed: once },
  { name: 'a uuid given before', fault: onSecond('repeated-uuid'), closing: noReply(1), keyed: noReply(1) },
  { name: 'arrays for objects', fault: onSecond('arrays-for-objects'), closing: noReply(1), keyed: once },
];

const LEAVES = 'leaves the one record that meets it in its true state, and all others arrive (%s server)';

describe.each(ON_THE_WAY)('$name', (one) => {
  test.each<'closing' | 'keyed'>(['closing', 'keyed'])(LEAVES, (mode) => expectFate(one, mode));
});

describe.each(SAID)('$name', { tags: ['night'] }, (one) => {
  test.each<'closing' | 'keyed'>(['closing', 'keyed'])(LEAVES, (mode) => expectFate(one, mode));
});

async function expectFate({ fault, heads, ...fates }: Case, mode: 'closing' | 'keyed'): Promise<void> {
  const [state, effects] = fates[mode];
  const server = await aServer(mode);
  await server.set(fault);
  const device = await aDevice(PEOPLE);
  if (heads === undefined) await startSync(device, server);
  else await startAndRunOutOfTime(device, server, heads);
  await settled(device);
  expect(await server.faultsSoFar()).toBe(1);
  const others = state === 'confirmed' ? PEOPLE : PEOPLE - 1;
  expect(await states(device)).toEqual({ confirmed: others, ...(others < PEOPLE && { [state]: 1 }) });
  expect(await server.accepted()).toHaveLength(PEOPLE - 1 + effects);
}

/** When nothing but the answer that does not come is waited for, its time runs out. */
async function startAndRunOutOfTime(device: Device, server: Server, heads: number): Promise<void> {
  let came = 0;
  const answered = (url: string) => (came += url.endsWith('/users/create') ? 1 : 0);
  await startSync(device, server, { deadlines: { user: DEADLINES.user }, answered });
  await passUntil(device, async () => {
    const { waiting, sending } = (await ledger(device.store)).all.states;
    return waiting === 0 && sending === 1 && came === heads && (await server.faultsSoFar()) === 1;
  });
  device.clock.pass(DEADLINES.user);
}

/** The same for assignments, where a *no* proves less: on a server that keeps its connections the browser may have repeated. */
interface AssignCase {
  fault: FaultSetting['fault'];
  more?: Partial<FaultSetting>;
  closing: Fate;
  keeping: Fate;
  keyed: Fate;
}

/** Chromium repeats a POST by itself after a 408, or a lost answer, on a connection that was used before. */
const REPEATED: AssignCase[] = [
  { fault: '408', closing: once, keeping: once, keyed: once },
  { fault: 'drop-after', closing: noReply(1), keeping: ['confirmed', 2], keyed: once },
];

const ASSIGN_SAID: AssignCase[] = [
  { fault: '402', closing: once, keeping: noReply(0), keyed: once },
  { fault: '429', more: { retryAfter: '1' }, closing: once, keeping: noReply(0), keyed: once },
  { fault: '503', more: { retryAfter: '1' }, closing: once, keeping: noReply(0), keyed: once },
  {
    ...{ fault: '503-after', more: { retryAfter: '1' } },
    ...{ closing: ['confirmed', 2], keeping: noReply(1), keyed: once },
  },
  { fault: 'rule', closing: refused, keeping: refused, keyed: refused },
  { fault: 'assignments-as-array', closing: once, keeping: once, keyed: once },
  { fault: 'other-echo', closing: noReply(1), keeping: noReply(1), keyed: once },
];

const MODES = ['closing', 'keeping', 'keyed'] as const;
const IS_LEFT = 'is left in its true state, and all others arrive (%s server)';

describe.each(REPEATED)('an assignment that meets $fault', (one) => {
  test.each(MODES)(IS_LEFT, (mode) => expectAssigned(one, mode));
});

describe.each(ASSIGN_SAID)('an assignment that meets $fault', { tags: ['night'] }, (one) => {
  test.each(MODES)(IS_LEFT, (mode) => expectAssigned(one, mode));
});

async function expectAssigned(
  { fault, more, ...fates }: AssignCase,
  mode: (typeof MODES)[number],
): Promise<void> {
  const [state, effects] = fates[mode];
  const server = await aServer(mode);
  await server.set({ fault, operation: 'assign', skip: 1, count: 1, ...more });
  const device = await aDevice(PEOPLE);
  await assignToAll(device);
  const sync = await startSync(device, server);
  if (fault === '402') await creditComesBack(device, sync);
  await settled(device);
  const expected =
    state === 'confirmed' ? { confirmed: 2 * PEOPLE } : { confirmed: 2 * PEOPLE - 1, [state]: 1 };
  expect(await states(device)).toEqual(expected);
  const assigned = (await server.accepted()).filter((entry) => entry.operation === 'assign');
  expect(assigned).toHaveLength(PEOPLE - 1 + effects);
}

/** Assignments wait for credit, people do not; then a person says that it is there again. */
async function creditComesBack(device: Device, sync: Sync): Promise<void> {
  await passUntil(device, () => sync.state.pause?.reason === 'credit');
  // The last of them may still be on their way.
  await passUntil(device, async () => (await ledger(device.store)).people.states.confirmed === PEOPLE);
  await sync.sendNow();
}

test('two answers that are swapped confirm neither record', async () => {
  const server = await aServer('closing');
  const device = await aDevice(6);
  // The first of them waits for the second, however slow the machine is.
  await server.set({ fault: 'swapped', operation: 'createUser', skip: 3, count: 2, ms: 600_000 });
  await startSync(device, server);
  await settled(device);
  expect(await states(device)).toEqual({ confirmed: 4, noReply: 2 });
});

/** What the browser's own repetition of a request is told, of which the answer was lost. */
const REPETITIONS = [401, 422, 503];
/** Nothing else is made of these: `tests/sync/proof` has the table. */
const MORE_REPETITIONS = [402, 404, 408, 429];

const REPEATED_BY_BROWSER = 'an answer is lost, and the browser’s own repetition is told %d';
describe.each(REPETITIONS)(REPEATED_BY_BROWSER, staysUnproven);
describe.each(MORE_REPETITIONS)(REPEATED_BY_BROWSER, { tags: ['night'] }, staysUnproven);

function staysUnproven(status: number): void {
  const LEFT = '%s: done once, and never called done or undone without proof';

  test.each(['createUser', 'assign'] as const)(`${LEFT} (keeping server)`, async (operation) => {
    // A browser repeats on a connection that it has used before.
    await expectDoneOnce({ operation, status, connection: 'reused' }, 'keeping');
  });

  // There is no such connection, so nothing is repeated: `ON_THE_WAY` has a reset of the same kind.
  test.each(['createUser', 'assign'] as const)(
    `${LEFT} (closing server)`,
    { tags: ['night'] },
    async (operation) => {
      await expectDoneOnce({ operation, status }, 'closing');
    },
  );
}

/** What such a server looked like at its first answers says nothing of the one that is lost. */
describe.each<Mode>(['closing after GETs', 'closing at first'])('a server that is %s', (mode) => {
  test.each([401, 404, 429])(
    'and answers %d to the browser’s own repetition of a purchase gets it once',
    async (status) => {
      await expectDoneOnce({ operation: 'assign', status, connection: 'reused', skip: 0 }, mode);
    },
  );
});

interface Repeated extends Pick<FaultSetting, 'connection' | 'skip'> {
  operation: 'createUser' | 'assign';
  status: number;
}

async function expectDoneOnce(fault: Repeated, mode: Mode): Promise<void> {
  const { operation, status } = fault;
  const server = await aServer(mode);
  const retryAfter = status === 429 || status === 503 ? { retryAfter: '1' } : {};
  await server.set({ fault: 'reset-then-refuse', skip: 1, ...fault, ...retryAfter, count: 1 });
  const device = await aDevice(PEOPLE);
  if (operation === 'assign') await assignToAll(device);
  const sync = await startSync(device, server);
  await settledWith(sync, device);
  expect(await server.faultsSoFar()).toBe(1);
  const accepted = (await server.accepted()).filter((entry) => entry.operation === operation);
  expect(accepted).toHaveLength(PEOPLE);
  const isRefused = mode === 'keeping' && status === 422;
  expect(await states(device)).toEqual({
    confirmed: (operation === 'assign' ? 2 : 1) * PEOPLE - 1,
    [isRefused ? 'toFix' : 'noReply']: 1,
  });
}

/** A person says that credentials, credit or address are right again, whenever sending has paused for one of them. */
async function settledWith(sync: Sync, device: Device): Promise<void> {
  await passUntil(device, async () => {
    if (['credentials', 'credit', 'address'].includes(sync.state.pause?.reason ?? '')) await sync.sendNow();
    const { waiting, sending } = (await ledger(device.store)).all.states;
    return waiting + sending === 0;
  });
}
