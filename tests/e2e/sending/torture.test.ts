import { expect, test } from 'vitest';
import { torture } from '../../torture/torture.ts';

const seed = Number(process.env.OUTPOST_SEED ?? Date.now() % 2 ** 31);
console.log(`tests/e2e/torture: seed ${seed}`);

test('20 kills while it registers and sends under random faults lose nothing and double nothing', async () => {
  const sum = await torture({ rounds: 20, seed, mode: 'close', say: () => undefined });
  console.log(JSON.stringify(sum));
  expect(sum).toMatchObject({ kills: 20, lost: 0, doubled: 0, invented: 0, miscounts: 0 });
  expect(sum.tornLogs).toBeGreaterThan(0);
  expect(sum.deletions).toBe(1);
  // The last round deletes the database.
  expect(sum.repairs).toBeGreaterThan(0);
  expect(sum.acknowledged).toBeGreaterThan(20);
  expect(sum.effects).toBeGreaterThan(20);
}, 300_000);
