import { expect, test } from 'vitest';
import { TROUBLES } from '../../torture/plan.ts';
import { torture } from '../../torture/torture.ts';
import { seedOf } from '../../support/parts/seed.ts';

const { seed } = seedOf('tests/e2e/torture');
const LOST = { lost: 0, doubled: 0, invented: 0, undone: 0, unedited: 0 };
const NOTHING_LOST = { ...LOST, miscounts: 0, stuck: 0, unexpected: [] };

// The page is built for it: what is tortured is not the screens.
test('2 kills in the middle of registering and sending under faults lose nothing and double nothing', async () => {
  const killAfter = { acknowledged: 10, effects: 5 };
  // By day no troubles but the kills: they take minutes, and have tests of their own in tests/sync.
  const some = { people: 100, troubles: [], fails: 0, killAfter };
  const sum = await torture({ rounds: 2, seed, mode: 'close', ...some, say: () => undefined });
  console.log(JSON.stringify(sum));
  expect(sum).toMatchObject({ kills: 2, ...NOTHING_LOST });
  expect(sum.acknowledged).toBeGreaterThanOrEqual(20);
  expect(sum.effects).toBeGreaterThanOrEqual(10);
});

test(
  '20 kills at moments drawn by chance while it registers and sends under random faults lose nothing and double nothing',
  { tags: ['night'] },
  async () => {
    const some = { people: 5_000, fails: 2 };
    const sum = await torture({ rounds: 20, seed, mode: 'close', ...some, say: () => undefined });
    console.log(JSON.stringify(sum));
    expect(sum).toMatchObject({ kills: 20, ...NOTHING_LOST });
    expect(sum.tornLogs).toBeGreaterThan(0);
    expect(sum.deletions).toBe(1);
    // The last round deletes the database.
    expect(sum.repairs).toBeGreaterThan(0);
    expect(sum.acknowledged).toBeGreaterThan(20);
    expect(sum.effects).toBeGreaterThan(20);
    expect(Object.keys(sum.troubles).toSorted()).toEqual(TROUBLES.toSorted());
  },
);
