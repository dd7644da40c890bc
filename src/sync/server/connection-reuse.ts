/** What a browser can see of the connection that a request used: only if the server lets it (Timing-Allow-Origin). */
export interface Connections {
  /** Forgets what was seen: a browser remembers the first 250 requests only. */
  forget(): void;
  /** How the last request to an address went. */
  last(url: string): 'new' | 'reused' | 'http/2' | 'unseen';
}

/**
 * Reads from the browser's own timings how the last request to an address went. Whether its connection was new matters for
 * HTTP/1.1 only: over HTTP/2 that says nothing about the next request. Servers of other origins must allow it with
 * Timing-Allow-Origin.
 */
export function connectionsSeenBy(timings: Performance): Connections {
  return {
    forget: () => timings.clearResourceTimings(),
    last(url) {
      const entry = timings.getEntriesByName(url, 'resource').at(-1);
      if (!(entry instanceof PerformanceResourceTiming) || entry.requestStart === 0) return 'unseen';
      if (entry.nextHopProtocol === 'h2') return 'http/2';
      const isNew = entry.nextHopProtocol === 'http/1.1' && entry.connectEnd > entry.connectStart;
      return isNew ? 'new' : 'reused';
    },
  };
}
