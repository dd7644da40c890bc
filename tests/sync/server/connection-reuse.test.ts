import { expect, test } from 'vitest';
import { connectionsSeenBy } from '../../../src/sync/server/connection-reuse.ts';
import { browserTimers } from '../../../src/sync/timers.ts';

const URL_ASKED = 'https://api.example.org/api-v1/assessments/';

/** A timing of a request to the address, as Chromium rounds it: to tenths of a millisecond. */
function timing(startTime: number, more: Partial<PerformanceResourceTiming> = {}): PerformanceResourceTiming {
  const times = { startTime, fetchStart: startTime, connectStart: startTime, connectEnd: startTime };
  const values = { ...times, requestStart: startTime + 1, nextHopProtocol: 'http/1.1', ...more };
  return Object.create(PerformanceResourceTiming.prototype, props(values)) as PerformanceResourceTiming;
}
const props = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value: value as unknown }]));

/** A browser's timings, and what they show of one request. */
function timings() {
  const entries: PerformanceResourceTiming[] = [];
  const clock = {
    now: () => performance.now(),
    clearResourceTimings: () => entries.splice(0),
    getEntriesByName: (url: string) => (url === URL_ASKED ? entries : []),
  };
  return {
    seen: (request: () => Promise<unknown>) =>
      connectionsSeenBy(clock, browserTimers).usedBy(URL_ASKED, request),
    add: (...added: PerformanceResourceTiming[]) => entries.push(...added),
  };
}

const start = () => performance.now() + 0.1;

test.each<[string, () => PerformanceResourceTiming, string]>([
  ['all times of a reused connection are the start of the fetch', () => timing(start()), 'reused'],
  [
    'a connection took no time that the browser shows, yet was opened after the fetch began',
    () => {
      const at = start();
      return timing(at, { connectStart: at + 0.1, connectEnd: at + 0.1 });
    },
    'new',
  ],
  ['HTTP/2', () => timing(start(), { nextHopProtocol: 'h2' }), 'http/2'],
  ['HTTP/3', () => timing(start(), { nextHopProtocol: 'h3', connectEnd: start() + 5 }), 'reused'],
  ['a server that does not allow it', () => timing(start(), { requestStart: 0 }), 'unseen'],
])('%s', async (_, made, kind) => {
  const { seen, add } = timings();
  expect(await seen(() => Promise.resolve(add(made())))).toBe(kind);
});

test('a timing that comes after its answer is waited for', async () => {
  const { seen, add } = timings();
  const late = () => setTimeout(() => add(timing(start(), { connectEnd: start() + 5 })), 100);
  expect(await seen(() => Promise.resolve(late()))).toBe('new');
});

test('a timing of an earlier request that comes only now does not count for this one', async () => {
  const { seen, add } = timings();
  const earlier = timing(performance.now() - 5, { connectEnd: performance.now() });
  const asked = () => {
    add(earlier);
    setTimeout(() => add(timing(start())), 100);
    return Promise.resolve();
  };
  expect(await seen(asked)).toBe('reused');
});

test('after a second without a timing nothing is known', async () => {
  const { seen } = timings();
  const begun = performance.now();
  expect(await seen(() => Promise.resolve())).toBe('unseen');
  expect(performance.now() - begun).toBeGreaterThan(900);
});
