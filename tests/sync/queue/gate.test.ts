import { expect, test } from 'vitest';
import { decide, type Decision } from '../../../src/sync/proof/decide-by-answer.ts';
import {
  afterAttempt,
  afterProbe,
  pausesLifted,
  OPEN_GATE,
  opensAt,
  stopped,
  type Gate,
} from '../../../src/sync/queue/gate.ts';
import { isDue, LONGEST_BACK_OFF } from '../../../src/sync/queue/pace.ts';
import { pauseOf } from '../../../src/sync/queue/why-paused.ts';

const NOW = 1_000_000;
const moment = { now: NOW, random: () => 0.5 };

const lost = decide('lost', 'not');
const lostWithKey = decide('lost', 'key');
const arrived = decide('arrived', 'not');
const refused = decide('rejected', 'not');

function after(decisions: Decision[], gate: Gate = OPEN_GATE): Gate {
  return decisions.reduce((before, decision) => afterAttempt(before, decision, 0, moment), gate);
}

test.each<[string, Decision[], boolean]>([
  ['one unknown', [lost], false],
  ['two unknowns in a row', [lost, lost], true],
  ['two unknowns with a good answer between', [lost, arrived, lost], false],
  ['two unknowns with a refusal between', [lost, refused, lost], false],
  ['two losses with a key', [lostWithKey, lostWithKey], false],
  ['three losses with a key', [lostWithKey, lostWithKey, lostWithKey], true],
])('after %s the circuit is open: %#', (_, decisions, open) => {
  expect(after(decisions).circuitOpen).toBe(open);
});

test('a good probe closes the circuit', () => {
  const gate = afterProbe(after([lost, lost]), 'working', moment);
  expect(gate.circuitOpen).toBe(false);
  expect(opensAt(gate, NOW)).toBe(0);
  expect(after([arrived], gate)).toMatchObject({ noRepliesInRow: 0, lostInRow: 0 });
});

test('a circuit that a probe has closed opens at the next failure', () => {
  expect(after([lost], afterProbe(after([lost, lost]), 'working', moment)).circuitOpen).toBe(true);
});

test('a server that answers probes well, and everything else with a page, is sent less and less', () => {
  const page = decide('no proof', 'not');
  let gate = OPEN_GATE;
  let sent = 0;
  const hour = NOW + 60 * 60_000;
  for (let now = NOW; now < hour; now = Math.max(now + 100, opensAt(gate, now))) {
    const at = { now, random: () => 0.5 };
    gate = afterAttempt(afterProbe(gate, 'working', at), page, 0, at);
    sent += 1;
  }
  // With half of the longest back-off between any two there are 24 in an hour, and a few more at first.
  expect(sent).toBeLessThan(40);
});

test('the first time a circuit opens the server is looked at at once, the next time later, until something arrives', () => {
  const first = after([lost, lost]);
  expect(opensAt(first, NOW)).toBe(0);
  const second = after([lost, lost], afterProbe(first, 'working', moment));
  expect(opensAt(second, NOW)).toBeGreaterThan(NOW);
  const third = after([arrived, lost, lost], afterProbe(second, 'working', moment));
  expect(opensAt(third, NOW)).toBe(0);
});

test('probes that fail come later and later; refused credentials wait for a person', () => {
  const once = afterProbe(OPEN_GATE, 'nothing answers', moment);
  const twice = afterProbe(once, 'nothing answers', moment);
  expect(opensAt(twice, NOW)).toBeGreaterThan(opensAt(once, NOW));
  expect(opensAt(afterProbe(OPEN_GATE, 'credentials refused', moment), NOW)).toBe(Infinity);
});

test('used-up credit holds assignments alone', () => {
  const gate = after([decide('credit', 'replay-safe')]);
  expect(opensAt(gate, NOW)).toBe(0);
  expect(gate.creditUntil).toBeGreaterThan(NOW + 60_000 - 1);
});

test('a server that asks to be left alone is, until then', () => {
  const gate = afterAttempt(OPEN_GATE, decide('busy', 'not'), 7_000, moment);
  expect(opensAt(gate, NOW)).toBe(NOW + 7_000);
  expect(opensAt(gate, NOW + 7_000)).toBe(0);
});

test('of several requests that a busy server turns away, the one that may come last counts', () => {
  const busy = decide('busy', 'not');
  const gate = afterAttempt(afterAttempt(OPEN_GATE, busy, 7_000, moment), busy, 1_000, moment);
  expect(opensAt(gate, NOW)).toBe(NOW + 7_000);
});

test('a server that asks for more than anything backs off by itself is left alone, whatever else it says', () => {
  const early = decide('too early', 'not');
  expect(opensAt(afterAttempt(OPEN_GATE, early, LONGEST_BACK_OFF, moment), NOW)).toBe(0);
  expect(opensAt(afterAttempt(OPEN_GATE, early, 3_600_000, moment), NOW)).toBe(NOW + 3_600_000);
  expect(opensAt(afterAttempt(OPEN_GATE, refused, 3_600_000, moment), NOW)).toBe(0);
});

test('a clock that was wrong for a moment holds nothing: not a busy server, not a probe, not used-up credit', () => {
  const tomorrow = { ...moment, now: NOW + 24 * 60 * 60_000 };
  const busy = afterAttempt(OPEN_GATE, decide('busy', 'not'), 7_000, tomorrow);
  const away = afterProbe(OPEN_GATE, 'nothing answers', tomorrow);
  const poor = afterAttempt(OPEN_GATE, decide('credit', 'key'), 0, tomorrow);
  expect([busy, away].map((gate) => opensAt(gate, NOW))).toEqual([0, 0]);
  expect(isDue(poor.creditUntil, NOW)).toBe(true);
});

test('Send now breaks every pause', () => {
  const worst: Gate = {
    ...after([lost, lost]),
    stopped: true,
    probeAt: Infinity,
    busyUntil: NOW * 2,
    creditUntil: NOW * 2,
  };
  expect(opensAt(pausesLifted(worst), NOW)).toBe(0);
});

test.each<[string, Gate, string | undefined]>([
  ['nothing', OPEN_GATE, undefined],
  ['a stop', stopped(OPEN_GATE), 'stopped'],
  ['a refused key', afterProbe(OPEN_GATE, 'credentials refused', moment), 'credentials'],
  ['another service', afterProbe(OPEN_GATE, 'not this service', moment), 'address'],
  ['a server that is away', afterProbe(OPEN_GATE, 'nothing answers', moment), 'unreachable'],
  ['an open circuit', after([lost, lost]), 'circuit'],
  ['a busy server', { ...OPEN_GATE, busyUntil: NOW + 1 }, 'server busy'],
  ['credit that is used up', { ...OPEN_GATE, creditUntil: NOW + 1 }, 'credit'],
])('what holds the queue is said: %s', (_, gate, reason) => {
  expect(pauseOf(gate, NOW)?.reason).toBe(reason);
});
