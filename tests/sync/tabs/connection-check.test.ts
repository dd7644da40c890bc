import { expect, test } from 'vitest';
import type { Connection } from '../../../src/sync/server/connection.ts';
import { ConnectionCheck } from '../../../src/sync/tabs/connection-check.ts';
import { manualTimers } from '../../support/parts/manual-timers.ts';

const HERE: Connection = { finding: 'no key', checkedAt: 1 };
const THERE: Connection = { finding: 'working', checkedAt: 2, latencyMs: 212 };

function aCheck(isElsewhere: boolean) {
  const timers = manualTimers();
  const told: string[] = [];
  const shown: Connection[] = [];
  const check = new ConnectionCheck({
    timers,
    tell: ({ what }) => told.push(what),
    look: () => Promise.resolve(HERE),
    show: (connection) => shown.push(connection),
    isElsewhere: () => isElsewhere,
  });
  check.senderKnowsKey = true;
  return { check, timers, told, shown };
}

test('a tab that can look for itself does so, and tells the others', async () => {
  const { check, told, shown } = aCheck(false);
  expect(await check.check()).toEqual(HERE);
  expect([told, shown]).toEqual([['checked'], [HERE]]);
});

test('a tab without the key asks the sender of another tab, which has it, and shows what that found', async () => {
  const { check, told, shown } = aCheck(true);
  const checked = check.check();
  check.found(THERE);
  expect(await checked).toEqual(THERE);
  expect([told, shown]).toEqual([['check wanted'], [THERE]]);
});

test('a sender that does not answer, as a frozen one, is not waited for without end', async () => {
  const { check, timers } = aCheck(true);
  const checked = check.check();
  await timers.pass(40_000);
  expect(await checked).toEqual(HERE);
});
