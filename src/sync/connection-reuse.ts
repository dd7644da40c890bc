import type { Connections } from './probe.ts';

/**
 * Reads from the browser's own timings whether the last request to an address went over a new connection. HTTP/1.1 only:
 * over HTTP/2 a new connection says nothing about the next request. Servers of other origins must allow it with Timing-Allow-Origin.
 */
export function connectionsSeenBy(timings: Performance): Connections {
  return {
    forget: () => timings.clearResourceTimings(),
    last(url) {
      const entry = timings.getEntriesByName(url, 'resource').at(-1);
      if (!(entry instanceof PerformanceResourceTiming) || entry.requestStart === 0) return 'unseen';
      const isNew = entry.nextHopProtocol === 'http/1.1' && entry.connectEnd > entry.connectStart;
      return isNew ? 'new' : 'reused';
    },
  };
}
