import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Updates } from '../../../src/page/updates.svelte.ts';

/** The browser's side of service workers, to be driven by hand: real ones need a built app, see tests/e2e/shell/updates.test.ts. */
class FakeWorker extends EventTarget {
  state = 'installing';
  readonly heard: unknown[] = [];
  postMessage(message: unknown) {
    this.heard.push(message);
  }
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class Registration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  checks = 0;
  update() {
    this.checks += 1;
    return Promise.reject(new TypeError('no network'));
  }
  find(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

class Container extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registration = new Registration();
}

const MORNING = Date.UTC(2026, 0, 5, 8);

function start({ controlled = true, mayReload = true, workers = new Container() } = {}) {
  if (controlled) workers.controller = new FakeWorker();
  const now = { value: MORNING };
  const may = { value: mayReload };
  const reload = vi.fn();
  const updates = new Updates({
    // The class above has every part of the container that is used.
    workers: workers as unknown as ServiceWorkerContainer,
    mayReload: () => may.value,
    reload,
    now: () => new Date(now.value),
  });
  updates.start();
  updates.watch(workers.registration as unknown as ServiceWorkerRegistration);
  return { updates, workers, reload, may, now };
}

function withNewVersion(options: Parameters<typeof start>[0] = {}) {
  const parts = start(options);
  const worker = new FakeWorker();
  parts.workers.registration.find(worker);
  worker.become('installed');
  return { ...parts, worker };
}

describe('a new version', () => {
  test('is offered once it is whole, and takes over when a person agrees', () => {
    const { updates, worker, workers, reload } = withNewVersion();
    expect(updates.ready).toBe(true);
    updates.apply();
    expect(worker.heard).toEqual(['take over']);
    expect(reload).not.toHaveBeenCalled();
    workers.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('that cannot take over asks the old one to make way, and then the page is loaded again', () => {
    const { updates, workers, reload, may } = withNewVersion();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    updates.apply();
    vi.advanceTimersByTime(1_999);
    expect(workers.controller?.heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(workers.controller?.heard).toEqual(['make way']);
    may.value = false;
    vi.advanceTimersByTime(2_000);
    expect(reload).not.toHaveBeenCalled();
    may.value = true;
    updates.apply();
    vi.advanceTimersByTime(4_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  test('that takes over once something was begun is offered again, and waits for another press', () => {
    const { updates, worker, workers, reload, may } = withNewVersion();
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    updates.apply();
    may.value = false;
    vi.advanceTimersByTime(4_000);
    expect(workers.controller?.heard).toEqual([]);
    worker.become('activated');
    workers.dispatchEvent(new Event('controllerchange'));
    expect([updates.ready, reload.mock.calls.length]).toEqual([false, 0]);
    may.value = true;
    expect(updates.ready).toBe(true);
    updates.apply();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('is neither offered nor started while something would be lost, and is afterwards', () => {
    const { updates, worker, may, reload } = withNewVersion({ mayReload: false });
    expect(updates.ready).toBe(false);
    updates.apply();
    expect([worker.heard, reload.mock.calls]).toEqual([[], []]);
    may.value = true;
    expect(updates.ready).toBe(true);
  });

  test('that half arrived is not offered', () => {
    const { updates, workers } = start();
    const worker = new FakeWorker();
    workers.registration.find(worker);
    worker.become('redundant');
    expect(updates.ready).toBe(false);
  });

  test('agreed to in another tab is offered here, and never reloads by itself', () => {
    const { updates, worker, workers, reload } = withNewVersion();
    worker.become('activated');
    workers.dispatchEvent(new Event('controllerchange'));
    expect([updates.ready, reload.mock.calls.length]).toEqual([true, 0]);
    updates.apply();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('that waited since an earlier visit is offered at once', () => {
    const workers = new Container();
    workers.registration.waiting = new FakeWorker();
    const { updates } = start({ workers });
    expect(updates.ready).toBe(true);
  });
});

test('the first version that a device sees is no update', () => {
  const { updates, workers, reload } = withNewVersion({ controlled: false });
  workers.dispatchEvent(new Event('controllerchange'));
  expect([updates.ready, reload.mock.calls.length]).toEqual([false, 0]);
});

test('a tab that is looked at again after an hour looks for a new version, also after a clock that jumped back', () => {
  const { workers, now } = start();
  const look = () => document.dispatchEvent(new Event('visibilitychange'));
  const checks: number[] = [];
  for (const minutes of [59, 61, 90, -600]) {
    now.value = MORNING + minutes * 60_000;
    look();
    checks.push(workers.registration.checks);
  }
  expect(checks).toEqual([0, 1, 1, 2]);
});

test('a tab that stays in sight looks for a new version every hour', () => {
  vi.useFakeTimers({ now: MORNING });
  onTestFinished(() => void vi.useRealTimers());
  const { workers, now } = start();
  const checks: number[] = [];
  for (const hour of [1, 2, 3]) {
    now.value = MORNING + hour * 3_600_000;
    vi.advanceTimersByTime(3_600_000);
    checks.push(workers.registration.checks);
  }
  expect(checks).toEqual([1, 2, 3]);
});
