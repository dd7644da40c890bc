import { expect, test } from 'vitest';
import { itWasRejected, tryAgain } from '../../../src/store/changes/decisions.ts';
import { closeAttempt, markSending } from '../../../src/store/outbox/attempts.ts';
import type { AttemptEnd } from '../../../src/store/outbox/closing.ts';
import { useProfile } from '../../../src/store/outbox/profiles.ts';
import { requestWriter } from '../../../src/sync/attempt/write-request.ts';
import { aStore } from '../a-store.ts';

const SERVER = { baseUrl: 'https://server.test', keyMark: 'aa' };

/** Someone who was sent under a key, with this end. */
async function sentUnderAKey(end: AttemptEnd) {
  const { store, aPerson } = await aStore();
  const id = await aPerson();
  const op = async () => {
    const found = await store.db.ops.where('subjectId').equals(id).first();
    return found ?? expect.unreachable('There is an operation');
  };
  const profile = await useProfile(store, SERVER);
  const write = requestWriter({ baseUrl: SERVER.baseUrl, encoding: 'form' });
  const send = async () => {
    const attempt = await markSending(store, (await op()).id, { profile, keyed: true }, write);
    return attempt ?? expect.unreachable('It could not be marked');
  };
  await closeAttempt(store, await send(), end);
  return { store, id, op, send };
}

test('what a person says did not arrive is sent again under its key, so that a server that has it makes it once', async () => {
  const { store, id, op, send } = await sentUnderAKey({ outcome: 'noReply', status: 'noReply' });
  const { key } = await op();
  await itWasRejected(store, [id]);
  await tryAgain(store, [id]);
  expect(await op()).toMatchObject({ status: 'ready', key });
  expect(await send()).toMatchObject({ n: 2, key });
});

test('what the server refused goes under another key: to the same one it would repeat its refusal', async () => {
  const { store, id, op } = await sentUnderAKey({ outcome: 'rejected', status: 'toFix' });
  const { key } = await op();
  await tryAgain(store, [id]);
  expect((await op()).key).not.toBe(key);
});
