import { expect, test } from 'vitest';
import { discard, restore } from '../../../src/store/changes/discard.ts';
import { editAssignment } from '../../../src/store/changes/edit-assignment.ts';
import { editPeople } from '../../../src/store/changes/edit.ts';
import { hold, release } from '../../../src/store/changes/hold.ts';
import { endDelay, sendFirst } from '../../../src/store/changes/send-first.ts';
import type { LocalId } from '../../../src/domain/record/reference.ts';
import { markSending } from '../../../src/store/outbox/attempts.ts';
import { useProfile } from '../../../src/store/outbox/profiles.ts';
import { breakBackOffs, FIRST } from '../../../src/store/outbox/queue.ts';
import type { OpRow } from '../../../src/store/schema/op.ts';
import type { Store } from '../../../src/store/transaction/store.ts';
import { aStore, MORNING } from '../a-store.ts';

const DELAY = 15_000;

const aDevice = () => aStore(undefined, DELAY);

async function opOf({ db }: Store, id: LocalId): Promise<OpRow> {
  const op = await db.ops.where('subjectId').equals(id).first();
  if (!op) throw new Error('Every record has an operation');
  return op;
}

async function waitOf(store: Store, id: LocalId) {
  const { notBefore, delay } = await opOf(store, id);
  return { notBefore, delay };
}

const AT_ONCE = { notBefore: 0, delay: undefined };
const delayedFrom = (at: number) => ({ notBefore: at + DELAY, delay: DELAY });

test('a person and an assignment that were just made wait, and a group does not', async () => {
  const { store, aPerson, anAssignment, aGroup } = await aDevice();
  const ada = await aPerson();
  expect(await waitOf(store, ada)).toEqual(delayedFrom(MORNING));
  expect(await waitOf(store, await anAssignment(ada))).toEqual(delayedFrom(MORNING));
  expect(await waitOf(store, await aGroup())).toEqual(AT_ONCE);
});

test('an edit begins the delay again, of a person and of an assignment', async () => {
  const { store, clock, aPerson, anAssignment } = await aDevice();
  const ada = await aPerson();
  const survey = await anAssignment(ada);
  clock.pass(10_000);
  await editPeople(store, [ada], { country: 'UG' });
  expect(await waitOf(store, ada)).toEqual(delayedFrom(MORNING + 10_000));
  const entry = { assessmentUuid: store.newId(), key: 'AI', target: 'self', targetKind: 'self' } as const;
  await editAssignment(
    store,
    survey,
    {
      ...{ uuid: survey, userUuid: ada, contract: 'other', entries: [entry], denominationCountry: 'KE' },
      ...{ autoReserve: true, createdAt: store.now() },
    },
    { confirmedAt: store.now(), count: 1 },
  );
  expect(await waitOf(store, survey)).toEqual(delayedFrom(MORNING + 10_000));
});

test.each([
  ['discarded and restored', discard, restore],
  ['put on hold and released', hold, release],
] as const)('what is %s has no new delay', async (_, away, back) => {
  const { store, clock, aPerson } = await aDevice();
  const ada = await aPerson();
  clock.pass(60_000);
  await away(store, [ada]);
  await back(store, [ada]);
  expect((await waitOf(store, ada)).notBefore).toBe(MORNING + DELAY);
});

test('a person may send at once whom they name, with the assignments, and no one else', async () => {
  const { store, aPerson, anAssignment } = await aDevice();
  const [ada, ben] = [await aPerson(), await aPerson()];
  const survey = await anAssignment(ada);
  await endDelay(store, [ada]);
  expect(await waitOf(store, ada)).toEqual(AT_ONCE);
  expect(await waitOf(store, survey)).toEqual(AT_ONCE);
  expect(await waitOf(store, ben)).toEqual(delayedFrom(MORNING));
});

test('to send first is to send at once', async () => {
  const { store, aPerson } = await aDevice();
  const ada = await aPerson();
  await sendFirst(store, [ada]);
  expect(await waitOf(store, ada)).toEqual({ notBefore: FIRST, delay: undefined });
});

test('Send now ends every delay, also of what still waits for its person', async () => {
  const { store, aPerson, anAssignment } = await aDevice();
  const ada = await aPerson();
  const survey = await anAssignment(ada);
  await breakBackOffs(store);
  expect(await waitOf(store, ada)).toEqual(AT_ONCE);
  expect(await waitOf(store, survey)).toEqual(AT_ONCE);
});

const sent = { lane: 'user', fields: { sex: 'F', country: 'KE', occupation: '2221' } } as const;
const write = () =>
  Promise.resolve({ request: { url: 'https://server.test', contentType: 'text/plain', body: '' }, sent });

test('what was edited since it was found to be due is not marked', async () => {
  const { store, clock, aPerson } = await aDevice();
  const ada = await aPerson();
  const profile = await useProfile(store, { baseUrl: 'https://server.test', keyMark: 'aa' });
  clock.pass(DELAY);
  const found = await opOf(store, ada);
  await editPeople(store, [ada], { country: 'UG' });
  expect(await markSending(store, found.id, { profile, keyed: false, found }, write)).toBeUndefined();
  const again = await opOf(store, ada);
  expect(await markSending(store, found.id, { profile, keyed: false, found: again }, write)).toBeDefined();
  expect((await opOf(store, ada)).delay).toBeUndefined();
});
