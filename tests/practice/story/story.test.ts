import { beforeAll, describe, expect, test } from 'vitest';
import { bakeStory } from '../../../data/practice-story/bake.ts';
import { ServerDatabase } from '../../../src/practice/server/database.ts';
import { layRows, loadStory } from '../../../src/practice/story/lay-story.ts';
import type { Store } from '../../../src/store/transaction/store.ts';
import { aStore } from '../../store/a-store.ts';
import { expectCountsToEqualRows } from '../../store/counts.ts';

let stories = 0;
const baked = await bakeStory();

/** The story as a device has it on its first start. */
async function aStory(story = baked, at?: Date) {
  const name = `story-${(stories += 1)}`;
  const { store } = await aStore(name);
  if (at) Object.assign(store, { now: () => at });
  const db = new ServerDatabase(`${name} server`);
  const newId = () => crypto.randomUUID();
  const rows = await loadStory(() => Promise.resolve(story), { now: store.now, newId });
  await store.db.transaction('rw', store.db.tables, () => layRows(store.db, rows.device));
  await db.transaction('rw', db.tables, () => layRows(db, rows.server));
  return { store, db, rows };
}

/** What a story tells, without the ids that are new each time. */
async function told({ db }: Store) {
  const users = await db.users.orderBy('seq').toArray();
  return users.map(({ sex, country, occupation, reference, state, createdAt }) => ({
    ...{ sex, country, occupation, reference, state, createdAt },
  }));
}

describe('the story of practice mode', () => {
  let story: Awaited<ReturnType<typeof aStory>>;
  beforeAll(async () => {
    story = await aStory();
  });

  test('has 200 people of many occupations and countries, over many weeks', async () => {
    const users = await story.store.db.users.toArray();
    expect(users).toHaveLength(200);
    expect(new Set(users.map(({ occupation }) => occupation)).size).toBeGreaterThan(50);
    expect(new Set(users.map(({ country }) => country)).size).toBeGreaterThan(8);
    expect(new Set(users.map(({ groupId }) => groupId)).size).toBeGreaterThan(4);
    const days = users.map(({ createdAt }) => new Date(createdAt).toDateString());
    expect(new Set(days).size).toBeGreaterThanOrEqual(14);
    expect(Math.max(...users.map(({ createdAt }) => createdAt))).toBeLessThanOrEqual(
      story.store.now().getTime(),
    );
  });

  test('has assignments of both contracts, and every state that a record can rest in', async () => {
    const { assignments, users } = story.store.db;
    const all = await assignments.toArray();
    expect(new Set(all.map(({ contract }) => contract))).toEqual(new Set(['other', 'revenue-share']));
    const states = new Set([...all, ...(await users.toArray())].map(({ state }) => state));
    expect([...states].toSorted()).toEqual(
      ['confirmed', 'discarded', 'onHold', 'toFix', 'noReply', 'waiting'].toSorted(),
    );
  });

  test('has histories that go forward, begin with the making, and books that add up', async () => {
    const { journal, users, attempts } = story.store.db;
    await expectCountsToEqualRows(story.store);
    const entries = await journal.orderBy('seq').toArray();
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted((a, b) => a - b));
    for (const { id, state, createdAt } of await users.toArray()) {
      const [first, ...rest] = entries.filter(({ subjectId }) => subjectId === id);
      expect(first).toMatchObject({ at: createdAt, event: { what: 'made' } });
      if (state === 'confirmed') expect(rest.map(({ event }) => event.what)).toContain('sent');
    }
    expect(await attempts.filter(({ outcome }) => outcome === undefined).count()).toBe(0);
  });

  test('leaves on the server what the device believes, but for what is unknown', async () => {
    const { ops, attempts } = story.store.db;
    const named = new Map((await attempts.toArray()).map(({ id, opId }) => [id, opId]));
    const made = new Map<string, number>();
    for (const { attempt } of await story.db.ledger.toArray()) {
      const op = named.get(attempt ?? '') ?? 'no one';
      made.set(op, (made.get(op) ?? 0) + 1);
    }
    expect(made.has('no one')).toBe(false);
    const all = await ops.toArray();
    for (const op of all.filter(({ status }) => status === 'confirmed'))
      expect(made.get(op.id)).toBeGreaterThan(0);
    for (const op of all.filter(({ status }) => ['ready', 'blocked', 'onHold', 'discarded'].includes(status)))
      expect(made.get(op.id)).toBeUndefined();
    // Of the unknown people one has arrived and one has not, and from here they look the same.
    const noReply = all.filter(({ status, lane }) => status === 'noReply' && lane === 'user');
    expect(noReply.map(({ id }) => made.get(id) ?? 0).toSorted()).toEqual([0, 1]);
    // Someone sent a purchase again whose answer was lost.
    expect([...made.values()].filter((times) => times > 1)).toEqual([2]);
  });

  test('is the same each time', { tags: ['night'] }, async () => {
    const again = await bakeStory();
    // A long text that differs is no message: where it differs is.
    const [one, other] = [JSON.stringify(baked), JSON.stringify(again)];
    let at = 0;
    while (at < one.length && one[at] === other[at]) at += 1;
    expect(one.slice(at, at + 200)).toBe(other.slice(at, at + 200));
    expect(other.length).toBe(one.length);
    expect(await told((await aStory(again)).store)).toEqual(await told(story.store));
  });

  test('has entries on the server that name attempts of the device', async () => {
    const attempts = new Set(await story.store.db.attempts.toCollection().primaryKeys());
    const entries = await story.db.ledger.toArray();
    expect(entries.length).toBeGreaterThan(200);
    for (const { attempt, at } of entries) {
      expect(attempts.has(attempt ?? '')).toBe(true);
      expect(at).toBeInstanceOf(Date);
    }
  });

  test.each([new Date(2026, 2, 30, 17, 30), new Date(2026, 9, 26, 5, 10), new Date(2028, 1, 29)])(
    'ends today and never lies ahead, told at %s',
    async (at) => {
      const { db } = (await aStory(baked, at)).store;
      const made = (await db.users.orderBy('seq').toArray()).map(({ createdAt }) => new Date(createdAt));
      const today = at.toDateString();
      expect(made.at(-1)?.toDateString()).toBe(today);
      expect(Math.max(...made.map((one) => one.getTime()))).toBeLessThanOrEqual(at.getTime());
      const before = made.filter((one) => one.toDateString() !== today);
      expect(new Set(before.map((one) => one.toDateString())).size).toBe(13);
      for (const one of before) expect([8, 9, 10, 11]).toContain(one.getHours());
      const journal = (await db.journal.orderBy('seq').toArray()).map((one) => one.at);
      expect(journal).toEqual(journal.toSorted((one, other) => one - other));
    },
  );

  test('has ids of its own on each device, the same in every row of it', async () => {
    const idsOf = (rows: object) =>
      new Set(JSON.stringify(rows).match(/\b[\da-f]{8}-0000-4000-8000-\d{12}/g));
    const [ours, theirs] = [idsOf(story.rows), idsOf((await aStory()).rows)];
    expect(ours.size).toBe(theirs.size);
    expect([...ours].filter((id) => theirs.has(id))).toEqual([]);
    expect(new Set([...ours].map((id) => id.slice(0, 8))).size).toBe(1);
  });
});
