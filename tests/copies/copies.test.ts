import { expect, test } from 'vitest';
import { serverUuid } from '../../src/domain/record/reference.ts';
import { copies } from '../../src/copies/copies.ts';
import { countOutsideCopy } from '../../src/copies/only-here.ts';
import { saveDraft } from '../../src/store/changes/drafts.ts';
import { discard } from '../../src/store/changes/discard.ts';
import { editPeople } from '../../src/store/changes/edit.ts';
import type { Store } from '../../src/store/transaction/store.ts';
import { closeAttempt, markSending } from '../../src/store/outbox/attempts.ts';
import type { AttemptEnd } from '../../src/store/outbox/closing.ts';
import type { AttemptRow } from '../../src/store/schema/attempt.ts';
import { useProfile } from '../../src/store/outbox/profiles.ts';
import { requestWriter } from '../../src/sync/attempt/write-request.ts';
import { aStore } from '../store/a-store.ts';

async function backUp(store: Store): Promise<void> {
  const journalSeq = (await store.db.journal.orderBy('seq').last())?.seq ?? 0;
  await countOutsideCopy(store, { journalSeq, at: store.now().getTime(), how: 'kept file' });
}

async function send(store: Store, id: string, closing: AttemptEnd): Promise<void> {
  await closeAttempt(store, await leave(store, id), closing);
}

async function leave(store: Store, id: string): Promise<AttemptRow> {
  const op = await store.db.ops.where('subjectId').equals(id).first();
  const profile = await useProfile(store, { baseUrl: 'https://server.test' });
  const write = requestWriter({ baseUrl: 'https://server.test', encoding: 'form' });
  const attempt = await markSending(store, op?.id ?? '', { profile, keyed: false }, write);
  if (!attempt) throw new Error('It cannot be sent');
  return attempt;
}

const UUID = serverUuid('6f0c5f9e-5b0e-4f0b-9a3e-0d3f4f3c2b1a');
const confirmed: AttemptEnd = { outcome: 'confirmed', status: 'confirmed', serverUuid: UUID };
const noReply: AttemptEnd = {
  outcome: 'noReply',
  status: 'noReply',
  evidence: { at: 5, durationMs: 5, errorName: 'TypeError' },
};

test('on a device with nothing there is nothing to copy', async () => {
  const { store } = await aStore();
  expect(await copies(store)).toEqual({
    records: 0,
    drafts: 0,
    discarded: 0,
    waiting: 0,
    onServer: 0,
    sending: 0,
    unsure: 0,
    toFix: 0,
    onHold: 0,
    onlyHere: 0,
    mayHaveArrived: 0,
    noReplyOnlyHere: 0,
    draftsOnlyHere: 0,
  });
});

test('a half-typed form is counted by itself, and not as only here once a file has it', async () => {
  const { store, clock } = await aStore();
  await saveDraft(store, 'registration', { sex: 'F' });
  expect(await copies(store)).toMatchObject({ records: 0, drafts: 1, onlyHere: 0, draftsOnlyHere: 1 });
  clock.pass(60_000);
  await backUp(store);
  expect(await copies(store)).toMatchObject({ drafts: 1, draftsOnlyHere: 0 });
  clock.pass(60_000);
  await saveDraft(store, 'registration', { sex: 'M' });
  expect(await copies(store)).toMatchObject({ drafts: 1, draftsOnlyHere: 1 });
});

test('each copy has what it has: server, file and device are counted by themselves', async () => {
  const { store, clock, aPerson } = await aStore();
  const [arrived, lost, edited, left] = [await aPerson(), await aPerson(), await aPerson(), await aPerson()];
  const leaving = await aPerson();
  clock.pass(60_000);
  const filedAt = store.now().getTime();
  await backUp(store);
  clock.pass(60_000);
  await send(store, arrived, confirmed);
  const arrivedAt = store.now().getTime();
  await send(store, lost, noReply);
  await leave(store, leaving);
  await editPeople(store, [edited], { sex: 'M' });
  await discard(store, [left]);
  await aPerson();
  expect(await copies(store)).toEqual({
    records: 5,
    drafts: 0,
    discarded: 1,
    waiting: 2,
    onServer: 1,
    sending: 1,
    unsure: 1,
    toFix: 0,
    onHold: 0,
    // The one made and the one edited after the file, and the two whose state the file does not know.
    onlyHere: 4,
    mayHaveArrived: 2,
    noReplyOnlyHere: 1,
    draftsOnlyHere: 0,
    file: { records: 3, at: filedAt, how: 'kept file' },
    arrivedAt,
  });
});
