import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goingTogether, inBatches, withNeeded } from '../../../src/domain/transfer/goes-together.ts';
import { seedOf } from '../../support/parts/seed.ts';

const some = fc
  .array(fc.tuple(fc.boolean(), fc.array(fc.nat({ max: 12 }), { maxLength: 2 })), { maxLength: 12 })
  .map((records) =>
    records.map(([isWanted, waitsFor], id) => ({
      id: String(id),
      isWanted,
      // What was made first is named by what was made later; a number beyond the list is a record that is gone.
      waitsFor: waitsFor.filter((other) => other < id || other > 9).map(String),
    })),
  );

test('nothing goes that would wait for ever there, and nothing stays that would wait for ever here', () => {
  fc.assert(
    fc.property(some, (records) => {
      const going = goingTogether(records);
      for (const { id, isWanted, waitsFor } of records) {
        if (going.has(id)) expect(isWanted).toBe(true);
        for (const other of waitsFor) expect(going.has(other)).toBe(going.has(id));
      }
    }),
    seedOf('what goes together'),
  );
});

test('every record goes that can go', () => {
  fc.assert(
    fc.property(some, (records) => {
      const going = goingTogether(records);
      const known = new Set(records.map(({ id }) => id));
      const staying = records.filter(({ id }) => !going.has(id));
      const stays = (id: string) => !going.has(id);
      for (const { id, isWanted, waitsFor } of staying) {
        const isTied = records.some((one) => one.waitsFor.includes(id) && stays(one.id));
        expect(!isWanted || isTied || waitsFor.some((other) => !known.has(other) || stays(other))).toBe(true);
      }
    }),
    seedOf('what goes together'),
  );
});

test('what is needed comes along, however far away', () => {
  const needs: Record<string, string[]> = { survey: ['person'], person: ['team'], team: ['parent'] };
  expect(withNeeded(['survey'], (id) => needs[id] ?? [])).toEqual(
    new Set(['survey', 'person', 'team', 'parent']),
  );
});

test('batches never divide what waits for each other, and begin with groups', () => {
  const record = fc.record({
    waitsFor: fc.array(fc.nat({ max: 29 }), { maxLength: 2 }),
    isGroup: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(record, { maxLength: 30 }), fc.integer({ min: 1, max: 8 }), (all, size) => {
      const going = all.map(({ waitsFor, isGroup }, at) => ({
        id: `${at}`,
        isGroup,
        waitsFor: waitsFor.map(String),
      }));
      const batches = inBatches(going, size);
      const parts = batches.flat();
      expect(
        parts
          .flat()
          .map(({ id }) => id)
          .sort(),
      ).toEqual(going.map(({ id }) => id).sort());
      const partOf = new Map(parts.flatMap((part, at) => part.map(({ id }) => [id, at])));
      for (const { id, isGroup, waitsFor } of going)
        for (const other of waitsFor)
          if (!isGroup && going[Number(other)]?.isGroup === false)
            expect(partOf.get(other)).toBe(partOf.get(id));
      const kinds = parts.map((part) => part.some(({ isGroup }) => isGroup));
      expect(kinds).toEqual([...kinds].sort((one, other) => Number(other) - Number(one)));
      for (const batch of batches) expect(batch.length === 1 || batch.flat().length <= size).toBe(true);
    }),
    { seed: 5 },
  );
});
