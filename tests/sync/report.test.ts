import { expect, onTestFinished, test } from 'vitest';
import { changeGate, stopped } from '../../src/sync/queue/gate.ts';
import { Report, REPORT_EVERY } from '../../src/sync/report.ts';
import { Sender } from '../../src/sync/sender.ts';
import type { SyncState } from '../../src/sync/tabs/sync-state.ts';
import { manualTimers } from '../support/parts/manual-timers.ts';
import { memoryLocks } from '../support/parts/memory-locks.ts';
import { aStore } from '../store/a-store.ts';
import { HTTP1, settingsFor } from './a-sync.ts';

/** The report of one tab, on a clock that the test moves; `shown` and `told` are what it said. */
async function aReport({ isInLine = true, leads = true } = {}) {
  const { store, aPerson } = await aStore();
  const timers = manualTimers();
  const access = { settings: settingsFor({ url: '' }), key: undefined, profile: undefined };
  const sender = new Sender({
    store,
    timers,
    locks: memoryLocks(),
    access: () => access,
    changed: () => undefined,
    keyChanged: () => undefined,
    fetch: () => Promise.reject(new TypeError('no server is set')),
    now: store.now,
    offline: () => false,
    connections: HTTP1,
  });
  const lost = new AbortController();
  if (leads) void sender.lead(lost.signal);
  await timers.pass(0);
  const told: SyncState[] = [];
  const shown: SyncState[] = [];
  const report = new Report({
    store,
    timers,
    sender,
    address: () => '',
    isInLine: () => isInLine,
    tell: (state) => void told.push(state),
  });
  report.subscribe(() => shown.push(report.state));
  onTestFinished(() => {
    report.close();
    lost.abort();
    store.close();
  });
  return { store, aPerson, timers, sender, report, shown, told };
}

test('many changes are one report, and those that come later are another', async () => {
  const { report, timers, shown } = await aReport();
  for (let change = 0; change < 20; change += 1) report.soon();
  await timers.pass(REPORT_EVERY - 1);
  expect(shown).toHaveLength(0);
  await timers.pass(1);
  expect(shown).toHaveLength(1);
  report.soon();
  await timers.pass(REPORT_EVERY);
  expect(shown).toHaveLength(2);
});

test('the sender shows what it does, and tells the other tabs that it is done elsewhere', async () => {
  const { aPerson, sender, report, timers, shown, told } = await aReport();
  await aPerson();
  await aPerson();
  sender.activity.show('sending');
  const became = ['confirmed', 'confirmed', 'toFix', 'noReply', 'onHold'] as const;
  became.forEach((status, at) => sender.activity.recorded(String(at), status));
  sender.activity.wantAttention = 4;
  report.soon();
  await timers.pass(REPORT_EVERY);
  // Two more wait. What was refused, or may not have arrived, is never counted as confirmed.
  const progress = { total: 7, confirmed: 2, toFix: 1, noReply: 1, onHold: 1 };
  const state = { phase: 'sending', wantAttention: 4, progress };
  expect(shown).toMatchObject([{ ...state, elsewhere: false }]);
  expect(told).toMatchObject([{ ...state, elsewhere: true }]);
});

test('a tab that waits to become the sender leaves on the screen what the sender told', async () => {
  const { report, timers, shown, told } = await aReport({ leads: false });
  const heard: SyncState = { ...report.state, phase: 'sending', elsewhere: true };
  report.show(heard);
  report.soon();
  await timers.pass(REPORT_EVERY);
  expect(shown).toEqual([heard]);
  expect(told).toEqual([]);
});

test('a tab that cannot send shows what is kept of the queue, and tells no one', async () => {
  const { store, report, timers, shown, told } = await aReport({ isInLine: false, leads: false });
  await changeGate(store, stopped);
  report.soon();
  await timers.pass(REPORT_EVERY);
  expect(shown).toMatchObject([{ phase: 'off', pause: { reason: 'stopped' } }]);
  expect(told).toEqual([]);
});

test('a stop that is not yet written down is shown', async () => {
  const { sender, report, timers, shown } = await aReport();
  sender.gate.isHalted = true;
  report.soon();
  await timers.pass(REPORT_EVERY);
  expect(shown).toMatchObject([{ pause: { reason: 'stopped' } }]);
});

test('nothing is shown after the end, nor to those who listen no more', async () => {
  const { report, timers, shown } = await aReport();
  let heard = 0;
  const stop = report.subscribe(() => (heard += 1));
  stop();
  report.soon();
  await timers.pass(REPORT_EVERY);
  report.soon();
  report.close();
  await timers.pass(REPORT_EVERY);
  expect([shown.length, heard]).toEqual([1, 0]);
});
