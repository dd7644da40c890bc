import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LocalId } from '../../../../src/domain/record/reference.ts';
import { discard, restore } from '../../../../src/store/changes/discard.ts';
import { editPeople } from '../../../../src/store/changes/edit.ts';
import { hold } from '../../../../src/store/changes/hold.ts';
import type { Store } from '../../../../src/store/transaction/store.ts';
import { isCounted } from '../../../../src/store/queries/overview/counts.ts';
import type { Order, PeopleWanted } from '../../../../src/store/queries/people-list/people-list.ts';
import { watchList, type Listing } from '../../../../src/store/queries/people-list/watch-list.ts';
import type { AssignmentRow } from '../../../../src/store/schema/assignment.ts';
import type { UserRow } from '../../../../src/store/schema/user.ts';
import { runsOf, seedOf } from '../../../support/parts/seed.ts';
import { aStore, MORNING } from '../../a-store.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Watches as a screen does, and gives what it was told last. */
function watch(store: Store) {
  let last: Listing | undefined;
  const stop = watchList(store).subscribe(
    (listing) => (last = listing),
    (problem) => {
      throw problem;
    },
  );
  return { stop, last: () => last };
}

/** Whether a row is wanted, without anything clever. */
function fits(row: UserRow, own: readonly AssignmentRow[], wanted: PeopleWanted): boolean {
  const keys = own
    .filter(({ state }) => isCounted(state))
    .flatMap(({ entries }) => entries.map(({ key }) => key));
  const { state, assignments, between, group, occupation, country, sex, assessment } = wanted;
  return [
    state === undefined || (state === 'here' ? isCounted(row.state) : row.state === state),
    assignments === undefined ||
      own.some(
        (one) =>
          one.state === assignments && (!assessment || one.entries.some(({ key }) => key === assessment)),
      ),
    between === undefined || (row.createdAt >= between[0] && row.createdAt < between[1]),
    group === undefined || (row.groupId ?? '') === group,
    occupation === undefined || row.occupation.startsWith(occupation),
    country === undefined || row.country === country,
    sex === undefined || row.sex === sex,
    assessment === undefined || (assessment === '' ? keys.length === 0 : keys.includes(assessment)),
  ].every(Boolean);
}

async function naive({ db }: Store, wanted: PeopleWanted): Promise<LocalId[]> {
  const rows = await db.users.orderBy('seq').reverse().toArray();
  const assignments = await db.assignments.toArray();
  return rows
    .filter((row) =>
      fits(
        row,
        assignments.filter(({ userId }) => userId === row.id),
        wanted,
      ),
    )
    .map(({ id }) => id);
}

const act = fc.record({
  kind: fc.constantFrom('person', 'person', 'person', 'assign', 'edit', 'discard', 'restore', 'hold', 'day'),
  whom: fc.nat(20),
  sex: fc.constantFrom('F' as const, 'M' as const),
  country: fc.constantFrom('KE', 'UG'),
  occupation: fc.constantFrom('2221', '522', '6111'),
});

const wish = fc.record(
  {
    state: fc.constantFrom('here' as const, 'waiting' as const, 'onHold' as const, 'discarded' as const),
    between: fc.constantFrom([MORNING, MORNING + DAY] as const, [MORNING + DAY, MORNING + 3 * DAY] as const),
    group: fc.constant(''),
    occupation: fc.constantFrom('2', '52', '6111'),
    country: fc.constantFrom('KE', 'UG'),
    sex: fc.constantFrom('F' as const, 'M' as const),
    assessment: fc.constantFrom('AI', ''),
  },
  { requiredKeys: [] },
);

const seed = seedOf('people-list');
const runs = runsOf(4, 12);

describe('the list of people', () => {
  test('holds whoever a scan of all rows finds, whatever was done', async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(act, { minLength: 5, maxLength: 25 }),
        fc.array(wish),
        async (acts, wishes) => {
          const { store, clock, aPerson, anAssignment } = await aStore();
          const watched = watch(store);
          const ids: LocalId[] = [];
          for (const { kind, whom, ...values } of acts) {
            const id = ids[whom % Math.max(1, ids.length)];
            if (kind === 'person' || !id) ids.push(await aPerson({ ...values, createdAt: clock.now() }));
            else if (kind === 'assign') await anAssignment(id);
            else if (kind === 'edit') await editPeople(store, [id], { sex: values.sex });
            else if (kind === 'discard') await discard(store, [id]);
            else if (kind === 'restore') await restore(store, [id]);
            else if (kind === 'hold') await hold(store, [id]);
            else clock.pass(DAY);
          }
          for (const wanted of [{}, ...wishes]) {
            const expected = await naive(store, wanted);
            found += expected.length;
            await expect
              .poll(() => (watched.last()?.isWhole ? watched.last()?.list.ids(wanted) : undefined))
              .toEqual(expected);
          }
          watched.stop();
          store.close();
        },
      ),
      { ...seed, ...runs },
    );
    expect(found).toBeGreaterThan(0);
  });

  test('finds by an assessment and a state those who have one assignment that is both', async () => {
    const { store, aPerson, anAssignment } = await aStore();
    const entry = { assessmentUuid: store.newId(), target: 'self', targetKind: 'self' } as const;
    async function aPersonWith(noReply: string, waiting: string): Promise<LocalId> {
      const id = await aPerson();
      for (const key of [noReply, waiting]) {
        const assigned = await anAssignment(id, { entries: [{ ...entry, key }] });
        if (key === noReply) await store.db.assignments.update(assigned, { state: 'noReply' });
      }
      return id;
    }
    const one = await aPersonWith('AI', 'TA');
    await aPersonWith('TA', 'AI');
    const { last, stop } = watch(store);
    await expect.poll(() => last()?.isWhole).toBe(true);
    expect(last()?.list.ids({ assessment: 'AI', assignments: 'noReply' })).toEqual([one]);
    expect(last()?.list.ids({ assessment: '', assignments: 'noReply' })).toEqual([]);
    stop();
    store.close();
  });

  test('is sorted by what a value is called, equals by who was registered last', async () => {
    const { store, aPerson, anAssignment } = await aStore();
    const one = await aPerson({ country: 'KE', sex: 'M' });
    const two = await aPerson({ country: 'UG' });
    const three = await aPerson({ country: 'KE' });
    await anAssignment(three);
    const { last, stop } = watch(store);
    await expect.poll(() => last()?.isWhole).toBe(true);
    const sorted = (order: Partial<Order>) =>
      last()?.list.ids({}, { by: 'country', isDescending: false, textOf: (value) => value, ...order });
    const names: Record<string, string> = { KE: 'Zenia', UG: 'Akia' };
    expect(sorted({})).toEqual([three, one, two]);
    expect(sorted({ textOf: (code) => names[code] ?? code })).toEqual([two, three, one]);
    expect(sorted({ isDescending: true })).toEqual([two, three, one]);
    expect(sorted({ by: 'registered' })).toEqual([one, two, three]);
    expect(sorted({ by: 'assessments', isDescending: true })).toEqual([three, two, one]);
    expect(sorted({ by: 'sex' })).toEqual([three, two, one]);
    const receipts = await store.db.users.orderBy('seq').toArray();
    const byReceipt = receipts.sort((a, b) => (a.receipt < b.receipt ? -1 : 1)).map(({ id }) => id);
    expect(sorted({ by: 'receipt' })).toEqual(byReceipt);
    expect(sorted({ by: 'receipt', isDescending: true })).toEqual(byReceipt.toReversed());
    stop();
    store.close();
  });

  test('is sorted by receipt, too, where one is not of the form that devices give', async () => {
    const { store, aPerson } = await aStore();
    const [one, two, three] = [await aPerson(), await aPerson(), await aPerson()];
    await store.db.users.update(one, { receipt: 'b' });
    await store.db.users.update(two, { receipt: 'K7-4QF2' });
    await store.db.users.update(three, { receipt: 'a' });
    const { last, stop } = watch(store);
    await expect.poll(() => last()?.isWhole).toBe(true);
    const order: Order = { by: 'receipt', isDescending: false, textOf: (value) => value };
    expect(last()?.list.ids({}, order)).toEqual([two, three, one]);
    stop();
    store.close();
  });
});
