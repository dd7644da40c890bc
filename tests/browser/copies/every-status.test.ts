import { expect, test } from 'vitest';
import { localId, serverUuid, type LocalId } from '../../../src/domain/record/reference.ts';
import { STATUSES, type Status } from '../../../src/domain/record/states.ts';
import { discard } from '../../../src/store/changes/discard.ts';
import { saveDraft } from '../../../src/store/changes/drafts.ts';
import { hold } from '../../../src/store/changes/hold.ts';
import { deviceRecords } from '../../../src/store/changes/records.ts';
import { closeAttempt } from '../../../src/store/outbox/attempts.ts';
import type { AttemptEnd } from '../../../src/store/outbox/closing.ts';
import type { Evidence } from '../../../src/store/schema/attempt.ts';
import type { Store } from '../../../src/store/transaction/store.ts';
import { transfer } from '../../../src/store/transfer/transfer.ts';
import { send } from '../../copies/sent.ts';
import { THROUGH } from './through.ts';

type Sendable = Exclude<Status, 'draft'>;

const EVIDENCE: Evidence = { at: 5, durationMs: 7, status: 422, excerpt: '{"message":"No such country"}' };
const PROBLEM = { pointer: '/country', rule: 'server', detail: 'No such country' };

/** How the attempts end that have ended. */
const ENDS: Partial<Record<Sendable, AttemptEnd>> = {
  noReply: { outcome: 'noReply', status: 'noReply', evidence: { ...EVIDENCE, errorName: 'TypeError' } },
  toFix: { outcome: 'rejected', status: 'toFix', evidence: EVIDENCE, problems: [PROBLEM] },
  confirmed: {
    outcome: 'confirmed',
    status: 'confirmed',
    evidence: EVIDENCE,
    serverUuid: serverUuid(crypto.randomUUID()),
  },
};

/** One person in each status, by status, and a half-typed form. @param to the device to which one of them is moved */
async function onePersonEach(store: Store, to: string): Promise<Map<Sendable, LocalId>> {
  const records = deviceRecords(store);
  const person = { sex: 'F', country: 'KE', occupation: '2221' } as const;
  const group = { uuid: store.newId(), name: 'Nakuru 3', type: 'TEAM' } as const;
  await records.createGroup({ ...group, createdAt: store.now() });
  const each = new Map<Sendable, LocalId>();
  for (const status of STATUSES) {
    if (status === 'draft') continue;
    const id = localId(store.newId());
    // Whoever joins a group that the server does not have waits for it.
    const joins = status === 'blocked' && { group };
    await records.createUser({ uuid: id, ...person, ...joins, createdAt: store.now() });
    each.set(status, id);
    if (status === 'sending') await send(store, id);
    const end = ENDS[status];
    if (end) await closeAttempt(store, await send(store, id), end);
    if (status === 'onHold') await hold(store, [id]);
    if (status === 'moved') await transfer(store, to, [id]);
    if (status === 'discarded') await discard(store, [id]);
  }
  await saveDraft(store, 'register', { reference: 'Bed 4' });
  return each;
}

/** What a store says of a person: the status, why it has that, and what was sent and answered. */
async function knownOf({ db }: Store, id: LocalId) {
  const user = await db.users.get(id);
  const op = await db.ops.where('subjectId').equals(id).first();
  const attempts = await db.attempts
    .where('opId')
    .equals(op?.id ?? '')
    .toArray();
  return {
    status: op?.status,
    ...{
      shown: user?.status,
      uuid: user?.serverUuid,
      problems: op?.problems,
      moved: op?.moved,
      discarded: op?.discarded,
    },
    onHold: [op?.onHold?.reason, op?.onHold?.earlier?.reason],
    attempts: attempts.map(({ outcome, evidence, request, sent, key, n }) => ({
      outcome,
      evidence,
      request,
      sent,
      key,
      n,
    })),
  };
}

/** Fills a device, takes it through a copy, and gives what is known of each person before and after. */
async function beforeAndAfter(copy: keyof typeof THROUGH) {
  let each = new Map<Sendable, LocalId>();
  let before: [Sendable, Awaited<ReturnType<typeof knownOf>>][] = [];
  const after = await THROUGH[copy](async (store, to) => {
    each = await onePersonEach(store, to);
    before = await Promise.all(
      Array.from(each, async ([status, id]) => [status, await knownOf(store, id)] as (typeof before)[number]),
    );
  });
  expect(before.map(([status, { status: stored }]) => [status, stored])).toEqual(
    before.map(([status]) => [status, status]),
  );
  const known = await Promise.all(
    Array.from(each, async ([status, id]) => [status, await knownOf(after, id)] as (typeof before)[number]),
  );
  return { before: new Map(before), after: new Map(known), store: after };
}

test('a person of each status comes back from the mirror with that status and its evidence', async () => {
  const { before, after, store } = await beforeAndAfter('mirror');
  expect(after).toEqual(before);
  expect(await store.db.drafts.count()).toBe(1);
});

/** A snapshot or a backup may be old: nothing that it has is sent by itself. */
test('a person of each status comes back from a snapshot, and who waited is on hold', async () => {
  const { before, after, store } = await beforeAndAfter('snapshot');
  for (const [was, known] of before) {
    // What was on its way is settled when sending starts, as after a kill.
    const waited = was === 'ready' || was === 'blocked';
    const status = waited ? 'onHold' : was;
    const onHold = waited ? ['rolled back', undefined] : known.onHold;
    expect(after.get(was), was).toEqual({ ...known, status, shown: status, onHold });
  }
  expect(await store.db.drafts.count()).toBe(1);
});

test('a person of each status comes back from a backup: who waited is on hold, and who was on the way may have arrived', async () => {
  const { before, after, store } = await beforeAndAfter('backup');
  const arrives: Partial<Record<Sendable, Status>> = {
    ready: 'onHold',
    blocked: 'onHold',
    sending: 'noReply',
  };
  for (const [was, known] of before) {
    const status = arrives[was] ?? was;
    // The reason of before is kept under the new one.
    const onHold = status === 'onHold' ? ['restored', known.onHold[0]] : known.onHold;
    const attempts = known.attempts.map((one) => ({ ...one, outcome: one.outcome ?? 'interrupted' }));
    expect(after.get(was), was).toEqual({ ...known, status, shown: status, attempts, onHold });
  }
  expect(await store.db.drafts.count()).toBe(1);
});

test('a transfer file takes the person who was moved, who waits on the other device, and no one else', async () => {
  const { before, after, store } = await beforeAndAfter('transfer file');
  expect(after.get('moved')).toEqual({
    ...before.get('moved'),
    status: 'ready',
    shown: 'ready',
    moved: undefined,
  });
  expect(await store.db.users.count()).toBe(1);
  expect(await store.db.drafts.count()).toBe(0);
});
