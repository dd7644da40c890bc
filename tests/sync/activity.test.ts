import { expect, test } from 'vitest';
import { Activity } from '../../src/sync/activity.ts';

function anActivity() {
  let told = 0;
  const activity = new Activity(() => (told += 1));
  return { activity, told: () => told };
}

test('a run counts what it has sent, and goes on counting when it pauses to check the server', () => {
  const { activity } = anActivity();
  activity.show('sending');
  activity.recorded('a', 'confirmed');
  activity.show('checking');
  activity.recorded('b', 'confirmed');
  activity.recorded('c', 'toFix');
  activity.show('sending');
  expect(activity.outcomes?.counts).toEqual({ confirmed: 2, toFix: 1 });
});

test('what was refused and is confirmed later in the same run is counted once', () => {
  const { activity } = anActivity();
  activity.show('sending');
  for (const status of ['toFix', 'noReply', 'noReply', 'confirmed'] as const) activity.recorded('a', status);
  expect(activity.outcomes?.counts).toEqual({ toFix: 0, noReply: 0, confirmed: 1 });
});

test.each(['idle', 'waiting'] as const)('%s ends the run, and the next one counts from nothing', (phase) => {
  const { activity } = anActivity();
  activity.show('sending');
  activity.recorded('a', 'confirmed');
  activity.show(phase);
  expect(activity.outcomes).toBeUndefined();
  activity.recorded('b', 'confirmed');
  activity.show('sending');
  expect(activity.outcomes?.counts).toEqual({});
});

test('every phase is told', () => {
  const { activity, told } = anActivity();
  activity.show('checking');
  activity.show('idle');
  expect([activity.phase, told()]).toEqual(['idle', 2]);
});
