import { expect, test } from 'vitest';
import { torture } from '../../torture/torture.ts';
import { seedOf } from '../../support/parts/seed.ts';

const { seed } = seedOf('tests/e2e/torture');
const NOTHING_LOST = { lost: 0, doubled: 0, invented: 0, undone: 0, miscounts: 0 };

// The page is built for it: what is tortured is not the screens.
test('3 kills in the middle of registering and sending under faults lose nothing and double nothing', async () => {
  const killAfter = { acknowledged: 10, effects: 5 };
  const sum = await torture({ rounds: 3, seed, mode: 'close', killAfter, say: () => undefined });
  console.log(JSON.stringify(sum));
  expect(sum).toMatchObject({ kills: 3, ...NOTHING_LOST });
  expect(sum.acknowledged).toBeGreaterThanOrEqual(30);
  expect(sum.effects).toBeGreaterThanOrEqual(15);
});

test(
  '20 kills at random instants while it registers and sends under random faults lose nothing and double nothing',
  { tags: ['night'] },
  async () => {
    const sum = await torture({ rounds: 20, seed, mode: 'close', say: () => undefined });
    console.log(JSON.stringify(sum));
    expect(sum).toMatchObject({ kills: 20, ...NOTHING_LOST });
    expect(sum.tornLogs).toBeGreaterThan(0);
    expect(sum.deletions).toBe(1);
    // The last round deletes the database.
    expect(sum.repairs).toBeGreaterThan(0);
    expect(sum.acknowledged).toBeGreaterThan(20);
    expect(sum.effects).toBeGreaterThan(20);
  },
);
