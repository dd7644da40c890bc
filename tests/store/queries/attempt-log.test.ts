import { expect, test } from 'vitest';
import type { LocalId } from '../../../src/domain/record/reference.ts';
import { attemptLog } from '../../../src/store/queries/attempt-log.ts';
import { markSending, type Write } from '../../../src/store/outbox/attempts.ts';
import { useProfile } from '../../../src/store/outbox/profiles.ts';
import type { Store } from '../../../src/store/transaction/store.ts';
import { aStore } from '../a-store.ts';

const write: Write = () =>
  Promise.resolve({
    request: { url: 'https://example.org/api-v1/users/create', contentType: 'text/plain', body: 'x' },
    sent: { lane: 'user', fields: { sex: 'F', country: 'KE', occupation: '2221' } },
  });

async function send(store: Store, id: LocalId) {
  const op = await store.db.ops.where('subjectId').equals(id).first();
  const profile = await useProfile(store, { baseUrl: 'https://example.org' });
  return markSending(store, op?.id ?? '', { profile, keyed: false }, write);
}

/** Pages through the whole log. */
async function wholeLog(store: Store, limit: number) {
  const pages = [];
  let before: number | undefined;
  do {
    const page = await attemptLog(store, { before, limit });
    pages.push(page.rows);
    before = page.next;
  } while (before !== undefined);
  return pages;
}

test('what was sent is listed newest first, page by page, with whom it was about', async () => {
  const { store, clock, aPerson } = await aStore();
  const ids: LocalId[] = [];
  for (let made = 0; made < 5; made += 1) {
    const id = await aPerson();
    ids.push(id);
    await send(store, id);
    clock.pass(1000);
  }
  const pages = await wholeLog(store, 2);
  expect(pages.map((page) => page.map(({ standing }) => standing?.personId))).toEqual([
    [ids[4], ids[3]],
    [ids[2], ids[1]],
    [ids[0]],
  ]);
});

test('attempts of the same millisecond do not fall between two pages', async () => {
  const { store, aPerson } = await aStore();
  for (let made = 0; made < 7; made += 1) await send(store, await aPerson());
  expect((await wholeLog(store, 2)).flat()).toHaveLength(7);
});

test('a device that has sent nothing has an empty log', async () => {
  const { store } = await aStore();
  expect(await attemptLog(store, { limit: 5 })).toEqual({ rows: [] });
});
