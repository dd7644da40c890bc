import { expect, test } from 'vitest';
import { serverUuid, type LocalId } from '../../../src/domain/record/reference.ts';
import { person } from '../../../src/store/queries/person.ts';
import { closeAttempt, markSending } from '../../../src/store/outbox/attempts.ts';
import { useProfile } from '../../../src/store/outbox/profiles.ts';
import { requestWriter } from '../../../src/sync/attempt/write-request.ts';
import { aStore } from '../a-store.ts';
import { expectCountsToEqualRows } from '../counts.ts';

const SERVER = { baseUrl: 'https://server.test', keyMark: 'aa' };
const CONFIRMED = {
  outcome: 'confirmed',
  status: 'confirmed',
  serverUuid: serverUuid('6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a'),
} as const;

/** Someone who waits, and how to mark them, in one page or in another. */
async function somePerson() {
  const device = await aStore();
  const { store } = device;
  const id = await device.aPerson();
  const profile = await useProfile(store, SERVER);
  const write = requestWriter({ baseUrl: SERVER.baseUrl, encoding: 'form' });
  const opOf = async (subjectId: LocalId) =>
    (await store.db.ops.where('subjectId').equals(subjectId).first())?.id ?? '';
  const markOf = async (subjectId: LocalId) => {
    const attempt = await markSending(store, await opOf(subjectId), { profile, keyed: false }, write);
    if (!attempt) throw new Error('It could not be marked');
    return attempt;
  };
  const mark = () => markOf(id);
  return { ...device, id, mark, markOf };
}

test('an answer keeps everything of the record, and its history has it in order', async () => {
  const { store, id, mark } = await somePerson();
  const before = await store.db.users.get(id);
  const attempt = await mark();
  await closeAttempt(store, attempt, CONFIRMED);
  // Doing it twice changes nothing.
  await closeAttempt(store, attempt, CONFIRMED);
  const { serverUuid: uuid } = CONFIRMED;
  const after = { ...before, status: 'confirmed', state: 'confirmed', serverUuid: uuid };
  expect(await store.db.users.get(id)).toEqual(after);
  const timeline = (await person(store, id))?.timeline.map(({ event }) => event.what);
  expect(timeline).toEqual(['made', 'sent', 'answered']);
  await expectCountsToEqualRows(store);
});

test('of two first answers with one uuid, recorded together, the second proves nothing', async () => {
  const { store, aPerson, mark, markOf } = await somePerson();
  const [one, other] = [await mark(), await markOf(await aPerson())];
  const closed = await Promise.all([one, other].map((each) => closeAttempt(store, each, CONFIRMED)));
  expect(closed.map((each) => each?.status)).toEqual(['confirmed', 'noReply']);
  expect((await store.db.ops.get(other.opId))?.status).toBe('noReply');
  expect(await store.db.idmap.count()).toBe(1);
  await expectCountsToEqualRows(store);
});
