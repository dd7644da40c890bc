import { expect, test } from 'vitest';
import { connectionsSeenBy } from '../../../src/sync/server/http-version.ts';
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
      connectionsSeenBy(clock, browserTimers).useHttp2(URL_ASKED, request),
    add: (...added: PerformanceResourceTiming[]) => entries.push(...added),
  };
}

const start = () => performance.now() + 0.1;

test.each<[string, () => PerformanceResourceTiming, boolean]>([
  ['HTTP/1.1', () => timing(start()), false],
  ['HTTP/2', () => timing(start(), { nextHopProtocol: 'h2' }), true],
  ['HTTP/3', () => timing(start(), { nextHopProtocol: 'h3' }), false],
  ['a server that does not allow it', () => timing(start(), { requestStart: 0, nextHopProtocol: '' }), false],
])('%s', async (_, made, isHttp2) => {
  const { seen, add } = timings();
  expect(await seen(() => Promise.resolve(add(made())))).toBe(isHttp2);
});

test('a timing that comes after its answer is waited for', async () => {
  const { seen, add } = timings();
  const late = () => setTimeout(() => add(timing(start(), { nextHopProtocol: 'h2' })), 100);
  expect(await seen(() => Promise.resolve(late()))).toBe(true);
});

test('a timing of an earlier request that comes only now does not count for this one', async () => {
  const { seen, add } = timings();
  const earlier = timing(performance.now() - 5, { nextHopProtocol: 'h2' });
  const asked = () => {
    add(earlier);
    setTimeout(() => add(timing(start())), 100);
    return Promise.resolve();
  };
  expect(await seen(asked)).toBe(false);
});

test('after a second without a timing nothing is known', async () => {
  const { seen } = timings();
  const begun = performance.now();
  expect(await seen(() => Promise.resolve())).toBe(false);
  expect(performance.now() - begun).toBeGreaterThan(900);
});
