import { expect, test } from 'vitest';
import { Ramp } from '../../../src/sync/queue/ramp.ts';

test('people go one at a time at first, twice as many after each good answer, and never more than was set', () => {
  const ramp = new Ramp();
  const most = [ramp.most('user', 3)];
  for (let answer = 0; answer < 3; answer += 1) {
    ramp.learn('ramp');
    most.push(ramp.most('user', 3));
  }
  expect(most).toEqual([1, 2, 3, 3]);
  expect(ramp.most('user', 100)).toBe(6);
  expect(ramp.most('assign', 6)).toBe(1);
});

test.each(['probe', 'back off', 'count against the circuit'] as const)(
  'after “%s” it starts again',
  (signal) => {
    const ramp = new Ramp();
    ramp.learn('ramp');
    ramp.learn('go on');
    expect(ramp.most('user', 6)).toBe(2);
    ramp.learn(signal);
    expect(ramp.most('user', 6)).toBe(1);
  },
);
