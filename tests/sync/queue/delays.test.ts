import { expect, test } from 'vitest';
import type { OpRow } from '../../../src/store/schema/op.ts';
import { Delays } from '../../../src/sync/queue/delays.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const DAY = 24 * 60 * 60 * 1_000;
const DELAY = 15_000;

/** As far as delays look at one. */
function op(id: string, notBefore: number, delay?: number): OpRow {
  return { id, notBefore, ...(delay !== undefined && { delay }) } as unknown as OpRow;
}

function someDelays() {
  let elapsed = 0;
  const delays = new Delays(() => elapsed);
  return {
    delays,
    pass: (milliseconds: number) => void (elapsed += milliseconds),
    over: () => delays.over.map(({ id }) => id),
  };
}

test('a delay goes on by the other clock when the clock of the device is put back', () => {
  const { delays, pass, over } = someDelays();
  const ada = op('ada', NOON + DELAY, DELAY);
  delays.see([ada], NOON);
  pass(10_000);
  delays.see([ada], NOON + 10_000 - DAY);
  expect([delays.next, over()]).toEqual([5_000, []]);
  pass(5_000);
  expect(over()).toEqual(['ada']);
});

test('one that did not go when its delay was over is not looked at again at once', () => {
  const { delays, pass } = someDelays();
  const ada = op('ada', NOON + DELAY, DELAY);
  delays.see([ada], NOON);
  pass(DELAY);
  delays.see([ada], NOON - DAY);
  expect(delays.next).toBe(5_000);
});

test('one that is edited waits again, and one that is gone is forgotten', () => {
  const { delays, pass, over } = someDelays();
  delays.see([op('ada', NOON + DELAY, DELAY), op('ben', NOON + DELAY, DELAY)], NOON);
  pass(10_000);
  delays.see([op('ada', NOON + 10_000 + DELAY, DELAY)], NOON + 10_000);
  pass(10_000);
  expect([delays.next, over()]).toEqual([5_000, []]);
});

test('at a start, what was made by a clock that was put back since is over', () => {
  const { delays, over } = someDelays();
  delays.see([op('ada', NOON + DELAY, DELAY)], NOON - DAY);
  expect([delays.next, over()]).toEqual([0, ['ada']]);
});

test('a clock that corrects itself by a few seconds shortens and lengthens nothing by more', () => {
  const { delays, over } = someDelays();
  delays.see([op('ada', NOON + DELAY, DELAY)], NOON - 5_000);
  expect([delays.next, over()]).toEqual([DELAY, []]);
});

test('a back-off is no delay', () => {
  const { delays, over } = someDelays();
  delays.see([op('ada', NOON + DELAY)], NOON);
  expect([delays.next, over()]).toEqual([Infinity, []]);
});
