import { beforeAll, describe, expect, test } from 'vitest';
import { ServerDatabase } from '../../../src/practice/server/database.ts';
import { liveThrough } from '../../../src/practice/story/story.ts';
import type { Store } from '../../../src/store/core/store.ts';
import { shippedCatalogue } from '../../support/parts/shipped-catalogue.ts';
import { aStore } from '../../store/a-store.ts';
import { expectCountsToEqualRows } from '../../store/counts.ts';

let stories = 0;

async function aStory() {
  const { store } = await aStore(`story-${(stories += 1)}`);
  const db = new ServerDatabase(`story-${stories} server`);
  await liveThrough({ store, db, catalogue: await shippedCatalogue() });
  return { store, db };
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
      ['confirmed', 'discarded', 'held', 'needs you', 'unknown', 'waiting'].toSorted(),
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
      const op = named.get(attempt ?? '') ?? 'nobody';
      made.set(op, (made.get(op) ?? 0) + 1);
    }
    expect(made.has('nobody')).toBe(false);
    const all = await ops.toArray();
    for (const op of all.filter(({ status }) => status === 'confirmed'))
      expect(made.get(op.id)).toBeGreaterThan(0);
    for (const op of all.filter(({ status }) => ['ready', 'blocked', 'held', 'discarded'].includes(status)))
      expect(made.get(op.id)).toBeUndefined();
    // Of the unknown people one has arrived and one has not, and from here they look the same.
    const unknown = all.filter(({ status, lane }) => status === 'unknown' && lane === 'user');
    expect(unknown.map(({ id }) => made.get(id) ?? 0).toSorted()).toEqual([0, 1]);
    // Somebody sent a purchase again whose answer was lost.
    expect([...made.values()].filter((times) => times > 1)).toEqual([2]);
  });

  test('is the same each time', async () => {
    const again = await aStory();
    expect(await told(again.store)).toEqual(await told(story.store));
  });
});
