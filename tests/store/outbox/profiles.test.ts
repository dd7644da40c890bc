import { expect, test } from 'vitest';
import { closeAttempt, markSending } from '../../../src/store/outbox/attempts.ts';
import type { LocalId } from '../../../src/domain/record/reference.ts';
import { useProfile, wouldHold, type ProfileIdentity } from '../../../src/store/outbox/profiles.ts';
import { requestWriter } from '../../../src/sync/attempt/write-request.ts';
import { aStore } from '../a-store.ts';

const HERE = { baseUrl: 'https://here.test' };
const ELSEWHERE = { baseUrl: 'https://elsewhere.test' };

async function aDevice() {
  const { store, aPerson } = await aStore();
  const statusOf = async (id: string) =>
    (await store.db.ops.where('subjectId').equals(id).first())?.status ?? 'none';
  /** Sends someone to a server, which answers nothing. */
  const sendTo = async (server: ProfileIdentity, id: LocalId) => {
    const profile = await useProfile(store, server);
    const op = await store.db.ops.where('subjectId').equals(id).first();
    const write = requestWriter({ baseUrl: server.baseUrl, encoding: 'form' });
    const attempt = await markSending(store, op?.id ?? '', { profile, keyed: false }, write);
    if (attempt) await closeAttempt(store, attempt, { outcome: 'noReply', status: 'noReply' });
    return profile;
  };
  return { store, aPerson, statusOf, sendTo };
}

test('what is on hold for a server that wants no key waits again when its address is set again', async () => {
  const { store, aPerson, statusOf, sendTo } = await aDevice();
  await sendTo(HERE, await aPerson());
  const waiting = await aPerson();
  expect(await wouldHold(store, ELSEWHERE.baseUrl)).toBe(true);
  await useProfile(store, ELSEWHERE);
  expect(await statusOf(waiting)).toBe('onHold');
  await useProfile(store, HERE);
  expect(await statusOf(waiting)).toBe('ready');
});

test('of two organisations at one address the one with the same key counts', async () => {
  const { store, aPerson, sendTo } = await aDevice();
  const first = await sendTo({ ...HERE, keyMark: 'aa' }, await aPerson());
  const second = await useProfile(store, { ...HERE, keyMark: 'bb' });
  expect(second.id).not.toBe(first.id);
  await useProfile(store, { ...HERE, keyMark: 'aa' });
  expect((await useProfile(store, { ...HERE, keyMark: 'bb' })).id).toBe(second.id);
});
