import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { LocalId } from '../../src/domain/record/reference.ts';
import { countOutsideCopy, onlyHere } from '../../src/keeping/only-here.ts';
import { discard } from '../../src/store/changes/discard.ts';
import { hold, release } from '../../src/store/changes/hold.ts';
import { aStore } from '../store/a-store.ts';

const step = fc.record({
  what: fc.constantFrom('register', 'assign', 'hold', 'release', 'discard', 'copy'),
  whom: fc.nat(4),
});

test('whatever is done, and whenever copies are made, the count is of the records that no copy has as they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const { store, aPerson, anAssignment } = await aStore();
      const people: LocalId[] = [];
      /** Records as they are, against which a copy is measured. */
      let copied = new Map<string, string>();
      for (const { what, whom } of steps) {
        const id = people[whom % Math.max(1, people.length)];
        if (what === 'register') people.push(await aPerson());
        else if (what === 'copy') {
          const journalSeq = await store.db.journal.count();
          await countOutsideCopy(store, { journalSeq, at: 0, how: 'kept file' });
          copied = await histories(store);
        } else if (!id) continue;
        else if (what === 'assign') await anAssignment(id).catch(() => undefined);
        else if (what === 'hold') await hold(store, [id]);
        else if (what === 'release') await release(store, [id]);
        else await discard(store, [id]);
        const missing = [...(await histories(store))].filter(([key, history]) => copied.get(key) !== history);
        const live = await store.db.ops.filter(({ status }) => status !== 'discarded').toArray();
        const expected = live.filter((op) => missing.some(([key]) => key === op.subjectId)).length;
        expect(await onlyHere(store)).toBe(expected);
      }
      store.close();
    }),
    { seed: 9, numRuns: 40 },
  );
});

/** Each record's history, from the journal alone. */
async function histories({ db }: Awaited<ReturnType<typeof aStore>>['store']): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const { subjectId, seq } of await db.journal.toArray())
    found.set(subjectId, `${found.get(subjectId) ?? ''} ${seq}`);
  return found;
}

test('an older copy does not take back what a newer one has', async () => {
  const { store, aPerson } = await aStore();
  await aPerson();
  const journalSeq = await store.db.journal.count();
  await countOutsideCopy(store, { journalSeq, at: 2, how: 'kept file' });
  await countOutsideCopy(store, { journalSeq: 0, at: 1, how: 'a person has it' });
  expect(await onlyHere(store)).toBe(0);
});
