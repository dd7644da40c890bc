import { expect, test } from 'vitest';
import { markSending } from '../../../src/store/outbox/attempts.ts';
import { useProfile } from '../../../src/store/outbox/profiles.ts';
import { aTab, tear, type Device } from './a-device.ts';

const aName = () => `device ${crypto.randomUUID()}`;

/** Registers somebody and marks them as the next to be sent. Gives the attempt. */
async function markAhead({ store, register }: Device): Promise<string> {
  const subjectId = await register();
  const op = await store.db.ops.where('subjectId').equals(subjectId).first();
  const profile = await useProfile(store, { baseUrl: 'https://server.test', keyMark: 'aa' });
  const request = { url: 'https://server.test/api-v1/users/create', contentType: 'text/plain', body: '' };
  const sent = { lane: 'user', fields: { sex: 'F', country: 'KE', occupation: '2221' } } as const;
  const write = () => Promise.resolve({ request, sent });
  const attempt = await markSending(store, op?.id ?? '', { profile, keyed: false, ahead: true }, write);
  return attempt?.id ?? '';
}

/** One attempt that has left, and one that waits. */
async function twoMarks(tab: Device) {
  const [left, waits] = [await markAhead(tab), await markAhead(tab)];
  expect(await tab.mirror.leaves(left)).toBe(true);
  return { left, waits };
}

test('after a kill the next start knows which of the requests that were marked ahead have not left', async () => {
  const name = aName();
  const first = await aTab(name);
  const { left, waits } = await twoMarks(first);
  first.end();
  const { mirror } = await aTab(name);
  expect([mirror.neverLeft(left), mirror.neverLeft(waits)]).toEqual([false, true]);
});

test('a tab that was open all the while knows it of another one that is gone', async () => {
  const name = aName();
  const [first, other] = [await aTab(name), await aTab(name)];
  const { left, waits } = await twoMarks(first);
  first.end();
  const notLeft = await other.mirror.notLeft();
  expect([notLeft.has(left), notLeft.has(waits)]).toEqual([false, true]);
});

test('a tab that starts while another one is open proves nothing by what it reads then', async () => {
  const name = aName();
  const first = await aTab(name);
  const { waits } = await twoMarks(first);
  const other = await aTab(name);
  expect(other.mirror.neverLeft(waits)).toBe(false);
});

test('nothing is proved after a snapshot, which has no line of what left', async () => {
  const name = aName();
  const first = await aTab(name);
  const { waits } = await twoMarks(first);
  await first.mirror.writeAgain();
  const later = await twoMarks(first);
  first.end();
  const { mirror } = await aTab(name);
  expect([waits, later.waits, later.left].map((id) => mirror.neverLeft(id))).toEqual([false, true, false]);
});

test('while a snapshot is written nothing is marked ahead, and what leaves goes by the database', async () => {
  const { mirror } = await aTab(aName());
  const writing = mirror.writeAgain();
  await Promise.resolve();
  expect(mirror.knowsWhatLeaves).toBe(false);
  expect(await mirror.leaves('an attempt')).toBe(false);
  await writing;
  expect(mirror.knowsWhatLeaves).toBe(true);
});

test('nothing is proved where a line is torn', async () => {
  const name = aName();
  const first = await aTab(name);
  const { waits } = await twoMarks(first);
  first.end();
  await tear(name);
  const { mirror } = await aTab(name);
  expect(mirror.neverLeft(waits)).toBe(false);
  await mirror.settled();
});

test('nothing is proved where a change was not mirrored', async () => {
  const name = aName();
  const first = await aTab(name);
  const { waits } = await twoMarks(first);
  first.mirror.close();
  await first.register();
  first.end();
  const { mirror } = await aTab(name);
  expect(mirror.neverLeft(waits)).toBe(false);
  await mirror.settled();
});

test('a mirror that cannot be written says so instead of writing that a request leaves', async () => {
  const first = await aTab(aName());
  const { waits } = await twoMarks(first);
  expect(first.mirror.knowsWhatLeaves).toBe(true);
  first.mirror.close();
  expect(await first.mirror.leaves(waits)).toBe(false);
  expect(await first.mirror.notLeft()).toEqual(new Set());
});
