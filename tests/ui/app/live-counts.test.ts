import { expect, test } from 'vitest';
import { LiveCounts } from '../../../src/ui/app/live-counts.ts';
import { atRest } from '../../support/parts/at-rest.ts';
import { anApp } from '../an-app.ts';

test('counts rest while records are restored, are read once by a screen that opens meanwhile, and are right afterwards', async () => {
  const { store, aPerson } = await anApp();
  const rested = new LiveCounts();
  let readings = 0;
  const people = rested.live(async () => {
    readings += 1;
    return store.db.users.count();
  });
  const early: number[] = [];
  const late: number[] = [];
  const unexpected = (problem: unknown) => expect.unreachable(String(problem));
  const stop = people.subscribe((count) => early.push(count), unexpected);
  await expect.poll(() => early).toEqual([0]);
  let stopLate = () => {};
  await rested.restDuring(async () => {
    await aPerson();
    stopLate = people.subscribe((count) => late.push(count), unexpected);
    await expect.poll(() => late).toEqual([1]);
    await aPerson();
    await aPerson();
    await atRest();
    expect(readings).toBe(2);
  });
  await expect.poll(() => [early.at(-1), late.at(-1)]).toEqual([3, 3]);
  stop();
  await aPerson();
  await expect.poll(() => late.at(-1)).toBe(4);
  expect(early.at(-1)).toBe(3);
  stopLate();
});

test('counts go on when restoring fails', async () => {
  const { store, aPerson } = await anApp();
  const rested = new LiveCounts();
  const counts: number[] = [];
  const people = rested.live(() => store.db.users.count());
  const stop = people.subscribe(
    (count) => counts.push(count),
    (problem) => expect.unreachable(String(problem)),
  );
  await expect(rested.restDuring(() => Promise.reject(new Error('The disk is full')))).rejects.toThrow(
    'full',
  );
  await aPerson();
  await expect.poll(() => counts.at(-1)).toBe(1);
  stop();
});

test('what is counted is told when no one waits for it any more', async () => {
  const rested = new LiveCounts();
  const signals: AbortSignal[] = [];
  const stop = rested
    .live((signal) => {
      signals.push(signal);
      return new Promise(() => undefined);
    })
    .subscribe(
      () => undefined,
      (problem) => expect.unreachable(String(problem)),
    );
  await expect.poll(() => signals.length).toBe(1);
  expect(signals[0]?.aborted).toBe(false);
  stop();
  expect(signals[0]?.aborted).toBe(true);
});
