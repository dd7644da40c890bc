import { expect, test } from 'vitest';
import { Rounds } from '../../src/sync/rounds.ts';
import { atRest } from '../support/parts/at-rest.ts';
import { manualTimers } from '../support/parts/manual-timers.ts';
import { aClock } from '../store/a-store.ts';

function someRounds(look: (round: number) => Promise<void>) {
  const clock = aClock();
  const timers = manualTimers();
  let count = 0;
  const rounds = new Rounds({
    timers,
    now: clock.now,
    look: () => look((count += 1)),
    ended: () => undefined,
  });
  rounds.start();
  return { rounds, timers, clock, count: () => count };
}

test('what is asked for during a round is one more round, however often', async () => {
  let finish: () => void = () => undefined;
  const { rounds, count } = someRounds(() => new Promise((resolve) => (finish = resolve)));
  rounds.ask();
  for (let time = 0; time < 3; time += 1) rounds.ask();
  expect([count(), rounds.isRunning]).toEqual([1, true]);
  finish();
  await atRest();
  expect(count()).toBe(2);
});

test('after trouble with the database it is left alone for a while, and tried again by itself', async () => {
  const { rounds, timers, clock, count } = someRounds((round) =>
    round === 1 ? Promise.reject(new Error('No room')) : Promise.resolve(),
  );
  rounds.ask();
  await atRest();
  rounds.ask();
  await atRest();
  expect([count(), rounds.isLeftAlone]).toEqual([1, true]);
  clock.pass(20_000);
  await timers.pass(20_000);
  expect([count(), rounds.isLeftAlone]).toEqual([2, false]);
});

test('no round begins once it has stopped', async () => {
  const { rounds, timers, clock, count } = someRounds(() => Promise.resolve());
  rounds.askAt(clock.now().getTime() + 1_000);
  rounds.stop();
  rounds.ask();
  await timers.pass(5_000);
  expect(count()).toBe(0);
});
