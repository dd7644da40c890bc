import { expect, onTestFinished, test, vi } from 'vitest';
import { ledger } from '../../../src/store/queries/ledger.ts';
import { live } from '../../../src/store/transaction/live.ts';
import type { Store } from '../../../src/store/transaction/store.ts';
import type { Locks } from '../../../src/sync/attempt/locks.ts';
import { standForLeader } from '../../../src/sync/tabs/leader.ts';
import { atRest } from '../../support/parts/at-rest.ts';
import { manualTimers, type ManualTimers } from '../../support/parts/manual-timers.ts';
import { memoryLocks } from '../../support/parts/memory-locks.ts';
import { aStore } from '../../store/a-store.ts';

interface Tab {
  timers: ManualTimers;
  /** How often it became the sender. */
  turns: () => number;
  leads: () => boolean;
  leave: () => Promise<void>;
}

/** Tabs of one device. Each has timers of its own, so that one of them can freeze. */
async function aDevice() {
  const { store, clock } = await aStore();
  const locks = memoryLocks();
  onTestFinished(() => store.close());
  return { store, clock, aTab: (ends = true) => makeTab(store, locks, ends) };
}

/** @param ends whether what is on its way comes to an end when the tab is the sender no longer */
function makeTab(store: Store, locks: Locks, ends: boolean): Tab {
  const timers = manualTimers();
  const signals: AbortSignal[] = [];
  const lead = (lost: AbortSignal) => {
    signals.push(lost);
    return new Promise<void>((resolve) => ends && lost.addEventListener('abort', () => resolve()));
  };
  const leave = standForLeader({ store, locks, timers }, lead);
  const leads = () => signals.at(-1)?.aborted === false;
  return { timers, turns: () => signals.length, leads, leave };
}

/** The same time passes for several tabs. */
async function pass(milliseconds: number, ...tabs: readonly Tab[]): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 1_000)
    for (const { timers } of tabs) await timers.pass(1_000);
}

test('one of two tabs is the sender, and the other one is when it leaves', async () => {
  const { aTab } = await aDevice();
  const [one, two] = [aTab(), aTab()];
  await pass(60_000, one, two);
  expect([one.leads(), two.leads()]).toEqual([true, false]);
  await one.leave();
  await atRest();
  expect([one.leads(), two.leads()]).toEqual([false, true]);
});

test('a frozen sender is replaced after 20 seconds without a sign of life, and not sooner', async () => {
  const { aTab } = await aDevice();
  const frozen = aTab(false);
  const two = aTab();
  await pass(10_000, frozen, two);
  await pass(15_000, two);
  expect(two.leads()).toBe(false);
  await pass(11_000, two);
  expect(two.leads()).toBe(true);
});

test('a sender that was frozen learns that it was replaced, and waits in line again', async () => {
  const { aTab } = await aDevice();
  const [frozen, two] = [aTab(), aTab()];
  await pass(40_000, two);
  expect([frozen.leads(), two.leads()]).toEqual([false, true]);
  await pass(40_000, frozen, two);
  expect([frozen.turns(), two.turns()]).toEqual([1, 1]);
  await two.leave();
  await atRest();
  expect(frozen.leads()).toBe(true);
});

test('a tab that has replaced a frozen sender waits in line the next time', async () => {
  const { aTab } = await aDevice();
  const [one, two] = [aTab(), aTab()];
  await pass(40_000, two);
  await pass(40_000, one);
  expect([one.leads(), two.leads()]).toEqual([true, false]);
  await pass(40_000, one, two);
  expect([one.turns(), two.turns()]).toEqual([2, 1]);
});

test('a sender that lives is not replaced when the clock is put a day on or back', async () => {
  const { aTab, clock } = await aDevice();
  const [one, two] = [aTab(), aTab()];
  const day = 24 * 60 * 60 * 1_000;
  await pass(12_000, one, two);
  for (const jump of [day, -2 * day]) {
    clock.pass(jump);
    await pass(12_000, two, one);
  }
  expect([one.turns(), two.turns()]).toEqual([1, 0]);
});

test('a tab that leaves does not wait for ever for what is on its way', async () => {
  const { aTab } = await aDevice();
  const one = aTab(false);
  await atRest();
  const left = vi.fn();
  void one.leave().then(left);
  await one.timers.pass(9_000);
  expect(left).not.toHaveBeenCalled();
  await one.timers.pass(2_000);
  expect(left).toHaveBeenCalled();
});

test('signs of life change nothing that a screen reads', async () => {
  const { store, aTab } = await aDevice();
  const shown = vi.fn();
  const stop = live(() => ledger(store)).subscribe(shown, (problem) => expect.fail(problem.message));
  onTestFinished(stop);
  await atRest();
  await pass(30_000, aTab(), aTab());
  const beat = await store.db.meta.get('heartbeat');
  expect(String(beat?.value)).toMatch(/ 7$/);
  expect(shown).toHaveBeenCalledTimes(1);
});
