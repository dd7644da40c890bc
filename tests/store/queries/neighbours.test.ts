import { describe, expect, test } from 'vitest';
import type { LocalId } from '../../../src/domain/record/reference.ts';
import { discard } from '../../../src/store/changes/discard.ts';
import { idsInTrouble } from '../../../src/store/queries/assignment-trouble.ts';
import { neighboursAmong, neighboursOf, whole } from '../../../src/store/queries/neighbours.ts';
import { aStore } from '../a-store.ts';

/** Five people, the oldest first. */
async function five() {
  const parts = await aStore();
  const ids: LocalId[] = [];
  while (ids.length < 5) ids.push(await parts.aPerson());
  const [a, b, c, d, e] = ids as [LocalId, LocalId, LocalId, LocalId, LocalId];
  return { ...parts, ids, a, b, c, d, e };
}

describe('who stands beside a person', () => {
  test('among everyone: the newer one before, the older one after', async () => {
    const { store, a, b, c, d, e } = await five();
    expect(await neighboursOf(store, c)).toEqual({ at: 3, count: 5, previous: d, next: b });
    expect(await neighboursOf(store, e)).toEqual({ at: 1, count: 5, next: d });
    expect(await neighboursOf(store, a)).toEqual({ at: 5, count: 5, previous: b });
  });

  test('in one state, past those in others', async () => {
    const { store, a, b, c, d, e } = await five();
    await discard(store, [b, d]);
    expect(await neighboursOf(store, c, 'waiting')).toEqual({ at: 2, count: 3, previous: e, next: a });
    expect(await neighboursOf(store, a, 'waiting')).toEqual({ at: 3, count: 3, previous: c });
    expect(await neighboursOf(store, b, 'discarded')).toEqual({ at: 2, count: 2, previous: d });
  });

  test('beside someone whose place is known no one is counted, unless the list has changed since', async () => {
    const { store, b, c, d } = await five();
    const from = { person: d, at: 20, count: 5 };
    expect(await neighboursOf(store, c, 'waiting', from)).toMatchObject({ at: 21 });
    expect(await neighboursOf(store, d, 'waiting', from)).toMatchObject({ at: 20 });
    expect(await neighboursOf(store, c, 'waiting', { ...from, person: b })).toMatchObject({ at: 19 });
    expect(await neighboursOf(store, c, 'waiting', { ...from, count: 6 })).toMatchObject({ at: 3 });
    expect(await neighboursOf(store, b, 'waiting', from)).toMatchObject({ at: 4 });
  });

  test('of someone who is in that state no more: those who are, without a place', async () => {
    const { store, b, c, d } = await five();
    await discard(store, [c]);
    expect(await neighboursOf(store, c, 'waiting')).toEqual({ count: 4, previous: d, next: b });
  });

  test('of someone who is not there: nothing', async () => {
    const { store, ids } = await five();
    const noOne = store.newId() as LocalId;
    expect(await neighboursOf(store, noOne)).toBeUndefined();
    expect(neighboursAmong(whole(ids), noOne)).toBeUndefined();
  });

  test('in an order that is at hand', async () => {
    const { a, b, c, d, e } = await five();
    const order = [c, a, e, b, d];
    expect(neighboursAmong(whole(order), c)).toEqual({ at: 1, count: 5, next: a });
    expect(neighboursAmong(whole(order), e)).toEqual({ at: 3, count: 5, previous: a, next: b });
    expect(neighboursAmong(whole(order), d)).toEqual({ at: 5, count: 5, previous: b });
  });

  test('no one else is read, however many there are', async () => {
    const { store, c } = await five();
    let read = 0;
    store.db.users.hook('reading', (row) => {
      read += 1;
      return row;
    });
    await neighboursOf(store, c, 'waiting');
    expect(read).toBe(3);
  });
});

test('whoever has assignments in trouble is gone through once, by the newest of them', async () => {
  const { store, ids, anAssignment, a, c } = await five();
  for (const id of [c, a, c]) await anAssignment(id);
  const rows = await store.db.assignments.toArray();
  await store.db.assignments.bulkPut(rows.map((row) => ({ ...row, status: 'toFix', state: 'toFix' })));
  expect(await idsInTrouble(store, 'toFix')).toEqual([c, a]);
  expect(await idsInTrouble(store, 'noReply')).toEqual([]);
  expect(ids).toHaveLength(5);
});
