import { expect, test } from 'vitest';
import { serverUuid, type LocalId } from '../../../src/domain/record/reference.ts';
import { person } from '../../../src/store/queries/person.ts';
import { closeAttempt, markSending } from '../../../src/store/outbox/attempts.ts';
import { unmark } from '../../../src/store/outbox/marks/marked-ahead.ts';
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

/** Somebody who waits, and how to mark them, in one page or in another. */
async function somebody() {
  const device = await aStore();
  const { store } = device;
  const id = await device.aPerson();
  const profile = await useProfile(store, SERVER);
  const write = requestWriter({ baseUrl: SERVER.baseUrl, encoding: 'form' });
  const opOf = async (subjectId: LocalId) =>
    (await store.db.ops.where('subjectId').equals(subjectId).first())?.id ?? '';
  const opId = () => opOf(id);
  const markOf = async (subjectId: LocalId, ahead = true) => {
    const attempt = await markSending(store, await opOf(subjectId), { profile, keyed: false, ahead }, write);
    if (!attempt) throw new Error('It could not be marked');
    return attempt;
  };
  const mark = (ahead: boolean) => markOf(id, ahead);
  const op = async () => store.db.ops.get(await opId());
  return { ...device, id, mark, markOf, op };
}

test('a page whose mark was taken back does not touch the one that another page has made since', async () => {
  const { store, mark, op } = await somebody();
  const own = await mark(true);
  await unmark(store, own);
  const other = await mark(true);
  // The first page wakes up, and takes back what it believes to be its mark.
  await unmark(store, own);
  expect((await op())?.status).toBe('sending');
  expect((await store.db.attempts.get(other.id))?.outcome).toBeUndefined();
  await closeAttempt(store, own, { outcome: 'not applied', status: 'ready' });
  expect((await op())?.status).toBe('sending');
  await closeAttempt(store, other, CONFIRMED);
  expect((await op())?.status).toBe('confirmed');
  await expectCountsToEqualRows(store);
});

test('an answer keeps everything of the record, and its history has it in order', async () => {
  const { store, id, mark } = await somebody();
  const before = await store.db.users.get(id);
  const attempt = await mark(true);
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
  const { store, aPerson, mark, markOf } = await somebody();
  const [one, other] = [await mark(true), await markOf(await aPerson())];
  const closed = await Promise.all([one, other].map((each) => closeAttempt(store, each, CONFIRMED)));
  expect(closed.map((each) => each?.status)).toEqual(['confirmed', 'unknown']);
  expect((await store.db.ops.get(other.opId))?.status).toBe('unknown');
  expect(await store.db.idmap.count()).toBe(1);
  await expectCountsToEqualRows(store);
});
