import { expect, test } from 'vitest';
import { commit } from '../../../src/store/transaction/commit.ts';
import { recount } from '../../../src/store/transaction/recount.ts';
import { checkCounts } from '../../../src/copies/check/check-counts.ts';
import { makeAgree } from '../../../src/store/outbox/make-agree.ts';
import { serverUuid } from '../../../src/domain/record/reference.ts';
import type { AttemptRow } from '../../../src/store/schema/attempt.ts';
import type { OpRow } from '../../../src/store/schema/op.ts';
import type { Store } from '../../../src/store/transaction/store.ts';
import { aStore } from '../a-store.ts';

const UUID = serverUuid('6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a');

type Attempt = Pick<AttemptRow, 'n'> & Partial<AttemptRow>;

/** Someone whose operation and attempts are of different moments, as a copy with gaps gives them back. */
async function apart(op: Partial<OpRow>, attempts: readonly Attempt[]) {
  const { store, aPerson } = await aStore();
  const id = await aPerson();
  const { db } = store;
  const [own] = await db.ops.toArray();
  if (!own) throw new Error('A person has an operation');
  await db.ops.put({ ...own, ...op });
  const common = {
    opId: own.id,
    profileId: own.profileId,
    startedAt: 1,
    failures: 0,
    key: own.key,
    keyed: false,
  };
  const request = { url: 'https://api.example.org', contentType: 'text/plain', body: '' };
  await db.attempts.bulkPut(
    // A row as sending writes it, but for what was sent.
    attempts.map((one) => ({ ...common, request, id: `attempt ${one.n}`, ...one }) as unknown as AttemptRow),
  );
  await agree(store);
  const [after] = await db.ops.toArray();
  const all = await db.attempts.orderBy('id').toArray();
  return { store, id, op: after, outcomes: all.map(({ outcome }) => outcome) };
}

function agree(store: Store): Promise<void> {
  const { db } = store;
  const tables = [db.ops, db.users, db.assignments, db.groups, db.attempts, db.idmap, db.journal];
  return commit(store, [...tables, db.drafts, db.profiles], async (counters) => {
    await recount(db, counters);
    await makeAgree(store, counters);
  });
}

test.each<[string, Partial<OpRow>, Attempt[], OpRow['status'], (string | undefined)[]]>([
  [
    'is on its way and has its answer is confirmed',
    { status: 'sending', attempts: 1 },
    [{ n: 1, outcome: 'confirmed', serverUuid: UUID }],
    'confirmed',
    ['confirmed'],
  ],
  ['is on its way and has no attempt is unknown', { status: 'sending', attempts: 1 }, [], 'noReply', []],
  [
    'is on its way and was not carried out waits',
    { status: 'sending', attempts: 1 },
    [{ n: 1, outcome: 'not applied' }],
    'ready',
    ['not applied'],
  ],
  [
    'is on its way, and of which an answer proved nothing, is unknown',
    { status: 'sending', attempts: 1 },
    [{ n: 1, outcome: 'noReply' }],
    'noReply',
    ['noReply'],
  ],
  [
    'waits and was marked later is unknown',
    { status: 'ready', attempts: 0 },
    [{ n: 1 }],
    'noReply',
    ['interrupted'],
  ],
  [
    'was refused and sent again later is unknown',
    { status: 'toFix', attempts: 1 },
    [{ n: 1, outcome: 'rejected' }, { n: 2 }],
    'noReply',
    ['rejected', 'interrupted'],
  ],
  [
    'is confirmed, whose attempt is still open, stays confirmed',
    { status: 'confirmed', attempts: 1 },
    [{ n: 1 }],
    'confirmed',
    ['interrupted'],
  ],
  [
    'is on its way with its attempt stays so',
    { status: 'sending', attempts: 1 },
    [{ n: 1 }],
    'sending',
    [undefined],
  ],
  [
    'is on its way for a second time keeps its last attempt open',
    { status: 'sending', attempts: 1 },
    [{ n: 1 }, { n: 2 }],
    'sending',
    ['interrupted', undefined],
  ],
])('a record that %s', async (_, op, attempts, status, outcomes) => {
  const after = await apart(op, attempts);
  expect(after.op?.status).toBe(status);
  expect(after.outcomes).toEqual(outcomes);
  expect(await checkCounts(after.store)).toEqual({ records: 1, counts: 0, states: 0 });
});

test('an answer whose id another record has proves nothing', async () => {
  const { store, aPerson } = await aStore();
  const [one, other] = [await aPerson(), await aPerson()];
  const { db } = store;
  const op = await db.ops.where('subjectId').equals(one).first();
  if (!op) throw new Error('A person has an operation');
  await db.idmap.put({ profileId: op.profileId, localId: other, serverUuid: UUID });
  await db.ops.put({ ...op, status: 'sending', attempts: 1 });
  const attempt = { id: 'attempt', opId: op.id, n: 1, outcome: 'confirmed', serverUuid: UUID };
  await db.attempts.put(attempt as unknown as AttemptRow); // Only what is read of it.
  await agree(store);
  expect((await db.ops.get(op.id))?.status).toBe('noReply');
});
