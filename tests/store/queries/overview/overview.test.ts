import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LocalId } from '../../../../src/domain/record/reference.ts';
import { discard, restore } from '../../../../src/store/changes/discard.ts';
import { editPeople } from '../../../../src/store/changes/edit.ts';
import { saveSettings } from '../../../../src/store/changes/settings.ts';
import { hold, release } from '../../../../src/store/changes/hold.ts';
import { readChange } from '../../../../src/store/transaction/change-count.ts';
import type { Store } from '../../../../src/store/transaction/store.ts';
import { isCounted, type Part } from '../../../../src/store/queries/overview/counts.ts';
import { KEPT_COUNTS, readCounts } from '../../../../src/store/queries/overview/kept-counts.ts';
import { overview, type Counting, type Overview } from '../../../../src/store/queries/overview/overview.ts';
import type { AssignmentRow } from '../../../../src/store/schema/assignment.ts';
import type { UserRow } from '../../../../src/store/schema/user.ts';
import { runsOf, seedOf } from '../../../support/parts/seed.ts';
import { aStore } from '../../a-store.ts';

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** What a scan of all rows comes to, without anything clever. */
async function naive({ db }: Store): Promise<Overview> {
  const users = (await db.users.toArray()).filter(({ state }) => isCounted(state));
  const rows = (await db.assignments.toArray()).filter(({ state }) => isCounted(state));
  const entries = rows.flatMap((row) => row.entries.map(({ key }) => ({ key, state: row.state })));
  const by = (value: (row: UserRow) => string) => grouped(users, value);
  return {
    people: partOf(users),
    days: by(({ createdAt }) => dayOf(createdAt)),
    sexes: by(({ sex }) => sex),
    countries: by(({ country }) => country),
    groups: by(({ groupId }) => groupId ?? ''),
    occupations: by(({ occupation }) => occupation),
    assigned: partOf(entries),
    assessments: grouped(entries, ({ key }) => key),
    troubles: { noReply: numbersOf(entries, 'noReply'), toFix: numbersOf(entries, 'toFix') },
    paid: paidOf(rows.filter(({ state }) => state === 'confirmed')),
  };
}

function partOf(rows: readonly { state: string }[]): Part {
  return { all: rows.length, onServer: rows.filter(({ state }) => state === 'confirmed').length };
}

function grouped<Row extends { state: string }>(rows: readonly Row[], value: (row: Row) => string) {
  const values = [...new Set(rows.map(value))];
  return new Map(values.map((one) => [one, partOf(rows.filter((row) => value(row) === one))]));
}

function numbersOf(entries: readonly { key: string; state: string }[], state: string): Map<string, number> {
  const parts = grouped(
    entries.filter((entry) => entry.state === state),
    ({ key }) => key,
  );
  return new Map([...parts].map(([key, { all }]) => [key, all]));
}

function paidOf(rows: readonly AssignmentRow[]): Map<string, number> {
  const paid = new Map<string, number>();
  for (const { denominationCountry: country, purchase } of rows) {
    if (purchase?.total) paid.set(country, (paid.get(country) ?? 0) + purchase.total);
  }
  return paid;
}

/** Watches as a screen does, and gives what it was told last. */
function watch(store: Store, counts = overview(store, dayOf)) {
  let last: Counting | undefined;
  const told: Counting[] = [];
  const stop = counts.subscribe(
    (counting) => told.push((last = counting)),
    (problem) => {
      throw problem;
    },
  );
  return { stop, told, last: () => (last && 'overview' in last ? last.overview : undefined) };
}

const act = fc.record({
  kind: fc.constantFrom('person', 'person', 'assign', 'edit', 'discard', 'restore', 'hold', 'release', 'day'),
  whom: fc.nat(20),
  sex: fc.constantFrom('F' as const, 'M' as const),
  country: fc.constantFrom('KE', 'UG'),
  occupation: fc.constantFrom('2221', '522', '6111'),
});

const seed = seedOf('overview');
const runs = runsOf(12);

describe('what Overview counts', () => {
  test('equals a scan of all rows, whatever was done, while it is open and when it is opened again', async () => {
    let groupsSeen = false;
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 25 }), async (acts) => {
        const { store, clock, aPerson, anAssignment, aGroup } = await aStore();
        const group = await aGroup();
        const ids: LocalId[] = [];
        const counts = overview(store, dayOf);
        let open: ReturnType<typeof watch> | undefined = watch(store, counts);
        for (const { kind, whom, sex, country, occupation } of acts) {
          const id = ids[whom % Math.max(1, ids.length)];
          const join =
            whom % 2 === 0 ? { group: { uuid: group, name: 'Nakuru 3', type: 'TEAM' as const } } : {};
          if (kind === 'person') ids.push(await aPerson({ sex, country, occupation, ...join }));
          else if (kind === 'day') clock.pass(20 * 3_600_000);
          else if (id === undefined) continue;
          else if (kind === 'assign') await anAssignment(id, { denominationCountry: country });
          else if (kind === 'edit') await editPeople(store, [id], { sex, country, occupation });
          else await { discard, restore, hold, release }[kind](store, [id]);
          // A screen comes and goes.
          if (whom % 7 === 0) open?.stop();
          open = whom % 7 === 0 ? undefined : (open ?? watch(store, counts));
        }
        open?.stop();
        const again = watch(store, counts);
        const expected = await naive(store);
        groupsSeen ||= expected.groups.has(group);
        await expect.poll(again.last).toEqual(expected);
        again.stop();
        store.close();
      }),
      {
        ...seed,
        ...runs,
        // Chance alone may put no one into a group.
        examples: [[[{ kind: 'person', whom: 2, sex: 'F', country: 'KE', occupation: '2221' }]]],
      },
    );
    expect(groupsSeen).toBe(true);
  });

  test('an open screen learns of a change, and opening it again reads no more than what has changed', async () => {
    const { store, aPerson } = await aStore();
    for (let made = 0; made < 5; made += 1) await aPerson();
    const counts = overview(store, dayOf);
    const first = watch(store, counts);
    await expect.poll(() => first.last()?.people.all).toBe(5);
    await aPerson({ sex: 'M' });
    await expect.poll(() => first.last()?.people.all).toBe(6);
    first.stop();
    await aPerson({ sex: 'M' });
    const again = watch(store, counts);
    await expect.poll(() => again.last()?.sexes.get('M')?.all).toBe(2);
    // The first pass alone tells how far it has come.
    expect(again.told.some((counting) => 'done' in counting)).toBe(false);
    store.close();
  });

  test('a page that is opened later has the counts at once, and counts again only after a change', async () => {
    const name = 'overview kept';
    const device = await aStore(name);
    for (let made = 0; made < 5; made += 1) await device.aPerson();
    const first = watch(device.store);
    await expect.poll(() => first.last()?.people.all).toBe(5);
    await expect.poll(() => device.store.db.meta.get(KEPT_COUNTS)).toBeTruthy();
    first.stop();
    device.store.close();

    const later = await aStore(name);
    // Ids begin again with each store.
    for (let taken = 0; taken < 50; taken += 1) later.newId();
    const second = watch(later.store);
    await expect.poll(() => second.last()?.people.all).toBe(5);
    expect(second.last()).toEqual(await naive(later.store));
    expect(second.told.some((counting) => 'done' in counting)).toBe(false);
    await later.aPerson();
    await expect.poll(() => second.last()?.people.all).toBe(6);
    expect(second.last()).toEqual(await naive(later.store));
    second.stop();
    await later.aPerson();
    later.store.close();

    const last = await aStore(name);
    const third = watch(last.store);
    await expect.poll(() => third.last()?.people.all).toBe(7);
    // Until then those of the last time stood there, and it was said that they are old.
    expect(third.told.slice(0, -1).every((counting) => 'done' in counting)).toBe(true);
    expect(third.told[0]).toMatchObject({ before: { overview: { people: { all: 6 } } } });
    third.stop();
    last.store.close();
  });

  test('counts are kept although something else changes while everyone is counted', async () => {
    const { store, aPerson } = await aStore();
    await aPerson();
    let changed: Promise<void> | undefined;
    const stop = overview(store, dayOf).subscribe(
      (counting) => {
        if ('done' in counting) changed ??= saveSettings(store, { organisationName: 'Lakeside' });
      },
      () => undefined,
    );
    await expect.poll(() => store.db.meta.get(KEPT_COUNTS)).toBeTruthy();
    await changed;
    const [kept, change] = [await readCounts<Overview>(store), await readChange(store.db)];
    expect(change?.seq).toBe(2);
    expect(kept).toMatchObject({ isCurrent: true, counts: await naive(store) });
    stop();
    store.close();
  });

  test('rows that were written past the app are counted again, because the counters tells', async () => {
    const { store, aPerson } = await aStore();
    const id = await aPerson();
    const counts = overview(store, dayOf);
    const first = watch(store, counts);
    await expect.poll(() => first.last()?.people.onServer).toBe(0);
    first.stop();
    await writePast(store, id);
    const again = watch(store, counts);
    await expect.poll(() => again.last()?.people.onServer).toBe(1);
    store.close();
  });
});

/** As another tab does of which this one has not heard. */
async function writePast({ db }: Store, id: LocalId): Promise<void> {
  const raw = db.backendDB();
  await new Promise<void>((resolve, reject) => {
    const transaction = raw.transaction(['users', 'meta'], 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(new Error('Not written', { cause: transaction.error }));
    const users = transaction.objectStore('users');
    const user = users.get(id) as IDBRequest<UserRow>;
    user.onsuccess = () => users.put({ ...user.result, status: 'confirmed', state: 'confirmed' });
    const meta = transaction.objectStore('meta');
    const counters = meta.get('counters') as IDBRequest<{ value: { counts: { user: object } } }>;
    counters.onsuccess = () => {
      counters.result.value.counts.user = { confirmed: 1 };
      meta.put(counters.result);
    };
  });
}
