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
  activity.recorded();
  activity.show('checking');
  activity.recorded();
  activity.show('sending');
  expect(activity.sent).toBe(2);
});

test.each(['idle', 'waiting'] as const)('%s ends the run, and the next one counts from nothing', (phase) => {
  const { activity } = anActivity();
  activity.show('sending');
  activity.recorded();
  activity.show(phase);
  expect(activity.sent).toBeUndefined();
  activity.recorded();
  activity.show('sending');
  expect(activity.sent).toBe(0);
});

test('every phase is told', () => {
  const { activity, told } = anActivity();
  activity.show('checking');
  activity.show('idle');
  expect([activity.phase, told()]).toEqual(['idle', 2]);
});
