import { expect, test, vi } from 'vitest';
import { ReadyOffline } from '../../../src/page/ready-offline.svelte.ts';
import type { KeptReport } from '../../../src/service-worker/messages.ts';

/** The browser's side of service workers, to be driven by hand: real ones need a built app, see tests/e2e/shell/first-visit.test.ts. */
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

class Container extends EventTarget {
  controller: FakeWorker | null = null;
  registration = { installing: null as FakeWorker | null, waiting: null, active: null as FakeWorker | null };
  startMessages = () => undefined;
  register = vi.fn(() => Promise.resolve(this.registration));
  tell(report: Partial<KeptReport>) {
    const data = { scope: SCOPE, isInstalling: false, ...report };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const SCOPE = new URL('./', location.href).href;

function start(workers: Container | undefined, script = new URL('service-worker.js', SCOPE)) {
  const waits: { ms: number; end: () => void }[] = [];
  const offline = new ReadyOffline({
    // The class above has every part of the container that is used.
    workers: workers as unknown as ServiceWorkerContainer | undefined,
    scope: SCOPE,
    registered: () => undefined,
    waited: (ms) => new Promise((end) => waits.push({ ms, end })),
  });
  return { offline, waits, all: offline.start(script) };
}

test('a first visit gets ready, is ready once the worker says so, and ends when everything is kept', async () => {
  const workers = new Container();
  const worker = (workers.registration.installing = new FakeWorker());
  const { offline, all } = start(workers);
  expect(offline.state).toEqual({ is: 'getting', hasFailed: false });
  await expect.poll(() => workers.register.mock.calls.length).toBe(1);
  worker.become('activated');
  await expect.poll(() => worker.heard).toEqual(['keep files']);
  workers.tell({ kept: 'first' });
  expect(offline.state).toEqual({ is: 'ready' });
  workers.tell({ kept: 'all' });
  await all;
});

test.each([
  [{ kept: 'unreachable' }, { is: 'getting', hasFailed: true }],
  [
    { kept: 'changed', file: 'index.html' },
    { is: 'damaged', file: 'index.html' },
  ],
  [{ kept: 'no room' }, { is: 'no room' }],
] as const)(
  'a worker that could not be installed is tried again, and why is said: %o',
  async (report, state) => {
    const workers = new Container();
    const worker = (workers.registration.installing = new FakeWorker());
    const { offline, waits } = start(workers);
    await expect.poll(() => workers.register.mock.calls.length).toBe(1);
    workers.tell({ ...report, isInstalling: true });
    worker.become('redundant');
    await expect.poll(() => waits.map(({ ms }) => ms)).toEqual([10_000]);
    expect(offline.state).toEqual(state);
    const next = (workers.registration.installing = new FakeWorker());
    waits[0]?.end();
    await expect.poll(() => workers.register.mock.calls.length).toBe(2);
    next.become('activated');
    workers.tell({ kept: 'first' });
    expect(offline.state).toEqual({ is: 'ready' });
  },
);

test('what is missing of the rest is tried again, at longer and longer intervals', async () => {
  const workers = new Container();
  const worker = (workers.registration.active = workers.controller = new FakeWorker());
  const { offline, waits, all } = start(workers);
  expect(offline.state).toBeUndefined();
  for (const tries of [1, 2, 3, 4, 5, 6, 7]) {
    await expect.poll(() => waits.length).toBe(tries);
    workers.tell({ kept: 'first' });
    waits.at(-1)?.end();
  }
  expect(waits.map(({ ms }) => ms / 1000)).toEqual([10, 20, 40, 80, 160, 300, 300]);
  expect(offline.state).toEqual({ is: 'ready' });
  workers.tell({ kept: 'all' });
  await all;
  expect(new Set(worker.heard)).toEqual(new Set(['keep files']));
});

test('a newer version that does not arrive takes nothing from this one, nor does a neighbour’s worker', async () => {
  const workers = new Container();
  workers.registration.active = workers.controller = new FakeWorker();
  const { offline, waits } = start(workers);
  await expect.poll(() => waits.length).toBe(1);
  workers.tell({ kept: 'first' });
  workers.tell({ kept: 'changed', file: 'index.html', isInstalling: true });
  workers.tell({ kept: 'changed', file: 'index.html', scope: `${SCOPE}other/` });
  workers.tell({ kept: 'damaged' as 'changed' });
  workers.dispatchEvent(new MessageEvent('message', { data: 'anything' }));
  expect(offline.state).toEqual({ is: 'ready' });
});

test.each([
  [
    'that is not there',
    'http://localhost:9/no-such-worker.js',
    new TypeError('404'),
    { is: 'getting', hasFailed: true },
  ],
  [
    'of another type',
    'index.html',
    new DOMException('MIME', 'SecurityError'),
    { is: 'damaged', file: 'index.html' },
  ],
  [
    'that is allowed nowhere',
    import.meta.url,
    new DOMException('policy', 'SecurityError'),
    { is: 'not allowed' },
  ],
  [
    'that does not run',
    import.meta.url,
    new TypeError('evaluation failed'),
    { is: 'damaged', file: 'ready-offline.test.ts' },
  ],
])('a script %s is no worker, and why is said', async (_, script, error, state) => {
  const workers = new Container();
  workers.register.mockRejectedValue(error);
  const { offline, waits } = start(workers, new URL(script, location.origin));
  await expect.poll(() => waits.length).toBe(1);
  expect(offline.state).toEqual(state);
});

test('a browser without workers says so', async () => {
  const { offline, all } = start(undefined);
  await all;
  expect(offline.state).toEqual({ is: 'not allowed' });
});
