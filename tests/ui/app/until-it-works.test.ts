import { expect, test } from 'vitest';
import { untilItWorks } from '../../../src/ui/app/until-it-works.ts';
import { manualTimers } from '../../support/parts/manual-timers.ts';

/** Something that fails so often, tried with timers that stand still. */
function failing(times: number) {
  const timers = manualTimers();
  const seen = { tries: 0, works: 0 };
  const trying = untilItWorks(
    () => Promise.resolve((seen.tries += 1) > times),
    () => (seen.works += 1),
    (milliseconds, work) => timers.after(milliseconds, work),
  );
  return { timers, seen, trying };
}

test('it is tried ever less often, and no more once it has worked', async () => {
  const { timers, seen } = failing(6);
  const tries: number[] = [];
  for (const wait of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]) {
    await timers.pass(wait - 1);
    tries.push(seen.tries);
    await timers.pass(1);
  }
  expect(tries).toEqual([0, 1, 2, 3, 4, 5, 6]);
  await timers.pass(600_000);
  expect(seen).toEqual({ tries: 7, works: 1 });
});

test('it is tried at once when it is asked for, and the timer begins again', async () => {
  const { timers, seen, trying } = failing(1);
  trying.now();
  await timers.pass(3_999);
  expect(seen).toEqual({ tries: 1, works: 0 });
  await timers.pass(1);
  expect(seen).toEqual({ tries: 2, works: 1 });
});

test('stopped, it is neither tried nor said to work, even while a try goes on', async () => {
  const { timers, seen, trying } = failing(0);
  trying.now();
  trying.stop();
  trying.now();
  await timers.pass(600_000);
  expect(seen).toEqual({ tries: 1, works: 0 });
});
